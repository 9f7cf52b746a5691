import { useMemo, useSyncExternalStore } from 'react'
import { debounce } from '@/lib/debounce'
import type { EditorDocument } from '../core/document'
import type { Editor } from '../core/editor'

/** How long typing has to pause until both pages are compared again, in ms. */
const comparisonPause = 400

const subscribeToNothing = () => () => undefined

/**
 * The document of an editor, also while a text is written, whose block is not rendered meanwhile: followed in pauses of typing, and
 * at once after any other action. Null until the page is open.
 */
export function useCurrentDocument(editor: Editor | null): EditorDocument | null {
  const subscribe = useMemo(() => (editor ? subscribeInPauses(editor) : subscribeToNothing), [editor])
  const current = () => editor?.document ?? null
  return useSyncExternalStore(subscribe, current, () => null)
}

function subscribeInPauses(editor: Editor) {
  return (onChange: () => void) => {
    const later = debounce(onChange, comparisonPause)
    const unsubscribe = editor.subscribe((cause) => (cause === 'action' ? onChange() : later()))
    return () => {
      later.cancel()
      unsubscribe()
    }
  }
}
