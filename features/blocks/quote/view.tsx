import type { QuoteData } from '@/lib/contract/blocks/quote'
import type { FieldViewProps } from '../block'
import styles from './view.module.css'

/** Quotations of this length or more are set smaller. */
const longFrom = 280

/** Quote block: a quotation in large type, in the quotation marks of the page's language, with its author. */
export function QuoteView({ data: { content, author }, fieldAttributes }: FieldViewProps<QuoteData>) {
  return (
    <figure className={styles.figure} data-length={content.length < longFrom ? 'short' : 'long'}>
      <blockquote className={styles.quote}>
        <p {...fieldAttributes?.('content')}>{content}</p>
      </blockquote>
      {author && (
        <figcaption className={styles.author}>
          <span {...fieldAttributes?.('author')}>{author}</span>
        </figcaption>
      )}
    </figure>
  )
}
