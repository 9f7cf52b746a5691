import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { FileStorage, Part } from './file-storage'

/**
 * To be called before the response begins, because a failing stream can only be cut off.
 * @throws when there is no such file
 */
export async function assertStored(storage: Disk, key: string): Promise<void> {
  await storage.getMetaData(key)
}

/** A part of a stored file as a stream. The file is opened when the stream is first read, and closed with it. */
export function streamPart(storage: FileStorage, key: string, part: Part): ReadableStream {
  return Readable.toWeb(Readable.from(readPart(storage, key, part))) as ReadableStream
}

/** The content of a stored file. The file is opened when it is first read, and closed by whoever stops reading. */
export async function* readStored(storage: Disk, key: string): AsyncGenerator<Uint8Array> {
  yield* (await storage.getStream(key)) as AsyncIterable<Uint8Array>
}

async function* readPart(storage: FileStorage, key: string, part: Part): AsyncGenerator<Uint8Array> {
  yield* storage.driver.readPart(key, part)
}
