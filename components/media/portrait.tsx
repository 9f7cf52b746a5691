import { classNames } from '@/lib/class-names'
import type { Image } from '@/lib/contract/media/image'
import { toInitials } from './initials'
import { Picture } from './picture'
import styles from './portrait.module.css'

export interface PortraitProps {
  name: string
  photo: Image | null
  /** The portrait's width for the attribute `sizes`. */
  sizes: string
  className?: string | undefined
}

/** The portrait of a person, or a monogram that is hidden from screen readers. */
export function Portrait({ name, photo, sizes, className }: PortraitProps) {
  if (photo) {
    return <Picture image={photo} sizes={sizes} fill className={classNames(styles.portrait, className)} />
  }
  return (
    <div className={classNames(styles.portrait, styles.monogram, className)} aria-hidden="true">
      <span className={styles.letters}>{toInitials(name)}</span>
    </div>
  )
}
