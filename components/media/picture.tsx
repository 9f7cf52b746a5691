import type { Image } from '@/lib/contract/image'

export interface PictureProps {
  image: Pick<Image, 'alt' | 'focal' | 'thumbs'>
  /** The width the picture takes, as the attribute `sizes` says it. */
  sizes?: string
  /** Loads at once, for the picture seen first. */
  priority?: boolean
  className?: string
}

/** A picture of the media library in the best format and size that the browser takes. */
export function Picture({ image, priority = false, className }: PictureProps) {
  const { large } = image.thumbs
  return (
    <img
      className={className}
      src={large.jpg}
      alt={image.alt}
      width={large.width}
      height={large.height}
      loading={priority ? 'eager' : 'lazy'}
    />
  )
}
