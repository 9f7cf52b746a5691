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

/**
 * The names of the files that contain the file-set id, in this release and in former ones. A
 * storage that contains only these counts as empty.
 */
const fileSetFiles: readonly string[] = [fileSetKey, formerMarker]
/**
 * The folders and files that backups do not include. These are generated and incomplete files, and
 * the file-set id.
 */
const excludedNames: readonly string[] = [derivativesFolder, temporaryFolder, ...fileSetFiles]

/** Returns true if a backup includes the file of a key. */
export const isIncludedInBackup = (key: string) => !excludedNames.includes(key.split('/')[0] ?? '')

/**
 * Lists the keys of the stored files that a backup includes, sorted; empty if the folder does not
 * exist.
 */
export function listKeptFiles(mediaDir: string): Promise<string[]> {
  return listAllExcept(mediaDir, excludedNames)
}

/** Returns true for the key of a file that contains the file-set id. */
export const isFileSetFile = (key: string) => fileSetFiles.includes(key)

/** Lists the keys of all stored files in a folder, except the file-set id, sorted. */
export function listFiles(mediaDir: string): Promise<string[]> {
  return listAllExcept(mediaDir, fileSetFiles)
}

async function listAllExcept(mediaDir: string, names: readonly string[]): Promise<string[]> {
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

/**
 * Reads one folder; empty if it was deleted. Folders are read one by one, so that the deletion of
 * one does not make the listing fail.
 */
async function readEntries(folder: string): Promise<Dirent[]> {
  return (await nullIfMissing(readdir(folder, { withFileTypes: true }))) ?? []
}

/** Opens a stored file, which stays readable after its deletion; null if it does not exist. */
export async function openKeptFile(mediaDir: string, key: string): Promise<FileHandle | null> {
  return nullIfMissing(open(join(mediaDir, key)))
}

/** Writes a new file that only this user can read. */
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
