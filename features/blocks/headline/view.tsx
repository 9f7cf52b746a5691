import { classNames } from '@/lib/class-names'
import type { HeadlineData } from '@/lib/contract/blocks/headline'
import { Heading } from '../components/heading'
import styles from './view.module.css'

/** Headline block: the heading with a small line above and one below it. */
export function HeadlineView({ data }: { data: HeadlineData }) {
  const { headline_level: level, preline, content, subline, anchor, extra_class } = data
  return (
    <hgroup className={classNames(styles.headline, styles[extra_class])}>
      {preline && <p className={styles.preline}>{preline}</p>}
      <Heading level={level} id={anchor || undefined}>
        {content}
      </Heading>
      {subline && <p className={styles.subline}>{subline}</p>}
    </hgroup>
  )
}
