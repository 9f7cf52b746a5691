import type { Locale } from '@/lib/contract/common/locale'
import type { Image, Thumb, Thumbs } from '@/lib/contract/media/image'
import type { ImageRow } from '../db/schema/library/images'
import type { ThumbSize } from '../storage/derivative-store'
import { derivativeUrl, thumbWidths } from './sizes'

type MeasuredImage = Pick<ImageRow, 'id' | 'key' | 'width' | 'height'>

/** Returns the smallest size that shows the whole original, at most the requested size. */
function resolveSize(size: ThumbSize, originalWidth: number): ThumbSize {
  const sufficientSize = (['small', 'medium', 'large'] as const).find(
    (smaller) => thumbWidths[smaller] >= originalWidth,
  )
  return sufficientSize && thumbWidths[sufficientSize] < thumbWidths[size] ? sufficientSize : size
}

/** Returns true if an original of this width has derivatives of the size. */
export const hasSize = (size: ThumbSize, originalWidth: number) => resolveSize(size, originalWidth) === size

/** Returns the pixels of a size. Smaller originals are not enlarged. */
export function toThumbDimensions(size: ThumbSize, image: MeasuredImage): { width: number; height: number } {
  const width = Math.min(thumbWidths[size], image.width)
  return { width, height: Math.max(1, Math.round((image.height * width) / image.width)) }
}

function presentThumb(size: ThumbSize, image: MeasuredImage): Thumb {
  const existingSize = resolveSize(size, image.width)
  const name = { id: image.id, pictureKey: image.key, size: existingSize }
  return {
    avif: derivativeUrl({ ...name, format: 'avif' }),
    webp: derivativeUrl({ ...name, format: 'webp' }),
    jpg: derivativeUrl({ ...name, format: 'jpg' }),
    ...toThumbDimensions(existingSize, image),
  }
}

/** Presents all sizes with their URLs (spec §3). */
export function presentThumbs(image: MeasuredImage): Thumbs {
  return {
    small: presentThumb('small', image),
    medium: presentThumb('medium', image),
    large: presentThumb('large', image),
    xlarge: presentThumb('xlarge', image),
  }
}

/** Presents a picture in one language. */
export function presentImage(image: ImageRow, locale: Locale): Image {
  return {
    id: image.id,
    alt: image.isDecorative ? '' : image.alt[locale],
    copyright: image.copyright,
    description: image.description[locale],
    focal: { x: image.focalX, y: image.focalY },
    width: image.width,
    height: image.height,
    thumbs: presentThumbs(image),
  }
}
