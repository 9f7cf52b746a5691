import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { FileStorage, Part } from './file-storage'

/**
 * Must be called before the response starts: a failing stream can only be cut off.
 * @throws if the file does not exist
 */
export async function assertStored(storage: Disk, key: string): Promise<void> {
  await storage.getMetaData(key)
}

/** Streams a part of a stored file, which is opened on first read and closed with the stream. */
export function streamPart(storage: FileStorage, key: string, part: Part): ReadableStream {
  return Readable.toWeb(Readable.from(readPart(storage, key, part))) as ReadableStream
}

/** Reads a stored file, which is opened on first read and closed when the iteration ends. */
export async function* readStored(storage: Disk, key: string): AsyncGenerator<Uint8Array> {
  yield* (await storage.getStream(key)) as AsyncIterable<Uint8Array>
}

async function* readPart(storage: FileStorage, key: string, part: Part): AsyncGenerator<Uint8Array> {
  yield* storage.driver.readPart(key, part)
}
