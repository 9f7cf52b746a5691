import { useMemo, useSyncExternalStore } from 'react'
import { debounce } from '@/lib/debounce'
import type { EditorDocument } from '../core/document'
import type { Editor } from '../core/editor'

/** The pause in typing after which both pages are compared again. */
const comparisonPauseMs = 400

const subscribeToNothing = () => () => undefined

/**
 * Returns the document of an editor, updated in pauses of typing and immediately after other
 * actions, although the edited block is not rendered meanwhile. Null until the page is open.
 */
export function useCurrentDocument(editor: Editor | null): EditorDocument | null {
  const subscribe = useMemo(() => (editor ? subscribeInPauses(editor) : subscribeToNothing), [editor])
  const current = () => editor?.document ?? null
  return useSyncExternalStore(subscribe, current, () => null)
}

function subscribeInPauses(editor: Editor) {
  return (onChange: () => void) => {
    const later = debounce(onChange, comparisonPauseMs)
    const unsubscribe = editor.subscribe((cause) => (cause === 'action' ? onChange() : later()))
    return () => {
      later.cancel()
      unsubscribe()
    }
  }
}
