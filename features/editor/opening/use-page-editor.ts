import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PageDraft } from '@/lib/contract/page-editing'
import type { Editor } from '../core/editor'
import { onceQuiet } from './once-quiet'
import { type OpenedEditor, type Opening, openEditor } from './open-editor'

/** A pause of writing after which all that shows the document is drawn anew, in milliseconds. */
const drawingPause = 200

const nothing = () => () => undefined

/**
 * The editor of a page, open as long as the page is; null until it is. Whoever calls this is drawn anew when the document or
 * its saving changes; while somebody types, in the pauses.
 */
export function usePageEditor(draft: PageDraft, opening: Opening): Editor | null {
  const { locale } = opening
  const [editor, setEditor] = useState<Editor | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is opened once; later states come from the editor.
  useEffect(() => {
    let isOver = false
    let opened: OpenedEditor | null = null
    void openEditor(draft, opening).then((result) => {
      opened = result
      if (isOver) void result.close()
      else setEditor(result.editor)
    })
    const resume = () => opened?.editor.resume()
    const flush = () => opened?.editor.flush()
    window.addEventListener('online', resume)
    window.addEventListener('pagehide', flush)
    return () => {
      isOver = true
      window.removeEventListener('online', resume)
      window.removeEventListener('pagehide', flush)
      void opened?.close()
    }
  }, [draft.id, locale])

  const subscribe = useMemo(() => (editor ? followed(editor) : nothing), [editor])
  useSyncExternalStore(
    subscribe,
    () => editor && `${editor.status} ${version(editor)}`,
    () => null,
  )
  return editor
}

/**
 * Whoever types sees it where it is typed. All else is drawn anew in the next pause: drawing takes longer than a letter.
 */
function followed(editor: Editor) {
  return (draw: () => void) => {
    const soon = onceQuiet(draw, drawingPause)
    const end = editor.subscribe((isTyped) => {
      if (isTyped) return soon.ask()
      soon.callOff()
      draw()
    })
    return () => {
      soon.callOff()
      end()
    }
  }
}

const versions = new WeakMap<object, number>()
let count = 0

/** Another name for each document, each set of conflicts, and each number of unsaved changes. */
function version(editor: Editor): string {
  const { document, changeCount, conflicts, refusals } = editor
  const contested = conflicts.map(({ key, current }) => `${key}:${current ? numberOf(current) : 0}`)
  return `${numberOf(document)} ${changeCount} ${contested} ${refusals.length}`
}

function numberOf(value: object): number {
  const number = versions.get(value) ?? ++count
  versions.set(value, number)
  return number
}
