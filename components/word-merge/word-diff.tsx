import { diffWords } from '@/lib/text/diff-words'
import { htmlToText, isRich } from './html-text'
import styles from './word-diff.module.css'

export interface WordDiffProps {
  before: string
  after: string
  /** Read by screen readers before added and before removed words. */
  labels: { added: string; removed: string }
}

/** A text with marks for added and removed words, also for screen readers. */
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
