import { useEffect, useState } from 'react'
import { feedbackLimits } from '@/lib/contract/pages/feedback'
import { blockElement } from '../page-elements/block-element'

/**
 * Returns the last selected words in a block, even if the focus has moved since; empty for none.
 */
export function useSelectedWords(key: string | null): string {
  const [lastSelection, setLastSelection] = useState({ key, words: '' })
  if (lastSelection.key !== key) setLastSelection({ key, words: '' })
  useEffect(() => {
    const read = () => {
      const words = getSelectedWords(key)
      if (words !== '') setLastSelection({ key, words })
    }
    read()
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
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
