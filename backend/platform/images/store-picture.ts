import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import { z } from 'zod'
import { originalKey } from './keys'
import { InvalidPictureError, maxPixels, maxSide } from './picture-problem'
import { pictureProcess, UnreadablePictureError } from './picture-process'

/**
 * MIME types of the accepted formats, which are detected by content. SVG may contain scripts;
 * rasterize-svg.ts therefore converts it to PNG first.
 */
const mimes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
}

/**
 * Signatures (magic bytes, hexadecimal) of JPEG, PNG, WebP, AVIF and GIF. A file without one of
 * these signatures is never passed to a decoder.
 */
const signatures = /^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250|.{8}66747970|474946383[79]61)/

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
 * Stores a picture unchanged under the hash of its content. Visitors never get this file; they get
 * derivatives, which contain no metadata.
 * @throws InvalidPictureError
 */
export async function storePicture(storage: Disk, bytes: Uint8Array): Promise<StoredPicture> {
  const measurements = await measurePicture(bytes)
  const hash = contentHash(bytes)
  const key = originalKey(hash)
  if (!(await storage.exists(key))) await storage.put(key, bytes)
  return { hash, sourceHash: hash, byteSize: bytes.byteLength, ...measurements }
}

/** SHA-256, hexadecimal. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Reads type and upright size of a picture from its header, without decoding pixels.
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
  if ((pages ?? 1) > 1 || (format === 'png' && countPngFrames(bytes) > 1))
    throw new InvalidPictureError('animated')
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
  if (!signatures.test(Buffer.from(bytes.subarray(0, 16)).toString('hex'))) {
    throw new InvalidPictureError('unknownType')
  }
  if (isHeic(bytes)) throw new InvalidPictureError('heic')
  return headSchema.parse(await pictureProcess.call('readHead', bytes).catch(rethrowAsDamaged))
}

/**
 * Counts the frames of a PNG, because the decoder reads only the first one. An animated PNG
 * declares the number before its pixels, in the chunk `acTL` (PNG, third edition, §11.3.6.1).
 */
function countPngFrames(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const signatureLength = 8
  for (let at = signatureLength; at + 12 <= buffer.length; ) {
    const type = buffer.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return buffer.readUInt32BE(at + 8)
    if (type === 'IDAT') return 1
    at += 12 + buffer.readUInt32BE(at)
  }
  return 1
}

/** Returns true if the file's brands include a HEIC brand and no AVIF brand (`avif`, `avis`). */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return /^.{4}ftyp.*(?:hei[cxms]|hev[cxms])/s.test(head) && !/avi[fs]/.test(head)
}

/**
 * Error handler for `catch`: throws InvalidPictureError for an unreadable picture and rethrows any
 * other error.
 */
export function rethrowAsDamaged(error: unknown): never {
  throw error instanceof UnreadablePictureError ? new InvalidPictureError('damaged') : error
}
