import type { QuoteData } from '@/lib/contract/blocks/quote'
import type { FieldViewProps } from '../block'
import { isOffered, OptionalText } from '../components/optional-text'
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
      {(author || isOffered(fieldAttributes, 'author')) && (
        <figcaption className={styles.author}>
          <OptionalText element="span" field="author" text={author} fieldAttributes={fieldAttributes} />
        </figcaption>
      )}
    </figure>
  )
}
