import { createHash } from 'node:crypto'
import { rootCause } from '@/lib/node/describe-error'
import { readFileSet } from './file-set'
import type { FileStorage, ListedFile } from './file-storage'
import { readStored } from './stored-file'
import { isStorageUnavailable } from './unavailable'

export interface CopyResult {
  copied: number
  /** Number of files that were already at the target with equal content. */
  equal: number
  /** Number of files that exist only at the target; they are kept. */
  extra: number
  /** Files that are still missing or different at the target, one line each. */
  problems: string[]
}

/** The source and the target of the copy. */
interface Locations {
  from: FileStorage
  to: FileStorage
}

/** Copies at a time. More would be faster, but each copy keeps its file in memory. */
const concurrency = 8

/**
 * Copies files that are missing or different at the target; compares content by SHA-256. Deletes a
 * file at the target only if it disappears from the source during the copy. Servers may keep using
 * both locations.
 * @throws if the target has another site's files, or a location is unreachable
 */
export async function copyFiles(locations: Locations): Promise<CopyResult> {
  const problems = new Map<string, string>()
  let copiedCount = 0
  async function copy(key: string): Promise<void> {
    const problem = await copyFile(locations, key).catch(toProblem)
    if (problem) problems.set(key, problem)
    else copiedCount += 1
  }

  const before = await compareLists(locations)
  await assertSameSite(locations)
  await forEachConcurrently(before.missingKeys, copy)
  const differingKeys: string[] = []
  await forEachConcurrently(before.sameLengthKeys, async (key) => {
    if (!(await hasEqualContent(locations, key))) differingKeys.push(key)
  })
  await forEachConcurrently(differingKeys, copy)
  // Files that were stored at the source during the copy.
  const changesDuringCopy = await compareLists(locations)
  await forEachConcurrently(
    changesDuringCopy.missingKeys.filter((key) => !problems.has(key)),
    copy,
  )
  const after = await compareLists(locations)
  for (const key of after.missingKeys) if (!problems.has(key)) problems.set(key, 'missing at the target')
  return {
    copied: copiedCount,
    equal: before.sameLengthKeys.length - differingKeys.length,
    extra: after.extraCount,
    problems: [...problems].map(([key, problem]) => `${key}: ${problem}`).sort(),
  }
}

/**
 * Rejects a target with the files of another site. Copying would overwrite the site's id, which is
 * stored as a file.
 */
async function assertSameSite({ from, to }: Locations): Promise<void> {
  const [sourceSet, targetSet] = await Promise.all([readFileSet(from), readFileSet(to)])
  if (sourceSet !== undefined && targetSet !== undefined && sourceSet !== targetSet) {
    throw new Error(`The files in ${to.driver.where} belong to another site. Nothing was copied.`)
  }
}

/**
 * Lists the files that are missing at the target or have a different length there, and the files of
 * equal length. Counts the files that exist only at the target.
 */
async function compareLists({ from, to }: Locations) {
  const targetLengths = new Map<string, number>()
  for await (const { key, byteSize } of to.driver.listFiles()) targetLengths.set(key, byteSize)
  const missingKeys: string[] = []
  const sameLengthKeys: string[] = []
  let commonCount = 0
  for await (const { key, byteSize } of from.driver.listFiles()) {
    const length = targetLengths.get(key)
    if (length !== undefined) commonCount += 1
    const list = length === byteSize ? sameLengthKeys : missingKeys
    list.push(key)
  }
  return { missingKeys, sameLengthKeys, extraCount: targetLengths.size - commonCount }
}

/** Copies a file. @returns the problem; undefined on success or if the source deleted the file */
async function copyFile({ from, to }: Locations, key: ListedFile['key']): Promise<string | undefined> {
  const chunks = await readUnlessGone(from, key)
  if (!chunks) return undefined
  const bytes = Buffer.concat(chunks)
  const hash = hashChunks(chunks)
  if (hasOtherContent(key, hash)) return 'damaged at the source: its name is the hash of another content'
  await to.put(key, bytes)
  // A server that uses both locations deletes a file at the source first (`MovingDriver`). It may
  // already have deleted the file at the target, too, before `put` wrote it again.
  if (!(await from.exists(key))) {
    await to.delete(key)
    return undefined
  }
  const writtenBytes = await readUnlessGone(to, key)
  return writtenBytes && hashChunks(writtenBytes) === hash
    ? undefined
    : 'different at the target after it was written'
}

/** Returns the problem of a single file; rethrows the error if the storage is unreachable. */
function toProblem(error: unknown): string {
  if (isStorageUnavailable(error) || !(error instanceof Error)) throw error
  return rootCause(error).message
}

/**
 * Returns true if the content is equal, or if the file was deleted after the lists were compared.
 * The next comparison of the lists handles deleted files.
 */
async function hasEqualContent({ from, to }: Locations, key: string): Promise<boolean> {
  const [sourceChunks, targetChunks] = await Promise.all([readUnlessGone(from, key), readUnlessGone(to, key)])
  return !sourceChunks || !targetChunks || hashChunks(sourceChunks) === hashChunks(targetChunks)
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
 * Returns true if the file's name is a SHA-256 but not the hash of its content. Originals,
 * downloads and some other files are named by their hash.
 */
function hasOtherContent(key: string, hash: string): boolean {
  const name = key.split('/').at(-1) ?? ''
  return /^[0-9a-f]{64}$/.test(name) && name !== hash
}

/** Processes a list concurrently; rejects at the first failure. */
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
