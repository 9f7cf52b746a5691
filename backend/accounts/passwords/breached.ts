import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/** Says whether a password is known from a breach. */
export type IsBreached = (password: string) => Promise<boolean>

/** A line is at most 40 digits, a colon, a count and its end. */
const lineBytes = 80
const linePattern = /^([0-9A-F]{40})(?::\d+)?\r?$/i
/** At so many places a file is looked at before it is used: one in another order would find nothing, without a word. */
const probes = 32

/**
 * Breached passwords by a file of their SHA-1 hashes as Have I Been Pwned has it ("ordered by hash": one a line in hexadecimal, sorted, a
 * colon and a count behind). It is searched where it lies, in some forty short reads of forty gigabytes. Without a file nothing is breached.
 * @throws when the file cannot be read or is no such list
 */
export async function openBreachedPasswords(path: string | undefined): Promise<IsBreached> {
  if (path === undefined) return async () => false
  await withFile(path, async (file, size) => {
    let last = ''
    for (let probe = 0; probe < probes; probe += 1) {
      const hash = await hashAt(file, Math.floor((size * probe) / probes))
      if (probe === 0 && hash === null) throw new Error('it is empty')
      if (hash !== null && hash < last) throw new Error('it is not sorted by hash')
      last = hash ?? last
    }
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`PASSWORD_BREACH_FILE ${path} is no list of breached passwords: ${reason}.`)
  })
  return (password) => withFile(path, (file, size) => isListed(file, size, sha1(password)))
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

/** Looks for the first place behind which no smaller hash stands. */
async function isListed(file: FileHandle, size: number, wanted: string): Promise<boolean> {
  let low = 0
  let high = size
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const hash = await hashAt(file, middle)
    if (hash === null || hash >= wanted) high = middle
    else low = middle + 1
  }
  return (await hashAt(file, low)) === wanted
}

/** The hash of the first line that begins at a place or behind it; null behind the last. */
async function hashAt(file: FileHandle, place: number): Promise<string | null> {
  // The byte before tells whether a line begins at the place itself.
  const from = Math.max(0, place - 1)
  const { bytesRead, buffer } = await file.read(Buffer.alloc(2 * lineBytes), 0, 2 * lineBytes, from)
  const text = buffer.toString('latin1', 0, bytesRead)
  const start = place === 0 ? 0 : text.indexOf('\n') + 1
  if (place > 0 && start === 0 && bytesRead > lineBytes) throw new Error('its lines are too long')
  const [line = ''] = (place > 0 && start === 0 ? '' : text.slice(start)).split('\n', 1)
  if (line === '') return null
  const [, hash] = linePattern.exec(line) ?? []
  if (!hash) throw new Error('its lines are no SHA-1 hashes')
  return hash.toUpperCase()
}

function sha1(password: string): string {
  return createHash('sha1').update(password).digest('hex').toUpperCase()
}
