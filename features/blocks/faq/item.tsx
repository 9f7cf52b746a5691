import { Disclosure } from '@/components/ui/disclosure'
import type { FaqItemData } from '@/lib/contract/blocks/faq'
import type { BlockViewProps } from '../block'
import { Heading } from '../components/heading'
import styles from './item.module.css'

/** A disclosure of a question and its answer; the question is a heading of the page's outline. */
export function FaqItemView({
  data,
  module,
  sizes,
  headingLevel,
  renderModules,
  editAttributes,
  fieldAttributes,
}: BlockViewProps<FaqItemData>) {
  return (
    <Disclosure
      className={styles.item}
      button={{ className: styles.question }}
      summary={
        <>
          <Heading level={headingLevel} className={styles.heading} {...fieldAttributes?.('content')}>
            {data.content}
          </Heading>
          <span className={styles.mark} aria-hidden="true" />
        </>
      }
      {...editAttributes}
    >
      <div className={styles.answer}>{renderModules(module.children, sizes, headingLevel)}</div>
    </Disclosure>
  )
}
