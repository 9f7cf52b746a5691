import { diffWords } from '@/lib/text/diff-words'
import { htmlToText, isRich } from './html-text'
import styles from './word-diff.module.css'

export interface WordDiffProps {
  before: string
  after: string
  /** Heard before words that were added, and before those that were removed. */
  labels: { added: string; removed: string }
}

/** A text with added and removed words marked, for eyes and ears. */
export function WordDiff({ before, after, labels }: WordDiffProps) {
  const [old, text] = [before, after].map((value) => (isRich(value) ? htmlToText(value) : value))
  // If only the markup differs, it is shown as code.
  const isMarkup = old === text && before !== after
  const parts = isMarkup ? diffWords(before, after) : diffWords(old ?? '', text ?? '')
  return (
    <span className={isMarkup ? styles.markup : styles.text}>
      {parts.map(({ text: part, change }, index) => {
        if (change === 'same') return part
        const Mark = change === 'added' ? 'ins' : 'del'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: stateless pieces without an id.
          <Mark key={index}>
            <span className="visually-hidden"> {labels[change]} </span>
            {part}
          </Mark>
        )
      })}
    </span>
  )
}
