import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { ByteRange, FileStorage } from './file-storage'

/**
 * Asserts that a file exists. Call it before the response starts, because a stream can only abort.
 */
export async function assertStored(storage: Disk, key: string): Promise<void> {
  await storage.getMetaData(key)
}

/** Stores a file that is named by its content, unless it is already stored completely. */
export async function storeOnce(storage: Disk, key: string, bytes: Uint8Array): Promise<void> {
  const isStored = (await storage.exists(key)) && (await storage.getMetaData(key)).contentLength === bytes.byteLength
  if (!isStored) await storage.put(key, bytes)
}

export function streamRange(storage: FileStorage, key: string, part: ByteRange): ReadableStream {
  return Readable.toWeb(Readable.from(readRange(storage, key, part))) as ReadableStream
}

/** Reads a stored file. Opens it at the first read. */
export async function* readStored(storage: Disk, key: string): AsyncGenerator<Uint8Array> {
  yield* (await storage.getStream(key)) as AsyncIterable<Uint8Array>
}

async function* readRange(storage: FileStorage, key: string, part: ByteRange): AsyncGenerator<Uint8Array> {
  yield* storage.driver.readRange(key, part)
}
