import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import { z } from 'zod'
import { originalKey } from './keys'
import { InvalidPictureError, maxPixels, maxSide } from './picture-problem'
import { pictureProcess, UnreadablePictureError } from './picture-process'

/** What is taken in, by content; SVG, which can hold scripts, is not among it. */
const mimes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
}

/** How the files begin, hexadecimal; nothing else reaches the decoders: JPEG, PNG, WebP, AVIF, GIF. */
const beginnings = /^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250|.{8}66747970|474946383[79]61)/

export interface StoredPicture {
  hash: string
  sourceHash: string
  mime: string
  width: number
  height: number
  byteSize: number
}

type Measured = Pick<StoredPicture, 'mime' | 'width' | 'height'>

/**
 * Stores a picture as it came, named by its content; name and claimed type play no part. It is never served itself:
 * visitors get derivatives, which carry no metadata.
 * @throws InvalidPictureError
 */
export async function storePicture(storage: Disk, bytes: Uint8Array): Promise<StoredPicture> {
  const measured = await measure(bytes)
  const hash = contentHash(bytes)
  const key = originalKey(hash)
  if (!(await storage.exists(key))) await storage.put(key, bytes)
  return { hash, sourceHash: hash, byteSize: bytes.byteLength, ...measured }
}

/** SHA-256, hexadecimal. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * What a picture is and how large it is when it is upright, as its head says: its pixels are not read.
 * @throws InvalidPictureError
 */
export async function measure(bytes: Uint8Array): Promise<Measured> {
  const { format, compression, pages, width, height } = await readHead(bytes)
  const mime = mimes[format]
  const isAvif = format !== 'heif' || compression === 'av1'
  if (!mime || !isAvif) throw new InvalidPictureError('unknownType')
  if (width * height > maxPixels || Math.max(width, height) > maxSide) {
    throw new InvalidPictureError('tooLarge')
  }
  if ((pages ?? 1) > 1) throw new InvalidPictureError('animated')
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
  if (!beginnings.test(Buffer.from(bytes.subarray(0, 16)).toString('hex'))) {
    throw new InvalidPictureError('unknownType')
  }
  return headSchema.parse(await pictureProcess.call('readHead', bytes).catch(asDamaged))
}

/** Maps a decoder's problem with a file to the message for its sender. */
export function asDamaged(error: unknown): never {
  throw error instanceof UnreadablePictureError ? new InvalidPictureError('damaged') : error
}
