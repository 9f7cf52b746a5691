import { Icon, type IconName } from './icon'
import styles from './icon.module.css'

export interface IconLabelProps {
  icon: IconName
  label: string
  /**
   * Visible part of a label whose end changes. The end is only read by screen readers, so that the
   * width of the button stays the same.
   */
  visibleLabel?: string | undefined
  /** Priority of the label when space is scarce: labels with 1 stay visible longest. */
  priority?: 1 | 2 | 3 | 4 | 5 | undefined
}

/** An icon with a label. If the toolbar is too narrow, the label is visually hidden. */
export function IconLabel({ icon, label, visibleLabel = label, priority = 5 }: IconLabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.label} data-priority={priority}>
        {visibleLabel}
      </span>
      {visibleLabel !== label && <span className="visually-hidden">{label.slice(visibleLabel.length)}</span>}
    </>
  )
}
