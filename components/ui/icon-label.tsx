import { Icon, type IconName } from './icon'
import styles from './icon.module.css'

/** What a control of the toolbar shows: a drawing, with words beside it where the window has room; they are its name anyway. */
export function IconLabel({ icon, words }: { icon: IconName; words: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>{words}</span>
    </>
  )
}
