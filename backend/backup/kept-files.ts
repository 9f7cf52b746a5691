import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { derivativesFolder } from '../images/keys'
import { temporaryFolder } from '../storage/file-storage'

/** What is made again from originals, and what is not whole yet. */
const leftOut = new Set([derivativesFolder, temporaryFolder])

/** The keys of the stored files that a backup keeps, in order; none where there is no folder. */
export async function listKeptFiles(mediaDir: string): Promise<string[]> {
  const all = await listFiles(mediaDir)
  return all.filter((key) => !leftOut.has(key.split('/')[0] ?? ''))
}

/** The keys of all files in a folder of stored files, in order. */
export async function listFiles(mediaDir: string): Promise<string[]> {
  const entries = await ifThere(readdir(mediaDir, { recursive: true, withFileTypes: true }))
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(mediaDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Opens a stored file, which then can be read to its end even if it is deleted; null where there is none any more. */
export async function openKeptFile(mediaDir: string, key: string): Promise<FileHandle | null> {
  return ifThere(open(join(mediaDir, key)))
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

async function ifThere<Value>(value: Promise<Value>): Promise<Value | null> {
  return value.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
}
