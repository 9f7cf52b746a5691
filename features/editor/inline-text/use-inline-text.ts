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
import { nextPaintOrKey } from '@/components/behavior/next-paint-or-key'
import { type Data, dataOf, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { pick } from '../core/merge'
import { isLocked } from '../core/placement'
import { isSame } from '../core/same'
import { textKeyAt } from '../page-elements/block-element'
import type { Selection } from '../selection/use-selection'
import type { CaretPlace } from './caret-place'
import { holdTyping } from './hold-typing'
import { type ShownField, shownFields } from './inline-fields'
import type { InlineTextEditorProps, OpenedText } from './inline-text-editor'
import { loadTextEditors, type TextEditors } from './load-text-editors'
import type { PastedAmong } from './pasting/handle-paste'
import type { TextEdge } from './text-edge'
import { virtualizeBlocks } from './virtualize-blocks'

/** The edited field, and the data of the module that React keeps rendering meanwhile, since the text editor owns the element. */
interface Written {
  key: string
  field: string
  data: Data
  /** What is shown instead while the text is empty. */
  standIn: string
}

/** The props of the text editor to render. */
interface TextEditor {
  /** A React key, different for each text. */
  id: number
  Component: TextEditors['InlineTextEditor']
  props: InlineTextEditorProps
}

export interface InlineText {
  /** The edited field; null if there is none. */
  text: OpenedText | null
  /** The props of its editor; null if there is none. */
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

/** What is pasted into a text that is written. */
export interface PastedIntoText extends PastedAmong {
  key: string
  field: string
}

/** A text of a block, and the place for the caret in it. */
export interface WhereToStart {
  field?: string
  at?: CaretPlace | undefined
  /** Whether the page is painted first: what was done before is seen at once. */
  isPaintedFirst?: boolean
}

/** A text of a block, where it is written. */
export interface WrittenText {
  key: string
  field: string
  element: HTMLElement
}

export interface InlineTextOptions {
  editor: Editor | null
  selection: Selection
  root: RefObject<HTMLElement | null>
  /** The accessible name of a text. */
  label: string
  /** Takes what is pasted into a text that is more than text. @returns whether it did; otherwise its words are taken */
  onPaste: (pasted: PastedIntoText) => boolean
  /** Takes a key at the edge of the text. @returns whether it did */
  onEdge: (edge: TextEdge, text: WrittenText) => boolean
  /** Begins a comment on the selected words; null where there are no comments. */
  onComment: (() => void) | null
}

const textOf = (data: Data | undefined, field: string) => {
  const value = data?.[field] ?? ''
  return data && typeof value === 'string' ? value : null
}

/** Inline editing of one text at a time. It ends when another block, or several, are selected. */
export function useInlineText(options: InlineTextOptions): InlineText {
  const { editor, selection, root, label, onPaste, onEdge, onComment } = options
  const { active, store } = selection
  const [text, setText] = useState<OpenedText | null>(null)
  const [textEditor, setTextEditor] = useState<TextEditor | null>(null)
  const [frozen, setFrozen] = useState<Written | null>(null)
  const [canStart, setCanStart] = useState(false)
  const startButton = useRef<HTMLButtonElement>(null)
  const current = useRef<{ key: string; text: OpenedText } | null>(null)
  // Counts the requests: while the text editor is loading, the user may have turned to something else.
  const turn = useRef(0)

  // Loaded in advance: otherwise the first click waits, and texts cannot be edited offline.
  useEffect(() => {
    void loadTextEditors().catch(() => undefined)
  }, [])

  const end = (next: Written | null = null) => {
    turn.current += 1
    editor?.flushTyping()
    const hadFocus = current.current?.text.element.contains(document.activeElement)
    current.current?.text.end()
    current.current = null
    if (hadFocus) startButton.current?.focus()
    setText(null)
    setTextEditor(null)
    setFrozen(next)
  }

  const fieldsOf = (key: string): ShownField[] =>
    editor && !isLocked(editor.document, key) ? shownFields(root.current, editor.document, key) : []

  const write = async (
    key: string,
    { field, kind, element }: ShownField,
    { at, isPaintedFirst = false, begun }: Omit<WhereToStart, 'field'> & { begun?: Written } = {},
  ) => {
    if (!editor || current.current?.text.element === element) return
    end(begun)
    const data = dataOf(editor.document, key)
    const stored = textOf(data, field)
    if (!data || stored === null) return
    // Whoever turns to words that the site has put there changes those.
    const standIn = stored === '' && element.dataset.default !== undefined ? element.textContent : ''
    const text = stored || standIn
    const own = turn.current
    let held: string[] = []
    const endHolding = holdTyping()
    const loaded = Promise.all([loadTextEditors(), isPaintedFirst ? nextPaintOrKey() : null])
    const [{ InlineTextEditor: Component }] = await loaded.finally(() => {
      held = endHolding()
    })
    if (!element.isConnected || turn.current !== own) return
    const props: InlineTextEditorProps = {
      ...{ element, kind, label, text, at, onComment },
      onChange: (read) => editor.queueTyping(key, () => written(key, field, read())),
      onPaste: (pasted) => onPaste({ ...pasted, key, field }),
      onEdge: (edge) => onEdge(edge, { key, field, element }),
      onOpen(opened) {
        current.current = { key, text: opened }
        setText(opened)
      },
    }
    // Synchronously, since the next key belongs to the text.
    flushSync(() => {
      setFrozen(begun ?? { key, field, data, standIn })
      setTextEditor({ id: own, Component, props })
    })
    current.current?.text.press(held)
  }

  const start = (key: string, { field, ...where }: WhereToStart = {}) => {
    const shown = fieldsOf(key).find((one) => field === undefined || one.field === field)
    if (shown) void write(key, shown, where)
    return shown !== undefined
  }

  const begin = (key: string, field: string, words: string) => {
    end()
    const data = editor && dataOf(editor.document, key)
    if (!data) return
    const begun: Written = { key, field, data: { ...data, [field]: words }, standIn: '' }
    // Synchronously: the text needs its element.
    flushSync(() => setFrozen(begun))
    const shown = fieldsOf(key).find((one) => one.field === field)
    if (shown) void write(key, shown, { begun })
    else setFrozen(null)
  }

  /** The block at an element of the page, and its text there. */
  const pointedAt = (target: Element): { key: string | null; field?: ShownField | undefined } => {
    const key = textKeyAt(target)
    if (key === null || !editor || dataOf(editor.document, key) === undefined) return { key: null }
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

  useEffect(() => (text && root.current ? virtualizeBlocks(root.current) : undefined), [text, root])

  // Shows changes of the text by undo or another editor. Editing ends when the text is gone, or when other fields of its block
  // changed and neither the text nor its tools have the focus, nor get it back from a dialog or panel.
  const follow = useEffectEvent(() => {
    const opened = current.current?.text
    if (!opened || !editor || !frozen) return
    editor.flushTyping()
    // The current values: the user may have typed on since this was rendered.
    const now = dataOf(editor.document, frozen.key)
    const text = textOf(now, frozen.field)
    const isOutdated =
      now !== undefined && !isSame(withoutField(frozen), withoutField({ ...frozen, data: now }))
    const isLeft = isOutdated && !opened.hasFocus() && !isFocusOrigin(opened.element)
    if (text === null || isLeft) end()
    else opened.show(text || frozen.standIn)
  })
  const data = editor && frozen ? dataOf(editor.document, frozen.key) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed whenever the block's data are others.
  useEffect(() => follow(), [data])

  // Checked after each render: before, the page may show an outdated text.
  useLayoutEffect(() => {
    setCanStart(active !== null && (frozen?.key === active || fieldsOf(active).length > 0))
  })

  return { text, textEditor, frozen, canStart, startButton, start, begin, end: () => end(), point }
}

/** What a written text changes. A page keeps its title: it is named by it everywhere. */
function written(key: string, field: string, text: string): Data {
  return key === pageKey && field === 'title' && text.trim() === '' ? {} : { [field]: text }
}

/** The data of a block without the edited field. */
function withoutField({ data, field }: Written): Data {
  return pick(
    data,
    Object.keys(data).filter((name) => name !== field),
  )
}
