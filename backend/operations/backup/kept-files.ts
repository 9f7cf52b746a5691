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

/** Files with the file-set id, of this and former releases. An empty storage may contain them. */
const marks: readonly string[] = [fileSetKey, formerMarker]
/** Generated and incomplete files, and the marks, are not in backups. */
const leftOut: readonly string[] = [derivativesFolder, temporaryFolder, ...marks]

/** Returns true if a backup includes the file of a key. */
export const isKept = (key: string) => !leftOut.includes(key.split('/')[0] ?? '')

/** Lists the keys of the stored files that a backup includes, sorted; none without the folder. */
export function listKeptFiles(mediaDir: string): Promise<string[]> {
  return listAllBut(mediaDir, leftOut)
}

/** Returns true for the key of a mark. */
export const isMark = (key: string) => marks.includes(key)

/** Lists the keys of all files in a folder of stored files, without marks, sorted. */
export function listFiles(mediaDir: string): Promise<string[]> {
  return listAllBut(mediaDir, marks)
}

async function listAllBut(mediaDir: string, names: readonly string[]): Promise<string[]> {
  const entries = await readEntries(mediaDir)
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
    keys.push(...(await listEntries(inner, await readEntries(inner))).map((key) => `${entry.name}/${key}`))
  }
  return keys.sort()
}

/** Reads each folder separately, so that the deletion of one does not hide others. */
async function readEntries(folder: string): Promise<Dirent[]> {
  return (await nullIfMissing(readdir(folder, { withFileTypes: true }))) ?? []
}

/** Opens a stored file, which stays readable after its deletion; null if it does not exist. */
export async function openKeptFile(mediaDir: string, key: string): Promise<FileHandle | null> {
  return nullIfMissing(open(join(mediaDir, key)))
}

/** Writes a new file, readable by this user only. */
export async function writeKeptFile(
  mediaDir: string,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const path = join(mediaDir, key)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
}

/** Computes the SHA-256 of a stored file. */
export async function hashKeptFile(mediaDir: string, key: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(mediaDir, key)), hash)
  return hash.digest('hex')
}
