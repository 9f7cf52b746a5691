import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { Editor } from '../core/editor'
import { createTypingIdle, type TypingIdle } from '../inline-text/typing-idle'
import { isLetter, isTypingKey } from '../inline-text/typing-keys'
import { clickable, holdClick, openedEvent } from './held-click'
import { type OpenedEditor, type Opening, openEditor } from './open-editor'

/** The pause in typing after which the rest of the page is rendered again, in milliseconds. */
const renderPause = 400

const subscribeToNothing = () => () => undefined

export interface PageEditor {
  /** Null until the page is open. */
  editor: Editor | null
  /** Defers expensive rendering to the next pause in typing; calls at once while nobody is typing. */
  whenIdle: TypingIdle['whenIdle']
}

/**
 * The editor of a page, open while the page is mounted. The calling component renders again when the document
 * or the state of saving changes; during typing only in pauses, when `opening`'s listeners are called, too.
 */
export function usePageEditor(draft: PageDraft, opening: Opening): PageEditor {
  const { locale } = opening
  const [editor, setEditor] = useState<Editor | null>(null)
  const [typingIdle] = useState(() => createTypingIdle(renderPause))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is opened once; later states come from the editor.
  useEffect(() => {
    // A page that was reached without being loaded has no script of its own that does.
    holdClick(clickable, openedEvent)
    let isLeft = false
    let opened: OpenedEditor | null = null
    const { onEvent, onPage } = opening
    const deferred: Opening = {
      ...opening,
      onEvent: (event) => typingIdle.whenIdle(() => onEvent(event)),
      onPage: (page) => typingIdle.whenIdle(() => onPage(page)),
    }
    void openEditor(draft, deferred).then((result) => {
      opened = result
      if (isLeft) void result.leave()
      else setEditor(result.editor)
    })
    const resume = () => opened?.editor.resume()
    const flush = () => opened?.editor.flushWithKeepalive()
    // The window may be closed after it loses the focus, and other editors should see the text meanwhile.
    const flushWhenHidden = () => document.hidden && flush()
    window.addEventListener('online', resume)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      isLeft = true
      window.dispatchEvent(new Event(openedEvent))
      window.removeEventListener('online', resume)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      // The next page may be unloaded while the last calls of this one are under way.
      void opened?.leave().finally(() => window.removeEventListener('pagehide', flush))
      if (!opened) window.removeEventListener('pagehide', flush)
    }
  }, [draft.id, locale])

  useEffect(() => {
    if (editor) window.dispatchEvent(new Event(openedEvent))
  }, [editor])

  // Keyboard and pointer actions must work on the current text and a current rendering.
  useEffect(() => {
    if (!editor) return
    const press = (event: KeyboardEvent) => {
      if (!isLetter(event)) editor.flushTyping()
      if (!isTypingKey(event)) typingIdle.flush()
    }
    const ended = new AbortController()
    const options = { signal: ended.signal, capture: true, passive: true }
    window.addEventListener('keydown', press, options)
    window.addEventListener('pointerdown', editor.flushTyping, options)
    // Not on pointerdown: rendering between press and release could move a button away from the pointer.
    window.addEventListener('click', typingIdle.flush, options)
    return () => ended.abort()
  }, [editor, typingIdle])

  const subscribe = useMemo(
    () => (editor ? subscribeWhenIdle(editor, typingIdle) : subscribeToNothing),
    [editor, typingIdle],
  )
  useSyncExternalStore(
    subscribe,
    () => editor && `${editor.status} ${version(editor)}`,
    () => null,
  )
  return { editor, whenIdle: typingIdle.whenIdle }
}

/**
 * Typed text shows at once where it is typed. Everything else is rendered in the next pause, including saved
 * and remote changes: rendering takes longer than a key press.
 */
function subscribeWhenIdle(editor: Editor, typingIdle: TypingIdle) {
  return (draw: () => void) =>
    editor.subscribe((cause) => {
      if (cause === 'typing') typingIdle.onLetter()
      if (cause === 'action') draw()
      else typingIdle.whenIdle(draw)
    })
}

const numbers = new WeakMap<object, number>()
let count = 0

/** A snapshot key that changes with the document, the conflicts and the number of unsaved changes. */
function version(editor: Editor): string {
  const { document, changeCount, conflicts, refusals } = editor
  const contested = conflicts.map(({ key, current }) => `${key}:${current ? numberOf(current) : 0}`)
  return `${numberOf(document)} ${changeCount} ${contested} ${refusals.length}`
}

function numberOf(value: object): number {
  const number = numbers.get(value) ?? ++count
  numbers.set(value, number)
  return number
}
