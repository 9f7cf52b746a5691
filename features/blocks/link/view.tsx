import { SmartLink } from '@/components/link/smart-link'
import { classNames } from '@/lib/class-names'
import type { LinkData } from '@/lib/contract/blocks/link'
import styles from './view.module.css'

/** Link block: a line with an arrow, or a button. */
export function LinkView({ data }: { data: LinkData }) {
  const { content, link, link_url, extra_class, open_new_window, anchor } = data
  return (
    <p id={anchor || undefined} className={styles.block}>
      <SmartLink
        href={link_url || link}
        newTab={open_new_window}
        className={classNames(styles.link, styles[extra_class])}
      >
        {content || link}
      </SmartLink>
    </p>
  )
}
