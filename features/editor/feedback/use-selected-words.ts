import { useEffect, useState } from 'react'
import { feedbackLimits } from '@/lib/contract/pages/feedback'
import { blockElement } from '../page-elements/block-element'

/** The words that were selected last in a block, also while the focus is elsewhere since; empty for none. */
export function useSelectedWords(key: string | null): string {
  const [kept, keep] = useState({ key, words: '' })
  if (kept.key !== key) keep({ key, words: '' })
  useEffect(() => {
    const read = () => {
      const words = selectedWords(key)
      if (words !== '') keep({ key, words })
    }
    read()
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [key])
  return kept.words
}

/** The words that are selected within a block; empty for none. */
function selectedWords(key: string | null): string {
  const selection = getSelection()
  if (key === null || !selection || selection.isCollapsed) return ''
  const block = blockElement(document, key)
  if (!block?.contains(selection.getRangeAt(0).commonAncestorContainer)) return ''
  return selection.toString().trim().slice(0, feedbackLimits.quote)
}
