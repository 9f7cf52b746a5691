import { classNames } from '@/lib/class-names'
import type { Image } from '@/lib/contract/media/image'
import styles from './framed-picture.module.css'
import { ImageCredit } from './image-credit'
import { Picture } from './picture'

export interface FramedPictureProps {
  image: Pick<Image, 'alt' | 'focal' | 'thumbs' | 'copyright'>
  sizes?: string
  /** Loads the picture at once and with high priority. For the largest picture above the fold. */
  priority?: boolean
  /** Gives the frame its place and proportions. */
  className?: string | undefined
}

/**
 * A picture that fills its frame and shows its credit on demand, for places without room for a
 * caption.
 */
export function FramedPicture({ image, sizes, priority, className }: FramedPictureProps) {
  return (
    <div className={classNames(styles.frame, className)}>
      <Picture
        image={image}
        fill
        className={styles.picture}
        {...(sizes && { sizes })}
        {...(priority && { priority })}
      />
      <ImageCredit name={image.copyright} />
    </div>
  )
}
