import { diffWords } from '@/lib/contract/diff-words'
import { htmlToText, isRich } from './html-text'
import styles from './word-diff.module.css'

/** A text with added and removed words marked. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const [old, text] = [before, after].map((value) => (isRich(value) ? htmlToText(value) : value))
  // If only the markup differs, it is shown as code.
  const isMarkup = old === text && before !== after
  const parts = isMarkup ? diffWords(before, after) : diffWords(old ?? '', text ?? '')
  return (
    <span className={isMarkup ? styles.markup : styles.text}>
      {parts.map(({ text: part, change }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name, and no state.
        if (change === 'added') return <ins key={index}>{part}</ins>
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        if (change === 'removed') return <del key={index}>{part}</del>
        return part
      })}
    </span>
  )
}
