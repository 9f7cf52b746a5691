import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { subscribeToNothing } from '@/components/ui/use-hydrated'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { Editor } from '../core/editor'
import { createTypingIdle, type TypingIdle } from '../inline-text/typing-idle'
import { isLetter, isTypingKey } from '../inline-text/typing-keys'
import { clickableSelector, holdClick, openedEvent } from './held-click'
import { type EditorStart, type OpenedEditor, openEditor } from './open-editor'

/** The pause in typing before the other parts of the page are rendered, in milliseconds. */
const renderPauseMs = 400

export interface PageEditor {
  /** Null until the page is open. */
  editor: Editor | null
  /** Assigns unsaved work to another account. */
  handOver: OpenedEditor['handOver'] | undefined
  /**
   * Defers expensive rendering to the next pause in typing. Runs at once if the user is not typing.
   */
  runWhenIdle: TypingIdle['runWhenIdle']
}

/**
 * Opens the editor of a page while the calling component is mounted. The component renders again
 * when the document or the state of saving changes, but during typing only in pauses. The listeners
 * of `start` are deferred in the same way.
 */
export function usePageEditor(draft: PageDraft, start: EditorStart): PageEditor {
  const { locale } = start
  const [pageEditor, setPageEditor] = useState<OpenedEditor | null>(null)
  const editor = pageEditor?.editor ?? null
  const [typingIdle] = useState(() => createTypingIdle(renderPauseMs))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is opened only once.
  useEffect(() => {
    // A page to which the router navigated has no inline script that holds clicks.
    holdClick(clickableSelector, openedEvent)
    let isClosed = false
    let openedEditor: OpenedEditor | null = null
    const { onEvent, onPage } = start
    const deferredStart: EditorStart = {
      ...start,
      onEvent: (event) => typingIdle.runWhenIdle(() => onEvent(event)),
      onPage: (page) => typingIdle.runWhenIdle(() => onPage(page)),
    }
    void openEditor(draft, deferredStart).then((result) => {
      openedEditor = result
      if (isClosed) void result.leave()
      else setPageEditor(result)
    })
    const resume = () => openedEditor?.editor.resume()
    const flush = () => openedEditor?.editor.flushWithKeepalive()
    // A hidden window can be closed without a further event, and other editors should see the text.
    const flushWhenHidden = () => document.hidden && flush()
    window.addEventListener('online', resume)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      isClosed = true
      window.dispatchEvent(new Event(openedEvent))
      window.removeEventListener('online', resume)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      // The next page can unload while the last calls of this page are pending.
      void openedEditor?.leave().finally(() => window.removeEventListener('pagehide', flush))
      if (!openedEditor) window.removeEventListener('pagehide', flush)
    }
  }, [draft.id, locale])

  useEffect(() => {
    if (editor) window.dispatchEvent(new Event(openedEvent))
  }, [editor])

  // Actions by keyboard and pointer need the current text and a current rendering.
  useEffect(() => {
    if (!editor) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isLetter(event)) editor.flushTyping()
      if (!isTypingKey(event)) typingIdle.flush()
    }
    const controller = new AbortController()
    const options = { signal: controller.signal, capture: true, passive: true }
    window.addEventListener('keydown', handleKeyDown, options)
    window.addEventListener('pointerdown', editor.flushTyping, options)
    // The listener is not on pointerdown, because a rendering between press and release could move
    // a button away from the pointer.
    window.addEventListener('click', typingIdle.flush, options)
    return () => controller.abort()
  }, [editor, typingIdle])

  const subscribe = useMemo(
    () => (editor ? subscribeWhenIdle(editor, typingIdle) : subscribeToNothing),
    [editor, typingIdle],
  )
  useSyncExternalStore(
    subscribe,
    () => editor && `${editor.status} ${getVersion(editor)}`,
    () => null,
  )
  return { editor, handOver: pageEditor?.handOver, runWhenIdle: typingIdle.runWhenIdle }
}

/**
 * Subscribes a render function to changes. Actions are rendered at once. Typed text is already
 * visible where it was typed, and everything else, such as saved and remote changes, is rendered in
 * the next pause, because rendering takes longer than a key press.
 */
function subscribeWhenIdle(editor: Editor, typingIdle: TypingIdle) {
  return (render: () => void) =>
    editor.subscribe((cause) => {
      if (cause === 'typing') typingIdle.onLetter()
      if (cause === 'action') render()
      else typingIdle.runWhenIdle(render)
    })
}

const objectNumbers = new WeakMap<object, number>()
let objectCount = 0

/**
 * Returns a snapshot key that changes with the document, the conflicts and the number of unsaved
 * changes.
 */
function getVersion(editor: Editor): string {
  const { document, changeCount, conflicts, refusals } = editor
  const conflictVersions = conflicts.map(({ key, current }) => `${key}:${current ? getObjectNumber(current) : 0}`)
  return `${getObjectNumber(document)} ${changeCount} ${conflictVersions} ${refusals.length}`
}

function getObjectNumber(value: object): number {
  const number = objectNumbers.get(value) ?? ++objectCount
  objectNumbers.set(value, number)
  return number
}
