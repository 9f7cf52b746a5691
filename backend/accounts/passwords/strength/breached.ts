import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/** Returns true if a password is known from a breach. */
export type IsBreached = (password: string) => Promise<boolean>

/** Bytes to read for a line, which has 40 digits, a colon, a count and a line ending. */
const lineBytes = 80
const linePattern = /^([0-9A-F]{40})(?::\d+)?\r?$/i
/**
 * Number of offsets at which opening checks the order of the file. In an unsorted file, a binary
 * search would miss passwords without an error.
 */
const probeCount = 32

/**
 * Opens a file of SHA-1 hashes from Have I Been Pwned ("ordered by hash"). Each line has a
 * hexadecimal hash, a colon and a count. The file is not loaded: a binary search in 40 GB takes
 * some 40 short reads. Without a file no password counts as breached.
 * @throws if the file cannot be read or has a different format
 */
export async function openBreachedPasswords(path: string | undefined): Promise<IsBreached> {
  if (path === undefined) return async () => false
  await withFile(path, async (file, size) => {
    let previousHash = ''
    for (let probe = 0; probe < probeCount; probe += 1) {
      const hash = await readHash(file, Math.floor((size * probe) / probeCount))
      if (probe === 0 && hash === null) throw new Error('it is empty')
      if (hash !== null && hash < previousHash) throw new Error('it is not sorted by hash')
      previousHash = hash ?? previousHash
    }
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`PASSWORD_BREACH_FILE ${path} is not a list of breached passwords: ${reason}.`)
  })
  return (password) => withFile(path, (file, size) => isHashListed(file, size, hashSha1(password)))
}

async function withFile<Result>(
  path: string,
  work: (file: FileHandle, size: number) => Promise<Result>,
): Promise<Result> {
  const file = await open(path)
  try {
    return await work(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

/**
 * Returns true if the file has a hash. Searches for the first offset after which no smaller hash
 * begins.
 */
async function isHashListed(file: FileHandle, size: number, target: string): Promise<boolean> {
  let low = 0
  let high = size
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const hash = await readHash(file, middle)
    if (hash === null || hash >= target) high = middle
    else low = middle + 1
  }
  return (await readHash(file, low)) === target
}

/**
 * Reads the hash of the first line that begins at the offset or after it; null after the last line.
 */
async function readHash(file: FileHandle, offset: number): Promise<string | null> {
  // The preceding byte shows whether a line begins exactly at the offset.
  const readOffset = Math.max(0, offset - 1)
  const { bytesRead, buffer } = await file.read(Buffer.alloc(2 * lineBytes), 0, 2 * lineBytes, readOffset)
  const text = buffer.toString('latin1', 0, bytesRead)
  const isLineFound = offset === 0 || text.includes('\n')
  if (!isLineFound && bytesRead > lineBytes) throw new Error('its lines are too long')
  const lineStart = offset === 0 ? 0 : text.indexOf('\n') + 1
  const [line] = text.slice(lineStart).split('\n', 1)
  if (!isLineFound || !line) return null
  const [, hash] = linePattern.exec(line) ?? []
  if (!hash) throw new Error('its lines are not SHA-1 hashes')
  return hash.toUpperCase()
}

function hashSha1(password: string): string {
  return createHash('sha1').update(password).digest('hex').toUpperCase()
}
