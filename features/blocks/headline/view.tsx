import { classNames } from '@/lib/class-names'
import type { HeadlineData } from '@/lib/contract/blocks/headline'
import styles from './view.module.css'

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

function isLevel(level: number): level is keyof typeof elements {
  return level in elements
}

/** Headline block: the heading with a small line above and one below it. */
export function HeadlineView({ data }: { data: HeadlineData }) {
  const { headline_level: level, preline, content, subline, anchor, extra_class } = data
  const Heading = isLevel(level) ? elements[level] : 'h2'
  return (
    <hgroup className={classNames(styles.headline, styles[extra_class])}>
      {preline && <p className={styles.preline}>{preline}</p>}
      <Heading id={anchor || undefined}>{content}</Heading>
      {subline && <p className={styles.subline}>{subline}</p>}
    </hgroup>
  )
}
