import { createHash } from 'node:crypto'
import { rootCause } from '@/lib/node/describe-error'
import { readFileSet } from './file-set'
import type { FileStorage, ListedFile } from './file-storage'
import { readStored } from './stored-file'
import { isStorageUnavailable } from './unavailable'

export interface CopyResult {
  copied: number
  /** Number of files already present with equal content. */
  equal: number
  /** Number of files only at the target. */
  extra: number
  /** Missing or different files at the target, one line each. */
  problems: string[]
}

interface Places {
  from: FileStorage
  to: FileStorage
}

/** Concurrent copies: each mostly waits for the network, and is held in memory. */
const concurrency = 8

/**
 * Copies missing and different files and compares all others by SHA-256. Missing files come first.
 * Deletes only files that the source loses meanwhile; servers may use both sides.
 * @throws if the target has another site's files, or a side is unreachable
 */
export async function copyFiles(places: Places): Promise<CopyResult> {
  const problems = new Map<string, string>()
  let copiedCount = 0
  async function copy(key: string): Promise<void> {
    const problem = await copyFile(places, key).catch(toProblem)
    if (problem) problems.set(key, problem)
    else copiedCount += 1
  }

  const before = await compareLists(places)
  await assertNoOtherSet(places)
  await forEachConcurrently(before.missing, copy)
  const differing: string[] = []
  await forEachConcurrently(before.alike, async (key) => {
    if (!(await hasEqualContent(places, key))) differing.push(key)
  })
  await forEachConcurrently(differing, copy)
  // Files stored meanwhile.
  const changesDuringCopy = await compareLists(places)
  await forEachConcurrently(
    changesDuringCopy.missing.filter((key) => !problems.has(key)),
    copy,
  )
  const after = await compareLists(places)
  for (const key of after.missing) if (!problems.has(key)) problems.set(key, 'missing at the target')
  return {
    copied: copiedCount,
    equal: before.alike.length - differing.length,
    extra: after.extra,
    problems: [...problems].map(([key, problem]) => `${key}: ${problem}`).sort(),
  }
}

/** Rejects a target with another site's id, which copying would overwrite. */
async function assertNoOtherSet({ from, to }: Places): Promise<void> {
  const [here, there] = await Promise.all([readFileSet(from), readFileSet(to)])
  if (here !== undefined && there !== undefined && here !== there) {
    throw new Error(`The files in ${to.driver.where} are of another site: nothing was copied.`)
  }
}

/** Lists files that are missing or of different length at the target, and those of equal length. */
async function compareLists({ from, to }: Places) {
  const lengths = new Map<string, number>()
  for await (const { key, byteSize } of to.driver.listFiles()) lengths.set(key, byteSize)
  const missingKeys: string[] = []
  const sameLength: string[] = []
  let common = 0
  for await (const { key, byteSize } of from.driver.listFiles()) {
    const length = lengths.get(key)
    if (length !== undefined) common += 1
    const list = length === byteSize ? sameLength : missingKeys
    list.push(key)
  }
  return { missing: missingKeys, alike: sameLength, extra: lengths.size - common }
}

/** Copies a file. @returns the problem; undefined on success or if the file is gone */
async function copyFile({ from, to }: Places, key: ListedFile['key']): Promise<string | undefined> {
  const chunks = await readUnlessGone(from, key)
  if (!chunks) return undefined
  const bytes = Buffer.concat(chunks)
  const hash = hashChunks(chunks)
  if (hasOtherContent(key, hash)) return 'damaged at the source: its name is the hash of another content'
  await to.put(key, bytes)
  // A moving site deletes at the source first, then at the target (`MovingDriver`).
  if (!(await from.exists(key))) {
    await to.delete(key)
    return undefined
  }
  const writtenBytes = await readUnlessGone(to, key)
  return writtenBytes && hashChunks(writtenBytes) === hash
    ? undefined
    : 'different at the target after it was written'
}

/** Converts the error of a single file to a problem; rethrows an unreachable storage. */
function toProblem(error: unknown): string {
  if (isStorageUnavailable(error) || !(error instanceof Error)) throw error
  return rootCause(error).message
}

/**
 * Returns true for equal content; files deleted meanwhile are left to the next comparison of lists.
 */
async function hasEqualContent({ from, to }: Places, key: string): Promise<boolean> {
  const [here, there] = await Promise.all([readUnlessGone(from, key), readUnlessGone(to, key)])
  return !here || !there || hashChunks(here) === hashChunks(there)
}

async function readUnlessGone(storage: FileStorage, key: string): Promise<Uint8Array[] | undefined> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of readStored(storage, key)) chunks.push(chunk)
    return chunks
  } catch (error) {
    if (await storage.exists(key)) throw error
    return undefined
  }
}

function hashChunks(chunks: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * Returns true if the name is a SHA-256 of other content: originals, downloads and others are named
 * by their hash.
 */
function hasOtherContent(key: string, hash: string): boolean {
  const name = key.split('/').at(-1) ?? ''
  return /^[0-9a-f]{64}$/.test(name) && name !== hash
}

/** Processes a list concurrently; stops at the first failure. */
async function forEachConcurrently(
  keys: readonly string[],
  work: (key: string) => Promise<void>,
): Promise<void> {
  const queue = keys.values()
  const workers = Array.from({ length: concurrency }, async () => {
    for (const key of queue) await work(key)
  })
  await Promise.all(workers)
}
