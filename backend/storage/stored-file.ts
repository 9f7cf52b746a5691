import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'

/**
 * To be called before the response begins, because a failing stream can only be cut off.
 * @throws when there is no such file
 */
export async function assertStored(storage: Disk, key: string): Promise<void> {
  await storage.getMetaData(key)
}

/** The first and the last byte of a part, counted from 0. */
interface Part {
  first: number
  last: number
}

/** A part of a stored file as a stream. The file is opened when the stream is first read, and closed with it. */
export function streamPart(storage: Disk, key: string, range: Part): ReadableStream {
  return Readable.toWeb(Readable.from(part(storage, key, range))) as ReadableStream
}

/** The content of a stored file. The file is opened when it is first read, and closed by whoever stops reading. */
export async function* readStored(storage: Disk, key: string): AsyncGenerator<Uint8Array> {
  yield* (await storage.getStream(key)) as AsyncIterable<Uint8Array>
}

/** Reads from the start and skips what is before the part: the storage cannot seek, and files are small. */
async function* part(storage: Disk, key: string, { first, last }: Part): AsyncGenerator<Uint8Array> {
  let position = 0
  for await (const chunk of readStored(storage, key)) {
    const begin = Math.max(0, first - position)
    if (begin < chunk.byteLength) yield chunk.subarray(begin, last + 1 - position)
    position += chunk.byteLength
    if (position > last) return
  }
}
