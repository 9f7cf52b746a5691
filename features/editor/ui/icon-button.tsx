import type { ComponentProps } from 'react'
import styles from '../toolbar/toolbar.module.css'
import { Icon, type IconName } from './icon'
import iconStyles from './icon.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName
  /** What the button is called, also for those who point at it. */
  label: string
}

/** A button of the toolbar that is a drawing. */
export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.control} ${iconStyles.button}`}
      aria-label={label}
      title={label}
      {...button}
    >
      <Icon name={icon} />
    </button>
  )
}
