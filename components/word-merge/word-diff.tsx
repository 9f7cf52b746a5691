import { diffWords } from '@/lib/text/diff-words'
import { htmlToText, isHtml } from './html-text'
import styles from './word-diff.module.css'

export interface WordDiffProps {
  before: string
  after: string
  /** Read by screen readers before added and before removed words. */
  labels: { added: string; removed: string }
}

/** A text in which added and removed words are marked, also for screen readers. */
export function WordDiff({ before, after, labels }: WordDiffProps) {
  const [oldText, newText] = [before, after].map((value) => (isHtml(value) ? htmlToText(value) : value))
  // If the visible texts are equal, only the markup has changed, so the HTML code is compared and
  // shown.
  const isMarkupChange = oldText === newText && before !== after
  const parts = isMarkupChange ? diffWords(before, after) : diffWords(oldText ?? '', newText ?? '')
  return (
    <span className={isMarkupChange ? styles.markup : styles.text}>
      {parts.map(({ text: part, change }, index) => {
        if (change === 'same') return part
        const Mark = change === 'added' ? 'ins' : 'del'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state and no id.
          <Mark key={index}>
            <span className="visually-hidden"> {labels[change]} </span>
            {part}
          </Mark>
        )
      })}
    </span>
  )
}
