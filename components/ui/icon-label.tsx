import { Icon, type IconName } from './icon'
import styles from './icon.module.css'

interface IconLabelProps {
  icon: IconName
  label: string
  /** Whether it keeps its words longer than the others. */
  isMain?: boolean
}

/** The content of a toolbar control: an icon and a label, which is only visually hidden where there is no room for it. */
export function IconLabel({ icon, label, isMain = false }: IconLabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.label} data-main={isMain ? '' : undefined}>
        {label}
      </span>
    </>
  )
}
