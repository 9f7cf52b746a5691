import { crc32 } from 'node:zlib'

/** The length of the signature and of the chunk IHDR. */
const headLength = 33

/** Declares a number of frames in a PNG, as an animated one does (chunk `acTL`). */
export function declareFrames(png: Buffer, frames: number): Buffer {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(frames, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  return Buffer.concat([png.subarray(0, headLength), chunk, png.subarray(headLength)])
}
