import { SmartLink } from '@/components/link/smart-link'
import { classNames } from '@/lib/class-names'
import type { LinkData } from '@/lib/contract/blocks/link'
import type { FieldViewProps } from '../block'
import styles from './view.module.css'

/** Link block: a line with an arrow, or a button. */
export function LinkView({ data, fieldAttributes }: FieldViewProps<LinkData>) {
  const { content, link, link_url, extra_class, open_new_window, anchor } = data
  return (
    <p id={anchor || undefined} className={styles.block}>
      <SmartLink
        href={link_url || link}
        opensInNewTab={open_new_window}
        className={classNames(styles.link, styles[extra_class])}
        {...(content && fieldAttributes?.('content'))}
      >
        {content || link}
      </SmartLink>
    </p>
  )
}
