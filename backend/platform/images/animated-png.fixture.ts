import { crc32 } from 'node:zlib'

const headLength = 33

/** Inserts an `acTL` chunk into a PNG, which declares a number of animation frames. */
export function declareFrames(png: Buffer, frames: number): Buffer {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(frames, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  return Buffer.concat([png.subarray(0, headLength), chunk, png.subarray(headLength)])
}
