import { createHash } from 'node:crypto'
import { findRootCause } from '@/lib/node/describe-error'
import { readFileSet } from './file-set'
import type { FileStorage, ListedFile } from './file-storage'
import { readStored } from './stored-file'
import { isStorageUnavailable } from './unavailable'

export interface CopyResult {
  copiedCount: number
  /** Number of files that the target already had with equal content. */
  equalCount: number
  /** Number of files that only the target has. They are kept. */
  extraCount: number
  /** Files that remain missing or different at the target, one line each. */
  problems: string[]
}

/** The source and the target of the copy. */
interface Locations {
  source: FileStorage
  target: FileStorage
}

/** Number of parallel copies. Each keeps its file in memory. */
const concurrency = 8

/**
 * Copies files that are missing or different at the target, by SHA-256. Deletes a target file only
 * if the source deletes it during the copy. Servers may use both locations meanwhile.
 * @throws if the target has files of another site, or a location is unreachable
 */
export async function copyFiles(locations: Locations): Promise<CopyResult> {
  const problems = new Map<string, string>()
  let copiedCount = 0
  async function copy(key: string): Promise<void> {
    const problem = await copyFile(locations, key).catch(toProblem)
    if (problem) problems.set(key, problem)
    else copiedCount += 1
  }

  const initialLists = await compareLists(locations)
  await assertSameSite(locations)
  await forEachConcurrently(initialLists.missingKeys, copy)
  const differingKeys: string[] = []
  await forEachConcurrently(initialLists.sameLengthKeys, async (key) => {
    if (!(await hasEqualContent(locations, key))) differingKeys.push(key)
  })
  await forEachConcurrently(differingKeys, copy)
  // The source may have stored more files during the copy.
  const changesDuringCopy = await compareLists(locations)
  await forEachConcurrently(
    changesDuringCopy.missingKeys.filter((key) => !problems.has(key)),
    copy,
  )
  const finalLists = await compareLists(locations)
  for (const key of finalLists.missingKeys) if (!problems.has(key)) problems.set(key, 'missing at the target')
  return {
    copiedCount,
    equalCount: initialLists.sameLengthKeys.length - differingKeys.length,
    extraCount: finalLists.extraCount,
    problems: [...problems].map(([key, problem]) => `${key}: ${problem}`).sort(),
  }
}

/** Rejects a target with another site's files. A copy would overwrite the id of that site. */
async function assertSameSite({ source, target }: Locations): Promise<void> {
  const [sourceSet, targetSet] = await Promise.all([readFileSet(source), readFileSet(target)])
  if (sourceSet !== undefined && targetSet !== undefined && sourceSet !== targetSet) {
    throw new Error(`The files in ${target.driver.location} belong to another site. Nothing was copied.`)
  }
}

/** Compares the lists of both locations. `missingKeys` includes files of another length. */
async function compareLists({ source, target }: Locations) {
  const targetLengths = new Map<string, number>()
  for await (const { key, byteSize } of target.driver.listFiles()) targetLengths.set(key, byteSize)
  const missingKeys: string[] = []
  const sameLengthKeys: string[] = []
  let commonCount = 0
  for await (const { key, byteSize } of source.driver.listFiles()) {
    const length = targetLengths.get(key)
    if (length !== undefined) commonCount += 1
    const list = length === byteSize ? sameLengthKeys : missingKeys
    list.push(key)
  }
  return { missingKeys, sameLengthKeys, extraCount: targetLengths.size - commonCount }
}

/** Copies a file. @returns the problem; undefined on success or if the source deleted the file */
async function copyFile({ source, target }: Locations, key: ListedFile['key']): Promise<string | undefined> {
  const chunks = await readUnlessGone(source, key)
  if (!chunks) return undefined
  const bytes = Buffer.concat(chunks)
  const hash = hashChunks(chunks)
  if (hasOtherContent(key, hash)) return 'damaged at the source: its name is not the hash of its content'
  await target.put(key, bytes)
  // `MovingDriver` deletes a file at both locations, perhaps before `put` wrote it here again.
  if (!(await source.exists(key))) {
    await target.delete(key)
    return undefined
  }
  const writtenBytes = await readUnlessGone(target, key)
  return writtenBytes && hashChunks(writtenBytes) === hash ? undefined : 'different at the target after it was written'
}

/** Returns the problem of one file. Rethrows if the storage is unreachable. */
function toProblem(error: unknown): string {
  if (isStorageUnavailable(error) || !(error instanceof Error)) throw error
  return findRootCause(error).message
}

/**
 * Returns true if the contents are equal, or if one file was deleted meanwhile. The next comparison
 * handles deleted files.
 */
async function hasEqualContent({ source, target }: Locations, key: string): Promise<boolean> {
  const [sourceChunks, targetChunks] = await Promise.all([readUnlessGone(source, key), readUnlessGone(target, key)])
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

/** Returns true for a file that is named by a SHA-256 other than that of its content. */
function hasOtherContent(key: string, hash: string): boolean {
  const name = key.split('/').at(-1) ?? ''
  return /^[0-9a-f]{64}$/.test(name) && name !== hash
}

/** Processes keys in parallel. Rejects at the first failure. */
async function forEachConcurrently(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const queue = keys.values()
  const workers = Array.from({ length: concurrency }, async () => {
    for (const key of queue) await work(key)
  })
  await Promise.all(workers)
}
