import { Icon, type IconName } from './icon'
import styles from './icon.module.css'

export interface IconLabelProps {
  icon: IconName
  label: string
  /** How the label begins, where the rest of it changes: no more is seen of it, so that no other control moves. */
  words?: string | undefined
  /** Those of 1 keep their words longest where room gets scarce. */
  priority?: 1 | 2 | 3 | 4 | 5 | undefined
}

/** The content of a toolbar control: an icon and a label, which is only visually hidden where there is no room for it. */
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
