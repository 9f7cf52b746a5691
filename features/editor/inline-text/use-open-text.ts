import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { waitForPaintOrKey } from '@/components/behavior/wait-for-paint-or-key'
import { type Data, findData, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { isLocked } from '../core/placement'
import type { CaretPlace } from './caret-place'
import { holdTyping } from './hold-typing'
import type { EditableField } from './inline-fields'
import type { InlineTextEditorProps, OpenedText } from './inline-text-editor'

/**
 * The edited field, and the module data that React keeps rendering while the text editor owns the
 * element.
 */
export interface FrozenText {
  key: string
  field: string
  data: Data
  /** The text that is shown while the field is empty. */
  defaultText: string
}

/** The field of a block that contains a text, and its element. */
export interface TextLocation {
  key: string
  field: string
  element: HTMLElement
}

/** The text editor to render. The caller adds the missing props. */
export interface TextEditor {
  /** A React key, unique per text. */
  id: number
  location: TextLocation
  props: Omit<InlineTextEditorProps, 'label' | 'onPaste' | 'onEdge' | 'onComment'>
}

/** Options for the start of editing. */
interface StartOptions {
  caret?: CaretPlace | undefined
  /** True to paint the page first, so that the previous action is visible at once. */
  isPaintedFirst?: boolean
  /** The displayed data of a text that was empty. */
  frozenText?: FrozenText
}

/** Loads the text editor, and the extensions that a kind of text needs. */
export type LoadTextEditor = (kind?: EditableField['kind']) => Promise<unknown>

export interface OpenText {
  /** The edited text; null for none. */
  text: OpenedText | null
  textEditor: TextEditor | null
  frozenText: FrozenText | null
  /** The edited text at this moment, before it is rendered. */
  openTextRef: RefObject<{ key: string; text: OpenedText } | null>
  /** The button that starts editing. It gets the focus when editing ends. */
  startButton: RefObject<HTMLButtonElement | null>
  /** Displays other data of a module than the document has. */
  freeze: (frozenText: FrozenText | null) => void
  /**
   * Opens the editor of a text once it has loaded; a no-op if editing has ended or moved to another
   * text by then.
   */
  openEditor: (key: string, editableField: EditableField, options?: StartOptions) => Promise<void>
  /** Shows the text of the document if it is not the one that was written or shown last. */
  sync: (storedText: string) => void
  /** Closes the editor of the text, and freezes the next text if there is one. */
  end: (nextFrozenText?: FrozenText | null) => void
}

/**
 * Manages the edited text: loads, opens and closes its editor.
 * @param loadTextEditor loads the component of `textEditor`; it must keep its identity
 */
export function useOpenText(editor: Editor | null, loadTextEditor: LoadTextEditor): OpenText {
  const [text, setText] = useState<OpenedText | null>(null)
  const [textEditor, setTextEditor] = useState<TextEditor | null>(null)
  const [frozenText, freeze] = useState<FrozenText | null>(null)
  const startButton = useRef<HTMLButtonElement>(null)
  const openTextRef = useRef<{ key: string; text: OpenedText } | null>(null)
  // The number of starts and ends of editing. It changes if the user goes to another text while the
  // text editor is loading.
  const turnCount = useRef(0)

  // Loads the text editor in advance. Otherwise the first click would have to wait, and texts could
  // not be edited offline.
  useEffect(() => {
    void loadTextEditor().catch(() => undefined)
  }, [loadTextEditor])

  // The text of the document after the last synchronization. While an empty title is not accepted,
  // the edited text differs from it.
  const syncedText = useRef('')

  const sync = (storedText: string) => {
    if (storedText === syncedText.current) return
    syncedText.current = storedText
    openTextRef.current?.text.show(storedText || (frozenText?.defaultText ?? ''))
  }

  const readFields = (key: string, field: string, text: string): Data => {
    if (isEmptyTitle(key, field, text)) return {}
    syncedText.current = text
    return { [field]: text }
  }

  const end = (nextFrozenText: FrozenText | null = null) => {
    turnCount.current += 1
    editor?.flushTyping()
    const hadFocus = openTextRef.current?.text.element.contains(document.activeElement)
    openTextRef.current?.text.end()
    openTextRef.current = null
    if (hadFocus) startButton.current?.focus()
    setText(null)
    setTextEditor(null)
    freeze(nextFrozenText)
  }

  const openEditor = async (key: string, { field, kind, element }: EditableField, options: StartOptions = {}) => {
    const { caret, isPaintedFirst = false, frozenText } = options
    if (!editor || openTextRef.current?.text.element === element) return
    end(frozenText)
    const data = findData(editor.document, key)
    const storedText = getText(data, field)
    if (!data || storedText === null) return
    const defaultText = getDefaultText(element, storedText)
    const textId = turnCount.current
    const heldKeys = await waitForStart(loadTextEditor(kind), isPaintedFirst)
    if (!element.isConnected || turnCount.current !== textId) return
    if (isLocked(editor.document, key)) return freeze(null)
    syncedText.current = storedText
    const props: TextEditor['props'] = {
      element,
      kind,
      text: storedText + defaultText,
      caret,
      onChange: (read) => editor.queueTyping(key, () => readFields(key, field, read())),
      onOpen(openedText) {
        openTextRef.current = { key, text: openedText }
        setText(openedText)
      },
    }
    // Rendered synchronously, because the next key belongs to the text.
    flushSync(() => {
      freeze(frozenText ?? { key, field, data, defaultText })
      setTextEditor({ id: textId, location: { key, field, element }, props })
    })
    openTextRef.current?.text.press(heldKeys)
  }

  return { text, textEditor, frozenText, openTextRef, startButton, freeze, openEditor, sync, end }
}

/** Waits until a text can be edited. @returns the keys that were pressed in the meantime */
async function waitForStart(loading: Promise<unknown>, isPaintedFirst: boolean): Promise<string[]> {
  const endHolding = holdTyping()
  let heldKeys: string[] = []
  await Promise.all([loading, isPaintedFirst ? waitForPaintOrKey() : null]).finally(() => {
    heldKeys = endHolding()
  })
  return heldKeys
}

/** Returns the text of a field; null for a field without text. */
export function getText(data: Data | undefined, field: string): string | null {
  const value = data?.[field] ?? ''
  return data && typeof value === 'string' ? value : null
}

/** Returns the default text that the site shows instead of an empty one. Editing starts from it. */
function getDefaultText(element: HTMLElement, storedText: string): string {
  return storedText !== '' || element.dataset.default === undefined ? '' : element.textContent
}

/** Returns true for an empty page title. It is not saved, because it names the page everywhere. */
function isEmptyTitle(key: string, field: string, text: string): boolean {
  return key === pageKey && field === 'title' && text.trim() === ''
}
