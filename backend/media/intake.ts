import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import sharp, { type Metadata } from 'sharp'
import { mostPixels } from './derivatives'
import { originalKey } from './storage'

/** A file is no picture that is taken in (status 400). */
export class InvalidPictureError extends Error {
  override readonly name = 'InvalidPictureError'
}

/** What is taken in, by content; SVG, which can hold scripts, is not among it. */
const mimes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
}

export interface StoredPicture {
  hash: string
  mime: string
  width: number
  height: number
  byteSize: number
}

/**
 * Stores a picture as it came, named by its content; name and claimed type play no part. It is never served itself:
 * visitors get derivatives, which carry no metadata.
 * @throws InvalidPictureError
 */
export async function storePicture(storage: Disk, bytes: Uint8Array): Promise<StoredPicture> {
  const measured = await measure(bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const key = originalKey(hash)
  if (!(await storage.exists(key))) await storage.put(key, bytes)
  return { hash, byteSize: bytes.byteLength, ...measured }
}

async function measure(bytes: Uint8Array): Promise<Pick<StoredPicture, 'mime' | 'width' | 'height'>> {
  const metadata = await readMetadata(bytes)
  const mime = mimes[metadata.format]
  const isAvif = metadata.format !== 'heif' || metadata.compression === 'av1'
  if (!mime || !isAvif) throw new InvalidPictureError('Pictures may be JPEG, PNG, WebP, AVIF or GIF.')
  const { width, height } = metadata.autoOrient
  if (width * height > mostPixels) throw new InvalidPictureError('The picture has too many pixels.')
  return { mime, width, height }
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
  } catch {
    throw new InvalidPictureError('The file is no picture, or one that is too large.')
  }
}
