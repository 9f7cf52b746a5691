/** Block size of tar. */
const blockBytes = 512
/** Largest size in eleven octal digits. Larger ones are binary. */
const maxOctalSize = 0o77777777777
/** First byte of a binary size (GNU tar, "base-256"). */
const binaryMark = 0x80
const maxNameBytes = 100

export interface TarFile {
  name: string
  size: number
  /** Content of exactly `size` bytes. */
  content: AsyncIterable<Uint8Array>
}

/**
 * Writes a tar archive (POSIX.1-1988, "ustar") for the owner only.
 * @throws Error for a name over 100 bytes or content of another length
 */
export async function* writeTar(files: AsyncIterable<TarFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of files) {
    yield createHeader(name, size, modifiedAt)
    let writtenBytes = 0
    for await (const chunk of content) {
      writtenBytes += chunk.byteLength
      yield chunk
    }
    if (writtenBytes !== size) throw new Error(`${name} has ${writtenBytes} bytes, not ${size} as before.`)
    yield Buffer.alloc(countPadding(size))
  }
  yield Buffer.alloc(2 * blockBytes)
}

/**
 * Reads a tar archive of `writeTar`. Each file must be read or skipped before the next.
 * @throws Error if it is not an archive or ends early
 */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const reader = createReader(bytes)
  for (;;) {
    const block = Buffer.concat(await collectChunks(reader.take(blockBytes)))
    if (block.every((byte) => byte === 0)) break
    const { name, size } = readHeader(block)
    const content = reader.take(size)
    yield { name, size, content }
    await skipBytes(content)
    await skipBytes(reader.take(countPadding(size)))
  }
  await reader.skipToEnd()
}

const countPadding = (size: number) => (blockBytes - (size % blockBytes)) % blockBytes

/** Offsets of the header fields that are read. */
const offsets = { name: 0, size: 124, checksum: 148, magic: 257 }

function createHeader(name: string, size: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > maxNameBytes) throw new Error(`The name ${name} is too long for the archive.`)
  const block = Buffer.alloc(blockBytes)
  const formatOctal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  block.write(name, offsets.name)
  block.write(formatOctal(0o600, 7), 100)
  // User and group 0: the files belong to the user who extracts them.
  block.write(formatOctal(0, 7), 108)
  block.write(formatOctal(0, 7), 116)
  writeSize(block, size)
  block.write(formatOctal(Math.floor(modifiedAt.getTime() / 1000), 11), 136)
  block.write('0', 156)
  block.write('ustar\x0000', offsets.magic)
  block.write(`${formatOctal(computeChecksum(block), 6)} `, offsets.checksum)
  return block
}

function writeSize(block: Buffer, size: number): void {
  if (size <= maxOctalSize) {
    block.write(`${size.toString(8).padStart(11, '0')}\0`, offsets.size)
    return
  }
  block.writeUInt8(binaryMark, offsets.size)
  block.writeBigUInt64BE(BigInt(size), offsets.size + 4)
}

function readSize(block: Buffer): number {
  return block.readUInt8(offsets.size) === binaryMark
    ? Number(block.readBigUInt64BE(offsets.size + 4))
    : Number.parseInt(block.toString('latin1', offsets.size, offsets.size + 12), 8)
}

/** Sums the bytes of the header. The checksum itself counts as spaces. */
function computeChecksum(block: Buffer): number {
  const checksumField = block.subarray(offsets.checksum, offsets.checksum + 8)
  return block.reduce((sum, byte) => sum + byte, 0) - checksumField.reduce((sum, byte) => sum + byte, 0) + 8 * 32
}

function readHeader(block: Buffer): { name: string; size: number } {
  const readText = (start: number, length: number) =>
    block.toString('utf8', start, start + length).replace(/\0.*$/s, '')
  const isTar =
    readText(offsets.magic, 5) === 'ustar' &&
    Number.parseInt(readText(offsets.checksum, 7), 8) === computeChecksum(block)
  const size = readSize(block)
  if (!isTar || Number.isNaN(size)) throw new Error('This is not a tar archive, or it is damaged.')
  return { name: readText(offsets.name, maxNameBytes), size }
}

function createReader(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]()
  let bufferedBytes: Uint8Array = new Uint8Array()

  async function* take(size: number): AsyncGenerator<Uint8Array> {
    let missingBytes = size
    while (missingBytes > 0) {
      if (bufferedBytes.byteLength === 0) {
        const next = await source.next()
        if (next.done) throw new Error('The archive ends too early.')
        bufferedBytes = next.value
      }
      const chunk = bufferedBytes.subarray(0, missingBytes)
      bufferedBytes = bufferedBytes.subarray(chunk.byteLength)
      missingBytes -= chunk.byteLength
      yield chunk
    }
  }

  /** Reads to the end, where a compressed stream verifies its integrity. */
  async function skipToEnd(): Promise<void> {
    while (!(await source.next()).done);
  }

  return { take, skipToEnd }
}

async function skipBytes(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of chunks);
}

async function collectChunks(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const collectedChunks: Uint8Array[] = []
  for await (const chunk of chunks) collectedChunks.push(chunk)
  return collectedChunks
}
