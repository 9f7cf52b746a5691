import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, type Dirent } from 'node:fs'
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { derivativesFolder } from '@/backend/platform/images/keys'
import { temporaryFolder } from '@/backend/platform/storage/disk-storage'
import { fileSetKey } from '@/backend/platform/storage/file-set'
import { nullIfMissing } from '@/lib/node/null-if-missing'

/** Names that backups exclude: derivatives, incomplete files, and the file-set id. */
const excludedNames: readonly string[] = [derivativesFolder, temporaryFolder, fileSetKey]

/** Returns true if backups include the file. */
export const isIncludedInBackup = (key: string) => !excludedNames.includes(key.split('/')[0] ?? '')

/** Lists the keys of files in backups, sorted. */
export function listIncludedFiles(mediaDir: string): Promise<string[]> {
  return listAllExcept(mediaDir, excludedNames)
}

/** Lists the keys of all files except the file-set id, sorted. */
export function listFiles(mediaDir: string): Promise<string[]> {
  return listAllExcept(mediaDir, [fileSetKey])
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
    const subfolder = join(folder, entry.name)
    keys.push(...(await listEntries(subfolder, await readEntries(subfolder))).map((key) => `${entry.name}/${key}`))
  }
  return keys.sort()
}

/** Reads one folder; empty if it is missing. A deletion during the listing is harmless. */
async function readEntries(folder: string): Promise<Dirent[]> {
  return (await nullIfMissing(readdir(folder, { withFileTypes: true }))) ?? []
}

/** Opens a file, which stays readable after its deletion; null if it is missing. */
export async function openDiskFile(mediaDir: string, key: string): Promise<FileHandle | null> {
  return nullIfMissing(open(join(mediaDir, key)))
}

/** Writes a new file for this user only. */
export async function writeDiskFile(mediaDir: string, key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const path = join(mediaDir, key)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
}

/** Returns the SHA-256 of a file. */
export async function hashDiskFile(mediaDir: string, key: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(mediaDir, key)), hash)
  return hash.digest('hex')
}
