import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { nextPaintOrKey } from '@/components/behavior/next-paint-or-key'
import { type Data, findData, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import type { CaretPlace } from './caret-place'
import { holdTyping } from './hold-typing'
import type { ShownField } from './inline-fields'
import type { InlineTextEditorProps, OpenedText } from './inline-text-editor'

/** The edited field, and the data of the module that React keeps rendering meanwhile, since the text editor owns the element. */
export interface Written {
  key: string
  field: string
  data: Data
  /** What is shown instead while the text is empty. */
  standIn: string
}

/** A text of a block, where it is written. */
export interface WrittenText {
  key: string
  field: string
  element: HTMLElement
}

/** The text editor to render, without what its caller adds. */
export interface TextEditor {
  /** A React key, different for each text. */
  id: number
  at: WrittenText
  props: Omit<InlineTextEditorProps, 'label' | 'onPaste' | 'onEdge' | 'onComment'>
}

/** Where and how writing begins. */
interface Beginning {
  at?: CaretPlace | undefined
  /** Whether the page is painted first: what was done before is seen at once. */
  isPaintedFirst?: boolean
  /** What is shown already of a text that was empty. */
  begun?: Written
}

export interface OpenText {
  /** The edited field; null if there is none. */
  text: OpenedText | null
  textEditor: TextEditor | null
  frozen: Written | null
  /** The edited field at this moment, before it is rendered. */
  current: RefObject<{ key: string; text: OpenedText } | null>
  /** The button that starts editing: it gets the focus when editing ends. */
  startButton: RefObject<HTMLButtonElement | null>
  /** Shows other data of a module than those of the document. */
  freeze: (written: Written | null) => void
  /** Opens the editor of a text, once it is loaded. Nothing happens if the user has turned to something else by then. */
  write: (key: string, shown: ShownField, beginning?: Beginning) => Promise<void>
  /** Closes the editor of the text. */
  end: (next?: Written | null) => void
}

/**
 * The text that is being written: its editor is loaded, opened and closed here.
 * @param loadTextEditor loads what renders `textEditor`; the same function each time
 */
export function useOpenText(editor: Editor | null, loadTextEditor: () => Promise<unknown>): OpenText {
  const [text, setText] = useState<OpenedText | null>(null)
  const [textEditor, setTextEditor] = useState<TextEditor | null>(null)
  const [frozen, freeze] = useState<Written | null>(null)
  const startButton = useRef<HTMLButtonElement>(null)
  const current = useRef<{ key: string; text: OpenedText } | null>(null)
  // Counts the requests: while the text editor is loading, the user may have turned to something else.
  const turn = useRef(0)

  // Loaded in advance: otherwise the first click waits, and texts cannot be edited offline.
  useEffect(() => {
    void loadTextEditor().catch(() => undefined)
  }, [loadTextEditor])

  const end = (next: Written | null = null) => {
    turn.current += 1
    editor?.flushTyping()
    const hadFocus = current.current?.text.element.contains(document.activeElement)
    current.current?.text.end()
    current.current = null
    if (hadFocus) startButton.current?.focus()
    setText(null)
    setTextEditor(null)
    freeze(next)
  }

  const write = async (key: string, { field, kind, element }: ShownField, beginning: Beginning = {}) => {
    const { at, isPaintedFirst = false, begun } = beginning
    if (!editor || current.current?.text.element === element) return
    end(begun)
    const data = findData(editor.document, key)
    const stored = textOf(data, field)
    if (!data || stored === null) return
    const standIn = stored === '' ? standInAt(element) : ''
    const own = turn.current
    let held: string[] = []
    const endHolding = holdTyping()
    const loaded = Promise.all([loadTextEditor(), isPaintedFirst ? nextPaintOrKey() : null])
    await loaded.finally(() => {
      held = endHolding()
    })
    if (!element.isConnected || turn.current !== own) return
    const props: TextEditor['props'] = {
      element,
      kind,
      text: stored === '' ? standIn : stored,
      at,
      onChange: (read) => editor.queueTyping(key, () => written(key, field, read())),
      onOpen(opened) {
        current.current = { key, text: opened }
        setText(opened)
      },
    }
    // Synchronously, since the next key belongs to the text.
    flushSync(() => {
      freeze(begun ?? { key, field, data, standIn })
      setTextEditor({ id: own, at: { key, field, element }, props })
    })
    current.current?.text.press(held)
  }

  return { text, textEditor, frozen, current, startButton, freeze, write, end }
}

/** The text of a field; null where the field holds none. */
export function textOf(data: Data | undefined, field: string): string | null {
  const value = data?.[field] ?? ''
  return data && typeof value === 'string' ? value : null
}

/** The words that the site shows instead of an empty text: whoever turns to them changes those. */
function standInAt(element: HTMLElement): string {
  return element.dataset.default === undefined ? '' : element.textContent
}

/** What a written text changes. A page keeps its title: it is named by it everywhere. */
function written(key: string, field: string, text: string): Data {
  return key === pageKey && field === 'title' && text.trim() === '' ? {} : { [field]: text }
}
