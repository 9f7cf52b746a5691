import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { FileStorage, Part } from './file-storage'

/**
 * Asserts that a file exists. Call it before the response starts, because a stream can only abort.
 */
export async function assertStored(storage: Disk, key: string): Promise<void> {
  await storage.getMetaData(key)
}

export function streamPart(storage: FileStorage, key: string, part: Part): ReadableStream {
  return Readable.toWeb(Readable.from(readPart(storage, key, part))) as ReadableStream
}

/** Reads a stored file. Opens it at the first read. */
export async function* readStored(storage: Disk, key: string): AsyncGenerator<Uint8Array> {
  yield* (await storage.getStream(key)) as AsyncIterable<Uint8Array>
}

async function* readPart(storage: FileStorage, key: string, part: Part): AsyncGenerator<Uint8Array> {
  yield* storage.driver.readPart(key, part)
}
