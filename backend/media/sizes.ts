import { thumbSizes } from '@/lib/contract/image'

export type ThumbSize = (typeof thumbSizes)[number]

/** The width of each size in pixels; a smaller original is never enlarged. */
export const thumbWidths: Record<ThumbSize, number> = { small: 720, medium: 1080, large: 1600, xlarge: 2400 }

/** The formats of each size, with their media types. */
export const thumbFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type ThumbFormat = keyof typeof thumbFormats

/** A derivative as its address names it: `/media/images/{id}-{hash8}/{size}.{format}`. */
export interface DerivativeName {
  id: number
  /** The first eight digits of the content hash: the address changes with the content and is cached for ever. */
  hash8: string
  size: ThumbSize
  format: ThumbFormat
}

/** Reads the part of the address after `/media/images/`; null when it names no derivative. */
export function parseDerivativePath(path: string): DerivativeName | null {
  const match = /^(?<id>[1-9]\d{0,8})-(?<hash8>[0-9a-f]{8})\/(?<size>[a-z]+)\.(?<format>[a-z]+)$/.exec(path)
  const { id, hash8, size, format } = match?.groups ?? {}
  const knownSize = thumbSizes.find((known) => known === size)
  if (!id || !hash8 || !knownSize || !isThumbFormat(format)) return null
  return { id: Number(id), hash8, size: knownSize, format }
}

function isThumbFormat(value: string | undefined): value is ThumbFormat {
  return value !== undefined && Object.hasOwn(thumbFormats, value)
}

/** The address of a derivative. */
export function derivativeUrl({ id, hash8, size, format }: DerivativeName): string {
  return `/media/images/${id}-${hash8}/${size}.${format}`
}
