import { classNames } from '@/lib/class-names'
import type { HeadlineData } from '@/lib/contract/blocks/headline'
import type { FieldViewProps } from '../block'
import { Heading } from '../components/heading'
import styles from './view.module.css'

/** Headline block: the heading with a small line above and one below it. */
export function HeadlineView({ data, fieldAttributes }: FieldViewProps<HeadlineData>) {
  const { headline_level: level, preline, content, subline, anchor, extra_class } = data
  return (
    <hgroup className={classNames(styles.headline, styles[extra_class])}>
      {preline && (
        <p className={styles.preline} {...fieldAttributes?.('preline')}>
          {preline}
        </p>
      )}
      <Heading level={level} id={anchor || undefined} {...fieldAttributes?.('content')}>
        {content}
      </Heading>
      {subline && (
        <p className={styles.subline} {...fieldAttributes?.('subline')}>
          {subline}
        </p>
      )}
    </hgroup>
  )
}
