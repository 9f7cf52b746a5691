import type { Image } from '@/lib/contract/media/image'
import styles from './logo-picture.module.css'
import { Picture } from './picture'

/** A logo in forms and lists, uncropped and as high as its line at most. */
export function LogoPicture({ image }: { image: Pick<Image, 'alt' | 'focal' | 'thumbs'> }) {
  return (
    <div className={styles.logo}>
      <Picture image={image} className={styles.picture} sizes="15rem" />
    </div>
  )
}
