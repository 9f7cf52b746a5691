import { createHash } from 'node:crypto'
import { rootCause } from '@/lib/node/describe-error'
import { readFileSet } from './file-set'
import type { FileStorage, ListedFile } from './file-storage'
import { readStored } from './stored-file'
import { isStorageUnavailable } from './unavailable'

export interface CopyResult {
  copied: number
  /** How many were there already, with the same content. */
  equal: number
  /** How many lie at the target alone. */
  extra: number
  /** What is missing or different at the target, a line each. */
  problems: string[]
}

interface Places {
  from: FileStorage
  to: FileStorage
}

/** So many files at a time: each waits for the network most of the time, and lies in memory meanwhile. */
const atOnce = 8

/**
 * Copies the files that the target has not, or has with another content, and compares all others by their SHA-256. Only what the source
 * loses meanwhile is deleted, and servers may go on reading and writing on both sides. What is missing comes first, so that little is missing for long.
 * @throws where the target has another site's files, or a side cannot be reached
 */
export async function copyFiles(places: Places): Promise<CopyResult> {
  const problems = new Map<string, string>()
  let copied = 0
  async function copy(key: string): Promise<void> {
    const problem = await copyFile(places, key).catch(asProblem)
    if (problem) problems.set(key, problem)
    else copied += 1
  }

  const before = await compareLists(places)
  await assertNoOtherSet(places)
  await forEach(before.missing, copy)
  const differing: string[] = []
  await forEach(before.alike, async (key) => {
    if (!(await isEqual(places, key))) differing.push(key)
  })
  await forEach(differing, copy)
  // What was stored meanwhile.
  const meanwhile = await compareLists(places)
  await forEach(
    meanwhile.missing.filter((key) => !problems.has(key)),
    copy,
  )
  const after = await compareLists(places)
  for (const key of after.missing) if (!problems.has(key)) problems.set(key, 'missing at the target')
  return {
    copied,
    equal: before.alike.length - differing.length,
    extra: after.extra,
    problems: [...problems].map(([key, problem]) => `${key}: ${problem}`).sort(),
  }
}

/** The id of the files goes with them; another site's would be lost. */
async function assertNoOtherSet({ from, to }: Places): Promise<void> {
  const [here, there] = await Promise.all([readFileSet(from), readFileSet(to)])
  if (here !== undefined && there !== undefined && here !== there) {
    throw new Error(`The files in ${to.driver.where} are of another site: nothing was copied.`)
  }
}

/** Which files the target has not, or not as long as they are, and which may be alike. */
async function compareLists({ from, to }: Places) {
  const lengths = new Map<string, number>()
  for await (const { key, byteSize } of to.driver.listFiles()) lengths.set(key, byteSize)
  const missing: string[] = []
  const alike: string[] = []
  let common = 0
  for await (const { key, byteSize } of from.driver.listFiles()) {
    const length = lengths.get(key)
    if (length !== undefined) common += 1
    const list = length === byteSize ? alike : missing
    list.push(key)
  }
  return { missing, alike, extra: lengths.size - common }
}

/** @returns why the file could not be copied; nothing as well where it is no longer there */
async function copyFile({ from, to }: Places, key: ListedFile['key']): Promise<string | undefined> {
  const chunks = await readUnlessGone(from, key)
  if (!chunks) return undefined
  const bytes = Buffer.concat(chunks)
  const hash = hashOf(chunks)
  if (isOtherContent(key, hash)) return 'damaged at the source: its name is the hash of another content'
  await to.put(key, bytes)
  // A site that is moving deletes at the source first, then at the target (`MovingDriver`).
  if (!(await from.exists(key))) {
    await to.delete(key)
    return undefined
  }
  const written = await readUnlessGone(to, key)
  return written && hashOf(written) === hash ? undefined : 'different at the target after it was written'
}

/** A file that cannot be read is told with all others; a place that cannot be reached ends everything. */
function asProblem(error: unknown): string {
  if (isStorageUnavailable(error) || !(error instanceof Error)) throw error
  return rootCause(error).message
}

/** Whether both have the same content; what either side lost meanwhile is for the next comparison of the lists. */
async function isEqual({ from, to }: Places, key: string): Promise<boolean> {
  const [here, there] = await Promise.all([readUnlessGone(from, key), readUnlessGone(to, key)])
  return !here || !there || hashOf(here) === hashOf(there)
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

function hashOf(chunks: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

/** Originals, downloads and the like are named by the SHA-256 of their content. */
function isOtherContent(key: string, hash: string): boolean {
  const name = key.split('/').at(-1) ?? ''
  return /^[0-9a-f]{64}$/.test(name) && name !== hash
}

/** Works through a list, a few at a time; the first failure ends it. */
async function forEach(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const queue = keys.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const key of queue) await work(key)
  })
  await Promise.all(workers)
}
