import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import { mimeOfName } from './file-types'

/** Thrown for a file that is not accepted. */
export class InvalidDownloadError extends Error {
  override readonly name = 'InvalidDownloadError'
}

export interface StoredFile {
  name: string
  mime: string
  byteSize: number
  hash: string
}

const maxNameLength = 200

/** The storage key of the content of a download. */
export function downloadKey(hash: string): string {
  return `downloads/${hash.slice(0, 2)}/${hash}`
}

/**
 * Stores the content of a download, under its hash: the file's own name never reaches the disk.
 * @throws InvalidDownloadError for an invalid name, or one whose extension is not accepted
 */
export async function storeDownload(storage: Disk, rawName: string, bytes: Uint8Array): Promise<StoredFile> {
  const name = rawName.normalize('NFC')
  if (name.length > maxNameLength || /[/\\\p{Cc}\p{Cs}]/u.test(name)) {
    throw new InvalidDownloadError(
      'The name of the file is too long or holds characters that it must not hold.',
    )
  }
  const mime = mimeOfName(name)
  if (!mime) throw new InvalidDownloadError('Files of this type are not accepted.')
  const hash = createHash('sha256').update(bytes).digest('hex')
  const key = downloadKey(hash)
  if (!(await storage.exists(key))) await storage.put(key, bytes)
  return { name, mime, byteSize: bytes.byteLength, hash }
}

/**
 * To be called before the response begins, because a failing stream can only be cut off.
 * @throws when the content of a download is missing
 */
export async function assertStored(storage: Disk, hash: string): Promise<void> {
  await storage.getMetaData(downloadKey(hash))
}

/** The first and the last byte of a part, counted from 0. */
interface Part {
  first: number
  last: number
}

/** A part of a stored file as a stream. The file is opened when the stream is first read, and closed with it. */
export function streamDownload(storage: Disk, hash: string, range: Part): ReadableStream {
  return Readable.toWeb(Readable.from(part(storage, hash, range))) as ReadableStream
}

/** The content of a stored file. The file is opened when it is first read, and closed by whoever stops reading. */
export async function* readStored(storage: Disk, hash: string): AsyncGenerator<Uint8Array> {
  yield* (await storage.getStream(downloadKey(hash))) as AsyncIterable<Uint8Array>
}

/** Reads from the start and skips what is before the part: the storage cannot seek, and files are small. */
async function* part(storage: Disk, hash: string, { first, last }: Part): AsyncGenerator<Uint8Array> {
  let position = 0
  for await (const chunk of readStored(storage, hash)) {
    const begin = Math.max(0, first - position)
    if (begin < chunk.byteLength) yield chunk.subarray(begin, last + 1 - position)
    position += chunk.byteLength
    if (position > last) return
  }
}
