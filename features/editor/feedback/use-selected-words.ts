import { useEffect, useState } from 'react'
import { feedbackLimits } from '@/lib/contract/pages/feedback'
import { blockElement } from '../page-elements/block-element'

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
    document.addEventListener('selectionchange', updateSelection)
    return () => document.removeEventListener('selectionchange', updateSelection)
  }, [key])
  return lastSelection.words
}

/** Returns the selected words within a block; empty for none. */
function getSelectedWords(key: string | null): string {
  const selection = getSelection()
  if (key === null || !selection || selection.isCollapsed) return ''
  const block = blockElement(document, key)
  if (!block?.contains(selection.getRangeAt(0).commonAncestorContainer)) return ''
  return selection.toString().trim().slice(0, feedbackLimits.quote)
}
