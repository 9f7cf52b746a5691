import { Icon, type IconName } from './icon'
import styles from './icon.module.css'

/** The content of a toolbar control: an icon and a label, which is only visually hidden where the window is narrow. */
export function IconLabel({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </>
  )
}
