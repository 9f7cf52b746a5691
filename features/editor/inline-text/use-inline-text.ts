import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isFocusOrigin } from '@/components/behavior/focus-origin'
import { type Data, findData } from '../core/document'
import type { Cause, Editor } from '../core/editor'
import { pickFields } from '../core/merge'
import { isLocked } from '../core/placement'
import { isSame } from '../core/same'
import { findTextKey } from '../page-elements/block-element'
import type { Selection } from '../selection/use-selection'
import type { CaretPlace } from './caret-place'
import { type EditableField, listEditableFields } from './inline-fields'
import type { OpenedText } from './inline-text-editor'
import { type FrozenText, getText, type LoadTextEditor, type TextEditor, useOpenText } from './use-open-text'

export interface InlineText {
  /** The edited text; null for none. */
  text: OpenedText | null
  /** The text editor to render; null for none. */
  textEditor: TextEditor | null
  frozenText: FrozenText | null
  /** True if the active block has a text that can be edited inline. */
  canStart: boolean
  /** The button that starts editing. It gets the focus when editing ends. */
  startButton: RefObject<HTMLButtonElement | null>
  /**
   * Starts editing a text of a block, by default the first one at its end.
   * @returns true if the block has such a text
   */
  start: (key: string, place?: TextPlace) => boolean
  /** Starts editing an empty text of a block, which the page hides otherwise. */
  startEmpty: (key: string, field: string, initialText: string) => void
  end: () => void
  /** Handles a click on the page: selects a block and starts editing its text. */
  handleClick: (event: MouseEvent<HTMLElement>) => void
}

/** A text of a block and the caret position in it. */
export interface TextPlace {
  field?: string
  caret?: CaretPlace | undefined
  /** True to paint the page first, so that the previous action is visible at once. */
  isPaintedFirst?: boolean
}

export interface InlineTextOptions {
  editor: Editor | null
  selection: Selection
  root: RefObject<HTMLElement | null>
  /** Loads the component of `textEditor`. The function must keep its identity. */
  loadTextEditor: LoadTextEditor
  /** Called when editing has ended because another editor locked the block. */
  onLocked: () => void
}

/**
 * Edits one text at a time inline. Editing ends when another block or several blocks are selected.
 */
export function useInlineText(options: InlineTextOptions): InlineText {
  const { editor, selection, root, loadTextEditor, onLocked } = options
  const { activeKey, store } = selection
  const [canStart, setCanStart] = useState(false)
  const { text, textEditor, frozenText, openTextRef, startButton, freeze, openEditor, sync, end } = useOpenText(
    editor,
    loadTextEditor,
  )

  const listFields = (key: string): EditableField[] =>
    editor && !isLocked(editor.document, key) ? listEditableFields(root.current, editor.document, key) : []

  const start = (key: string, { field, ...startOptions }: TextPlace = {}) => {
    const editableField = listFields(key).find((candidate) => field === undefined || candidate.field === field)
    if (editableField) void openEditor(key, editableField, startOptions)
    return editableField !== undefined
  }

  const startEmpty = (key: string, field: string, initialText: string) => {
    end()
    const data = editor && findData(editor.document, key)
    if (!data) return
    const frozenText: FrozenText = { key, field, data: { ...data, [field]: initialText }, defaultText: '' }
    // Rendered synchronously, because the text editor needs the element of the text.
    flushSync(() => freeze(frozenText))
    const editableField = listFields(key).find((candidate) => candidate.field === field)
    if (editableField) void openEditor(key, editableField, { frozenText })
    else freeze(null)
  }

  /** Finds the block at an element of the page, and its text there. */
  const findTextAt = (target: Element): { key: string | null; field?: EditableField | undefined } => {
    const key = findTextKey(target)
    if (key === null || !editor || findData(editor.document, key) === undefined) return { key: null }
    return { key, field: listFields(key).find(({ element }) => element.contains(target)) }
  }

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof Element) || selection.handleClick(event)) return
    const { key, field } = findTextAt(target)
    // A click in the edited text must neither follow its link nor toggle its disclosure.
    if (target.closest('a') || (field && target.closest('summary'))) event.preventDefault()
    if (openTextRef.current?.text.element.contains(target)) return
    selection.select(key)
    if (key !== null && field) void openEditor(key, field, { caret: { left: event.clientX, top: event.clientY } })
  }

  const endIfUnselected = useEffectEvent(() => {
    const { activeKey: next, keys } = store.current
    if (openTextRef.current?.key !== next || keys.length > 1) end()
  })
  // The editing ends synchronously, because React takes over the element with the next render.
  useEffect(() => store.subscribe(() => endIfUnselected()), [store])

  const cause = useRef<Cause>('typing')
  const handleChange = useEffectEvent((latestCause: Cause) => {
    cause.current = latestCause
    const { key } = openTextRef.current ?? {}
    if (key === undefined || !editor || !isLocked(editor.document, key)) return
    // Ends at once, because a locked block accepts no further words. The words so far are kept.
    end()
    if (latestCause === 'saving') onLocked()
  })
  useEffect(() => editor?.subscribe((latest) => handleChange(latest)), [editor])

  // Shows changes of the text by undo or other editors. Editing ends if the text is removed, or if
  // other fields of its block changed while neither the text nor its toolbar has the focus. If a
  // dialog or panel will return the focus to the text, only local changes end the editing, because
  // the dialog or panel made them and they appear only when the block is rendered again.
  const syncText = useEffectEvent(() => {
    const currentText = openTextRef.current?.text
    if (!currentText || !editor || !frozenText) return
    editor.flushTyping()
    // Reads the current data, because the user may have typed since the last rendering.
    const currentData = findData(editor.document, frozenText.key)
    const text = getText(currentData, frozenText.field)
    const isOutdated =
      currentData !== undefined && !isSame(withoutField(frozenText), withoutField({ ...frozenText, data: currentData }))
    const isReturning = cause.current === 'saving' && isFocusOrigin(currentText.element)
    const shouldEnd = isOutdated && !currentText.hasFocus() && !isReturning
    if (text === null || shouldEnd) end()
    else sync(text)
  })
  const data = editor && frozenText ? findData(editor.document, frozenText.key) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the data change.
  useEffect(() => syncText(), [data])

  // Checked after each render, because the page may show an outdated text before.
  useLayoutEffect(() => {
    setCanStart(activeKey !== null && (frozenText?.key === activeKey || listFields(activeKey).length > 0))
  })

  return { text, textEditor, frozenText, canStart, startButton, start, startEmpty, end: () => end(), handleClick }
}

/** Returns the data of a block without the edited field. */
function withoutField({ data, field }: FrozenText): Data {
  return pickFields(
    data,
    Object.keys(data).filter((name) => name !== field),
  )
}
