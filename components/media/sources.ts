import type { Thumb, Thumbs } from '@/lib/contract/media/image'
import { thumbSizes } from '@/lib/contract/media/thumb-sizes'

export interface PictureSource {
  type: string
  media: string | undefined
  srcSet: string
  width: number
  height: number
}

/**
 * The largest size for each minimum width of the window (spec §3: 720, 1024, 1280 px), the widest
 * first.
 */
const steps = [
  { size: 'xlarge', media: '(min-width: 1280px)' },
  { size: 'large', media: '(min-width: 1024px)' },
  { size: 'medium', media: '(min-width: 720px)' },
  { size: 'small', media: undefined },
] as const

const formats = [
  { key: 'avif', type: 'image/avif' },
  { key: 'webp', type: 'image/webp' },
] as const

/**
 * Returns the sizes up to `largest` with their widths, each file once: sizes above the original
 * repeat it.
 */
function srcSet(thumbs: Thumbs, largest: keyof Thumbs, format: keyof Pick<Thumb, 'avif' | 'webp'>): string {
  const availableThumbs = thumbSizes.slice(0, thumbSizes.indexOf(largest) + 1).map((size) => thumbs[size])
  return [...new Set(availableThumbs.map((thumb) => `${thumb[format]} ${thumb.width}w`))].join(', ')
}

/**
 * Returns the `<source>`s of a picture, best format and widest window first. Each offers all sizes
 * up to its step, so that a narrow column takes a small file on a wide screen.
 */
export function pictureSources(thumbs: Thumbs): PictureSource[] {
  return steps.flatMap(({ size, media }) =>
    formats.map(({ key, type }) => ({
      type,
      media,
      srcSet: srcSet(thumbs, size, key),
      width: thumbs[size].width,
      height: thumbs[size].height,
    })),
  )
}

/** A share of 1 in whole tenths from 0 to 10, the steps that picture.module.css defines. */
export function focalStep(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 10)
}
