import { useMemo, useSyncExternalStore } from 'react'
import { subscribeToNothing } from '@/components/ui/use-hydrated'
import { debounce } from '@/lib/debounce'
import type { EditorDocument } from '../core/document'
import type { Editor } from '../core/editor'

/** The pause in typing after which the two pages are compared again, in milliseconds. */
const comparisonPauseMs = 400

/**
 * Returns the document of an editor. It is updated in pauses of typing and immediately after other
 * actions, even while React does not render the edited block. Null until the page is open.
 */
export function useCurrentDocument(editor: Editor | null): EditorDocument | null {
  const subscribe = useMemo(() => (editor ? subscribeInPauses(editor) : subscribeToNothing), [editor])
  const getDocument = () => editor?.document ?? null
  return useSyncExternalStore(subscribe, getDocument, () => null)
}

function subscribeInPauses(editor: Editor) {
  return (onChange: () => void) => {
    const notifyInPause = debounce(onChange, comparisonPauseMs)
    const unsubscribe = editor.subscribe((cause) => (cause === 'action' ? onChange() : notifyInPause()))
    return () => {
      notifyInPause.cancel()
      unsubscribe()
    }
  }
}
