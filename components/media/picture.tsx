import { classNames } from '@/lib/class-names'
import type { Image } from '@/lib/contract/media/image'
import styles from './picture.module.css'
import { listPictureSources, toFocalStep } from './sources'

export interface PictureProps {
  image: Pick<Image, 'alt' | 'focal' | 'thumbs'>
  /** The picture's width, for the attribute `sizes`; default: the width of the window. */
  sizes?: string
  /** Loads the picture at once and with high priority. For the largest picture above the fold. */
  priority?: boolean
  /** Fills its frame, cropped around the focal point, instead of keeping its aspect ratio. */
  fill?: boolean
  className?: string
}

/**
 * A picture from the media library. The browser selects the format and size. The focal point is
 * rounded to tenths, because the content security policy forbids inline styles and the style sheet
 * therefore has a rule for each tenth.
 */
export function Picture({ image, sizes = '100vw', priority = false, fill = false, className }: PictureProps) {
  const { medium } = image.thumbs
  return (
    <picture className={classNames(styles.picture, fill && styles.fill, className)}>
      {listPictureSources(image.thumbs).map((source) => (
        <source
          key={`${source.type} ${source.media}`}
          type={source.type}
          media={source.media}
          srcSet={source.srcSet}
          sizes={sizes}
          width={source.width}
          height={source.height}
        />
      ))}
      <img
        src={medium.jpg}
        alt={image.alt}
        width={medium.width}
        height={medium.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        data-focal-x={toFocalStep(image.focal.x)}
        data-focal-y={toFocalStep(image.focal.y)}
      />
    </picture>
  )
}
