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
 * The largest image size for each minimum width of the window (spec §3: 720, 1024, 1280 px),
 * beginning with the widest window.
 */
const windowSteps = [
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
 * Returns the image sizes up to `largest` with their widths. A file appears once, although the
 * sizes larger than the original share one file.
 */
function createSrcSet(thumbs: Thumbs, largest: keyof Thumbs, format: keyof Pick<Thumb, 'avif' | 'webp'>): string {
  const availableThumbs = thumbSizes.slice(0, thumbSizes.indexOf(largest) + 1).map((size) => thumbs[size])
  return [...new Set(availableThumbs.map((thumb) => `${thumb[format]} ${thumb.width}w`))].join(', ')
}

/**
 * Returns the `<source>` elements of a picture, best format and widest window first. Each offers
 * all sizes up to that of its window width, so that a narrow column on a wide screen loads a small
 * file.
 */
export function listPictureSources(thumbs: Thumbs): PictureSource[] {
  return windowSteps.flatMap(({ size, media }) =>
    formats.map(({ key, type }) => ({
      type,
      media,
      srcSet: createSrcSet(thumbs, size, key),
      width: thumbs[size].width,
      height: thumbs[size].height,
    })),
  )
}

/** Rounds a share from 0 to 1 to whole tenths, for which picture.module.css has rules. */
export function toFocalStep(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 10)
}
