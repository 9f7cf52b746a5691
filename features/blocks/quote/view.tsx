import type { QuoteData } from '@/lib/contract/blocks/quote'
import type { FieldViewProps } from '../block'
import styles from './view.module.css'

/** The number of characters from which a quotation is set smaller. */
const minLongLength = 280

/**
 * Quote block: a quotation in large type, in the quotation marks of the page's language, with its
 * author.
 */
export function QuoteView({ data: { content, author }, fieldAttributes }: FieldViewProps<QuoteData>) {
  return (
    <figure className={styles.figure} data-length={content.length < minLongLength ? 'short' : 'long'}>
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
