import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, type Dirent } from 'node:fs'
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { derivativesFolder } from '@/backend/platform/images/keys'
import { temporaryFolder } from '@/backend/platform/storage/disk-storage'
import { formerMarker } from '@/backend/platform/storage/file-folder'
import { fileSetKey } from '@/backend/platform/storage/file-set'
import { nullIfMissing } from '@/lib/node/null-if-missing'

/** What says whose files these are, of this release and of former ones: an empty place has it, too. */
const marks: readonly string[] = [fileSetKey, formerMarker]
/** What is made again from originals, and what is not whole yet, as well. */
const leftOut: readonly string[] = [derivativesFolder, temporaryFolder, ...marks]

/** Whether a backup keeps what is stored under a key. */
export const isKept = (key: string) => !leftOut.includes(key.split('/')[0] ?? '')

/** The keys of the stored files that a backup keeps, in order; none where there is no folder. */
export function listKeptFiles(mediaDir: string): Promise<string[]> {
  return listAllBut(mediaDir, leftOut)
}

/** Whether a key is that of a mark, which every place has. */
export const isMark = (key: string) => marks.includes(key)

/** The keys of all files in a folder of stored files, in order. */
export function listFiles(mediaDir: string): Promise<string[]> {
  return listAllBut(mediaDir, marks)
}

async function listAllBut(mediaDir: string, names: readonly string[]): Promise<string[]> {
  const entries = await entriesOf(mediaDir)
  return listEntries(
    mediaDir,
    entries.filter(({ name }) => !names.includes(name)),
  )
}

async function listEntries(folder: string, entries: readonly Dirent[]): Promise<string[]> {
  const keys: string[] = []
  for (const entry of entries) {
    if (entry.isFile()) keys.push(entry.name)
    if (!entry.isDirectory()) continue
    const inner = join(folder, entry.name)
    keys.push(...(await listEntries(inner, await entriesOf(inner))).map((key) => `${entry.name}/${key}`))
  }
  return keys.sort()
}

/** Folder by folder, so that one that is deleted meanwhile hides no other. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  return (await nullIfMissing(readdir(folder, { withFileTypes: true }))) ?? []
}

/** Opens a stored file, which then can be read to its end even if it is deleted; null where there is none any more. */
export async function openKeptFile(mediaDir: string, key: string): Promise<FileHandle | null> {
  return nullIfMissing(open(join(mediaDir, key)))
}

/** Stores a file for this user alone; there must be none yet. */
export async function writeKeptFile(
  mediaDir: string,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const path = join(mediaDir, key)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
}

/** The SHA-256 of a stored file. */
export async function hashKeptFile(mediaDir: string, key: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(mediaDir, key)), hash)
  return hash.digest('hex')
}
