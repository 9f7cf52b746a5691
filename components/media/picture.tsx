import { classNames } from '@/lib/class-names'
import type { Image } from '@/lib/contract/media/image'
import styles from './picture.module.css'
import { focalStep, pictureSources } from './sources'

export interface PictureProps {
  image: Pick<Image, 'alt' | 'focal' | 'thumbs'>
  /** The picture's width for the attribute `sizes`; the window's width by default. */
  sizes?: string
  /** Loads eagerly and with high priority: for the largest picture of the first view. */
  priority?: boolean
  /** Fills its frame, cropped around the focal point, instead of keeping its aspect ratio. */
  fill?: boolean
  className?: string
}

/**
 * A picture of the media library in the best format and size for the browser. Width and height
 * reserve its space. The focal point is rounded to tenths and set by attribute selectors, because
 * the content security policy forbids inline styles.
 */
export function Picture({ image, sizes = '100vw', priority = false, fill = false, className }: PictureProps) {
  const { medium } = image.thumbs
  return (
    <picture className={classNames(styles.picture, fill && styles.fill, className)}>
      {pictureSources(image.thumbs).map((source) => (
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
        data-focal-x={focalStep(image.focal.x)}
        data-focal-y={focalStep(image.focal.y)}
      />
    </picture>
  )
}
