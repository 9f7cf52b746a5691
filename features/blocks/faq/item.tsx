import type { FaqItemData } from '@/lib/contract/blocks/faq'
import type { BlockViewProps } from '../block'
import { Heading } from '../components/heading'
import styles from './item.module.css'

/**
 * A question that opens its answer. `<details>` works without JavaScript, opens by itself when the browser finds a word
 * in it, and keeps the question in the page's outline.
 */
export function FaqItemView({
  data,
  module,
  sizes,
  headingLevel,
  renderModules,
  editAttributes,
}: BlockViewProps<FaqItemData>) {
  return (
    <details className={styles.item} {...editAttributes}>
      <summary className={styles.question}>
        <Heading level={headingLevel} className={styles.heading}>
          {data.content}
        </Heading>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{renderModules(module.children, sizes, headingLevel)}</div>
    </details>
  )
}
