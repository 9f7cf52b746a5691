import type { Caret } from '@/lib/contract/pages/presence'
import { debounce } from '@/lib/debounce'
import { isSame } from '../core/same'
import { textKeyAt } from '../page-elements/block-element'
import { offsetOf } from './caret-offset'

/** How long the caret must rest before it is reported, in ms. */
const restTime = 400

/** A caret, and the key of the block or page in whose text it stands. */
export interface PlacedCaret {
  key: string
  caret: Caret
}

/** Follows the caret while a text of the page is written. Calls back once it rests at another place; with null outside of texts. */
export function watchCaret(onRest: (at: PlacedCaret | null) => void): () => void {
  let last: PlacedCaret | null = null
  const report = debounce(() => {
    const at = findCaret()
    if (isSame(at, last)) return
    last = at
    onRest(at)
  }, restTime)
  document.addEventListener('selectionchange', report)
  report()
  return () => {
    document.removeEventListener('selectionchange', report)
    report.cancel()
  }
}

function findCaret(): PlacedCaret | null {
  const { focusNode, focusOffset } = document.getSelection() ?? { focusNode: null, focusOffset: 0 }
  const element = focusNode instanceof Element ? focusNode : focusNode?.parentElement
  const text = element?.closest<HTMLElement>('[data-field][contenteditable="true"]')
  const key = text ? textKeyAt(text) : null
  const field = text?.dataset.field
  if (!focusNode || !text || key === null || !field) return null
  return { key, caret: { field, offset: offsetOf(text, focusNode, focusOffset) } }
}
