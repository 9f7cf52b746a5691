import { Notice, type NoticeProps } from '@/components/ui/notice'
import styles from './screen-notice.module.css'

/** The outcome of a change on a screen of the hub; it stays visible while scrolling. */
export function ScreenNotice(props: Omit<NoticeProps, 'className'>) {
  return <Notice {...props} className={styles.notice} />
}
