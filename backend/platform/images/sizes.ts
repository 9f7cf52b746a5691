import { thumbSizes } from '@/lib/contract/media/thumb-sizes'
import type { DerivativeName, ThumbFormat, ThumbSize } from '../storage/derivative-store'

/** Widths of derivatives in pixels. Smaller originals are not enlarged. */
export const thumbWidths: Record<ThumbSize, number> = { small: 720, medium: 1080, large: 1600, xlarge: 2400 }

/** Media types of the formats. */
export const thumbFormats = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<ThumbFormat, string>

/** Returns true for a key of full length, which cannot be guessed. */
export const isFullKey = (key: string) => key.length === 32

/** Parses the path after `/media/images/`; null for an invalid name. */
export function parseDerivativePath(path: string): DerivativeName | null {
  const match =
    /^(?<id>[1-9]\d{0,8})-(?<pictureKey>[0-9a-f]{8}(?:[0-9a-f]{24})?)\/(?<size>[a-z]+)\.(?<format>[a-z]+)$/.exec(path)
  const { id, pictureKey, size, format } = match?.groups ?? {}
  const thumbSize = thumbSizes.find((name) => name === size)
  if (!id || !pictureKey || !thumbSize || !isThumbFormat(format)) return null
  return { id: Number(id), pictureKey, size: thumbSize, format }
}

function isThumbFormat(value: string | undefined): value is ThumbFormat {
  return value !== undefined && Object.hasOwn(thumbFormats, value)
}

export function derivativeUrl({ id, pictureKey, size, format }: DerivativeName): string {
  return `/media/images/${id}-${pictureKey}/${size}.${format}`
}
