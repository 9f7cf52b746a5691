import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import { z } from 'zod'
import { storeOnce } from '../storage/stored-file'
import { originalKey } from './keys'
import { InvalidPictureError, maxPixels, maxSide } from './picture-problem'
import { pictureProcess, UnreadablePictureError } from './picture-process'

/**
 * Media types by the format that the decoder reports. SVG is absent: rasterize-svg.ts converts it
 * to PNG first.
 */
const mimes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
}

/** File signatures in hexadecimal. A file without one of them never reaches a decoder. */
const signaturePattern = /^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250|.{8}66747970|474946383[79]61)/

export interface StoredPicture {
  hash: string
  sourceHash: string
  mime: string
  width: number
  height: number
  byteSize: number
}

type MeasuredPicture = Pick<StoredPicture, 'mime' | 'width' | 'height'>

/**
 * Stores a picture unchanged under its hash. Visitors get derivatives only, which have no metadata.
 * @throws InvalidPictureError
 */
export async function storePicture(storage: Disk, bytes: Uint8Array): Promise<StoredPicture> {
  const measurements = await measurePicture(bytes)
  const hash = contentHash(bytes)
  const key = originalKey(hash)
  await storeOnce(storage, key, bytes)
  return { hash, sourceHash: hash, byteSize: bytes.byteLength, ...measurements }
}

/** SHA-256, hexadecimal. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Reads type and upright size from the header, without decoding pixels.
 * @throws InvalidPictureError
 */
export async function measurePicture(bytes: Uint8Array): Promise<MeasuredPicture> {
  const { format, compression, pages, width, height } = await readHead(bytes)
  const mime = mimes[format]
  if (format === 'heif' && compression !== 'av1') throw new InvalidPictureError('heic')
  if (!mime) throw new InvalidPictureError('unknownType')
  if (width * height > maxPixels || Math.max(width, height) > maxSide) {
    throw new InvalidPictureError('tooLarge')
  }
  if ((pages ?? 1) > 1 || (format === 'png' && countPngFrames(bytes) > 1)) throw new InvalidPictureError('animated')
  return { mime, width, height }
}

const headSchema = z.object({
  format: z.string(),
  compression: z.string().optional(),
  pages: z.number().optional(),
  width: z.number(),
  height: z.number(),
})

async function readHead(bytes: Uint8Array): Promise<z.infer<typeof headSchema>> {
  if (!signaturePattern.test(Buffer.from(bytes.subarray(0, 16)).toString('hex'))) {
    throw new InvalidPictureError('unknownType')
  }
  if (isHeic(bytes)) throw new InvalidPictureError('heic')
  return headSchema.parse(await pictureProcess.call('readHead', bytes).catch(rethrowAsDamaged))
}

/**
 * Returns the number of frames that the chunk `acTL` declares (PNG, third edition, §11.3.6.1). The
 * decoder itself reads only the first frame.
 */
function countPngFrames(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const signatureLength = 8
  for (let offset = signatureLength; offset + 12 <= buffer.length; ) {
    const type = buffer.toString('latin1', offset + 4, offset + 8)
    if (type === 'acTL') return buffer.readUInt32BE(offset + 8)
    if (type === 'IDAT') return 1
    offset += 12 + buffer.readUInt32BE(offset)
  }
  return 1
}

/** Returns true if the file has a HEIC brand and no AVIF brand. */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return /^.{4}ftyp.*(?:hei[cxms]|hev[cxms])/s.test(head) && !/avi[fs]/.test(head)
}

/** Throws InvalidPictureError for an unreadable picture; rethrows other errors. */
export function rethrowAsDamaged(error: unknown): never {
  throw error instanceof UnreadablePictureError ? new InvalidPictureError('damaged') : error
}
