import { Icon, type IconName } from './icon'
import styles from './icon.module.css'

export interface IconLabelProps {
  icon: IconName
  label: string
  /** The visible part of a label that changes, so that other controls do not move. */
  words?: string | undefined
  /** The priority of the label: priority 1 is shown longest when space is scarce. */
  priority?: 1 | 2 | 3 | 4 | 5 | undefined
}

/** An icon with a label. The label is only visually hidden if the toolbar has no space. */
export function IconLabel({ icon, label, words = label, priority = 5 }: IconLabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.label} data-priority={priority}>
        {words}
      </span>
      {words !== label && <span className="visually-hidden">{label.slice(words.length)}</span>}
    </>
  )
}
