import type { QuoteData } from '@/lib/contract/blocks/quote'
import type { FieldViewProps } from '../block'
import styles from './view.module.css'

/** From this many characters on a quotation is read rather than seen: it is set smaller. */
const longFrom = 280

/** Quote block: the words in large type between the quotation marks of the page's language, their author below. */
export function QuoteView({ data: { content, author }, fieldAttributes }: FieldViewProps<QuoteData>) {
  return (
    <figure className={styles.figure} data-length={content.length < longFrom ? 'short' : 'long'}>
      <blockquote className={styles.quote}>
        <p {...fieldAttributes?.('content')}>{content}</p>
      </blockquote>
      {author && (
        <figcaption className={styles.author} {...fieldAttributes?.('author')}>
          {author}
        </figcaption>
      )}
    </figure>
  )
}
