import type { Locale } from '@/lib/contract/common/locale'
import type { Image, Thumb, Thumbs } from '@/lib/contract/media/image'
import type { ImageRow } from '../db/schema/library/images'
import type { ThumbSize } from '../storage/derivative-store'
import { derivativeUrl, thumbWidths } from './sizes'

type Measured = Pick<ImageRow, 'id' | 'key' | 'width' | 'height'>

/** The size that really exists for an asked one: the first that shows a smaller original whole, else the asked. */
export function existingSize(size: ThumbSize, originalWidth: number): ThumbSize {
  const whole = (['small', 'medium', 'large'] as const).find(
    (smaller) => thumbWidths[smaller] >= originalWidth,
  )
  return whole && thumbWidths[whole] < thumbWidths[size] ? whole : size
}

/** Width and height of a size; an original is never enlarged. */
export function thumbMeasures(size: ThumbSize, image: Measured): { width: number; height: number } {
  const width = Math.min(thumbWidths[size], image.width)
  return { width, height: Math.max(1, Math.round((image.height * width) / image.width)) }
}

function presentThumb(size: ThumbSize, image: Measured): Thumb {
  const existing = existingSize(size, image.width)
  const name = { id: image.id, pictureKey: image.key, size: existing }
  return {
    avif: derivativeUrl({ ...name, format: 'avif' }),
    webp: derivativeUrl({ ...name, format: 'webp' }),
    jpg: derivativeUrl({ ...name, format: 'jpg' }),
    ...thumbMeasures(existing, image),
  }
}

/** A picture's sizes with their addresses (spec §3). */
export function presentThumbs(image: Measured): Thumbs {
  return {
    small: presentThumb('small', image),
    medium: presentThumb('medium', image),
    large: presentThumb('large', image),
    xlarge: presentThumb('xlarge', image),
  }
}

/** A picture of the media library as the contract shows it, in one language. */
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
