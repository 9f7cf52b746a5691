import type { Caret } from '@/lib/contract/pages/presence'
import { debounce } from '@/lib/debounce'
import { isSame } from '../core/same'
import { findTextKey } from '../page-elements/block-element'
import { toOffset } from './caret-offset'

/** Debounce of the reports of the caret, in ms. */
const debounceMs = 400

/** A caret, and the key of the block or page that owns its text. */
export interface PlacedCaret {
  key: string
  caret: Caret
}

/**
 * Watches the caret in the edited texts of the page. Calls back when the caret stays at a new
 * place, with null if it is outside of texts.
 */
export function watchCaret(onChange: (caret: PlacedCaret | null) => void): () => void {
  let lastCaret: PlacedCaret | null = null
  const report = debounce(() => {
    const currentCaret = findCaret()
    if (isSame(currentCaret, lastCaret)) return
    lastCaret = currentCaret
    onChange(currentCaret)
  }, debounceMs)
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
  const key = text ? findTextKey(text) : null
  const field = text?.dataset.field
  if (!focusNode || !text || key === null || !field) return null
  return { key, caret: { field, offset: toOffset(text, focusNode, focusOffset) } }
}
