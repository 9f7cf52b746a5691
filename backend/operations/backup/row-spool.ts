import { type FileHandle, open, rm } from 'node:fs/promises'

/** Temporary storage of rows between database and archive. */
export interface RowSpool {
  append(text: string): Promise<void>
  size(): number
  read(start: number, size: number): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

/**
 * Creates a temporary file for rows. It keeps the transaction short, and provides the size of a
 * table for its tar header. It is unlinked immediately, so the system removes it with the process.
 * @param path path until it is unlinked
 */
export async function createRowSpool(path: string): Promise<RowSpool> {
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  let size = 0
  return {
    async append(text) {
      const bytes = Buffer.from(text)
      await writeAll(file, bytes, size)
      size += bytes.byteLength
    },
    size: () => size,
    read: (start, length) => readPart(file, start, start + length),
    close: () => file.close(),
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  let writtenBytes = 0
  while (writtenBytes < bytes.byteLength) {
    writtenBytes += (await file.write(bytes, writtenBytes, bytes.byteLength - writtenBytes, position + writtenBytes))
      .bytesWritten
  }
}

const chunkBytes = 256 * 1024

async function* readPart(file: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let position = start; position < end; ) {
    const length = Math.min(chunkBytes, end - position)
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position)
    if (bytesRead === 0) throw new Error('The rows are incomplete.')
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
