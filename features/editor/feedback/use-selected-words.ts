import { useEffect, useState } from 'react'
import { feedbackLimits } from '@/lib/contract/pages/feedback'
import { cutText } from '@/lib/text/cut-text'
import { findBlockElement } from '../page-elements/block-element'

/**
 * Returns the words that were last selected in a block, even after the focus has moved; empty for
 * none.
 */
export function useSelectedWords(key: string | null): string {
  const [lastSelection, setLastSelection] = useState({ key, words: '' })
  if (lastSelection.key !== key) setLastSelection({ key, words: '' })
  useEffect(() => {
    const updateSelection = () => {
      const words = getSelectedWords(key)
      if (words !== '') setLastSelection({ key, words })
    }
    updateSelection()
    // A field takes the selection with the focus, before the browser reports the last change.
    const events = ['selectionchange', 'focusout'] as const
    for (const event of events) document.addEventListener(event, updateSelection)
    return () => {
      for (const event of events) document.removeEventListener(event, updateSelection)
    }
  }, [key])
  return lastSelection.words
}

/** Returns the selected words within a block; empty for none. */
function getSelectedWords(key: string | null): string {
  const selection = getSelection()
  if (key === null || !selection || selection.isCollapsed) return ''
  const block = findBlockElement(document, key)
  if (!block?.contains(selection.getRangeAt(0).commonAncestorContainer)) return ''
  return cutText(selection.toString().trim(), feedbackLimits.quote)
}
