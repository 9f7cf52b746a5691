import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { isFocusOrigin } from '@/components/behavior/focus-origin'
import { type Data, findData } from '../core/document'
import type { Cause, Editor } from '../core/editor'
import { pick } from '../core/merge'
import { isLocked } from '../core/placement'
import { isSame } from '../core/same'
import { textKeyAt } from '../page-elements/block-element'
import type { Selection } from '../selection/use-selection'
import type { CaretPlace } from './caret-place'
import { type ShownField, shownFields } from './inline-fields'
import type { OpenedText } from './inline-text-editor'
import { type TextEditor, textOf, useOpenText, type Written } from './use-open-text'

export interface InlineText {
  /** The edited field; null if there is none. */
  text: OpenedText | null
  /** Its editor to render; null if there is none. */
  textEditor: TextEditor | null
  frozen: Written | null
  /** Whether the active block has a text that can be edited inline. */
  canStart: boolean
  /** The button that starts editing: it gets the focus when editing ends. */
  startButton: RefObject<HTMLButtonElement | null>
  /** Starts editing a text of a block, by default its first one at its end. @returns whether it has one */
  start: (key: string, where?: WhereToStart) => boolean
  /** Shows an empty text of a block, which the page leaves out otherwise, and starts editing it. */
  begin: (key: string, field: string, words: string) => void
  end: () => void
  /** Handles a click on the page: selects a block, and starts editing its text. */
  point: (event: MouseEvent<HTMLElement>) => void
}

/** A text of a block, and the place for the caret in it. */
export interface WhereToStart {
  field?: string
  at?: CaretPlace | undefined
  /** Whether the page is painted first: what was done before is seen at once. */
  isPaintedFirst?: boolean
}

export interface InlineTextOptions {
  editor: Editor | null
  selection: Selection
  root: RefObject<HTMLElement | null>
  /** Loads what renders `textEditor`; the same function each time. */
  loadTextEditor: () => Promise<unknown>
}

/** Inline editing of one text at a time. It ends when another block, or several, are selected. */
export function useInlineText(options: InlineTextOptions): InlineText {
  const { editor, selection, root, loadTextEditor } = options
  const { active, store } = selection
  const [canStart, setCanStart] = useState(false)
  const { text, textEditor, frozen, current, startButton, freeze, write, end } = useOpenText(
    editor,
    loadTextEditor,
  )

  const fieldsOf = (key: string): ShownField[] =>
    editor && !isLocked(editor.document, key) ? shownFields(root.current, editor.document, key) : []

  const start = (key: string, { field, ...where }: WhereToStart = {}) => {
    const shown = fieldsOf(key).find((one) => field === undefined || one.field === field)
    if (shown) void write(key, shown, where)
    return shown !== undefined
  }

  const begin = (key: string, field: string, words: string) => {
    end()
    const data = editor && findData(editor.document, key)
    if (!data) return
    const begun: Written = { key, field, data: { ...data, [field]: words }, standIn: '' }
    // Synchronously: the text needs its element.
    flushSync(() => freeze(begun))
    const shown = fieldsOf(key).find((one) => one.field === field)
    if (shown) void write(key, shown, { begun })
    else freeze(null)
  }

  /** The block at an element of the page, and its text there. */
  const pointedAt = (target: Element): { key: string | null; field?: ShownField | undefined } => {
    const key = textKeyAt(target)
    if (key === null || !editor || findData(editor.document, key) === undefined) return { key: null }
    return { key, field: fieldsOf(key).find(({ element }) => element.contains(target)) }
  }

  const point = (event: MouseEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof Element) || selection.extendTo(event)) return
    const { key, field } = pointedAt(target)
    // A click in the edited text must neither follow its link nor toggle its question.
    if (target.closest('a') || (field && target.closest('summary'))) event.preventDefault()
    if (current.current?.text.element.contains(target)) return
    selection.select(key)
    if (key !== null && field) void write(key, field, { at: { left: event.clientX, top: event.clientY } })
  }

  const endElsewhere = useEffectEvent(() => {
    const { active: next, keys } = store.current
    if (current.current?.key !== next || keys.length > 1) end()
  })
  // Synchronously: the next render takes over the element again.
  useEffect(() => store.subscribe(() => endElsewhere()), [store])

  const cause = useRef<Cause>('typing')
  useEffect(
    () =>
      editor?.subscribe((latest) => {
        cause.current = latest
      }),
    [editor],
  )

  // Shows changes of the text by undo or another editor. Editing ends when the text is gone, or when other fields of its block
  // changed and neither the text nor its tools have the focus. A text that gets the focus back from a dialog or panel outlives
  // changes of others, but not those that are made in the dialog or panel: they show when the block is drawn again.
  const follow = useEffectEvent(() => {
    const opened = current.current?.text
    if (!opened || !editor || !frozen) return
    editor.flushTyping()
    // The current values: the user may have typed on since this was rendered.
    const now = findData(editor.document, frozen.key)
    const text = textOf(now, frozen.field)
    const isOutdated =
      now !== undefined && !isSame(withoutField(frozen), withoutField({ ...frozen, data: now }))
    const isReturning = cause.current === 'saving' && isFocusOrigin(opened.element)
    const isLeft = isOutdated && !opened.hasFocus() && !isReturning
    if (text === null || isLeft) end()
    else opened.show(text || frozen.standIn)
  })
  const data = editor && frozen ? findData(editor.document, frozen.key) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed whenever the block's data are others.
  useEffect(() => follow(), [data])

  // Checked after each render: before, the page may show an outdated text.
  useLayoutEffect(() => {
    setCanStart(active !== null && (frozen?.key === active || fieldsOf(active).length > 0))
  })

  return { text, textEditor, frozen, canStart, startButton, start, begin, end: () => end(), point }
}

/** The data of a block without the edited field. */
function withoutField({ data, field }: Written): Data {
  return pick(
    data,
    Object.keys(data).filter((name) => name !== field),
  )
}
