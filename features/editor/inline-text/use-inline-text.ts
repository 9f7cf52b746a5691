import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Data, dataOf } from '../core/document'
import type { Editor } from '../core/editor'
import { pick } from '../core/merge'
import { isSame } from '../core/same'
import { blockElement, blockKeyAt } from '../page-elements/block-element'
import { type ShownField, shownFields } from './inline-fields'
import type { InlineTextEditorProps, OpenedText } from './inline-text-editor'
import { loadTextEditors, type TextEditors } from './load-text-editors'
import { virtualizeBlocks } from './virtualize-blocks'

/** A point of the window, in CSS pixels. */
interface Point {
  left: number
  top: number
}

/** Which field is written, and what React goes on showing of its block: the element is the writer's as long. */
interface Written {
  key: string
  field: string
  data: Data
}

/** What is to be drawn so that a text is written. */
interface TextEditor {
  /** Another one for each text. */
  id: number
  Component: TextEditors['InlineTextEditor']
  props: InlineTextEditorProps
}

export interface InlineText {
  /** The key of the block that the tools are for. */
  selected: string | null
  select: (key: string | null) => void
  /** All blocks that are chosen, where there are several: the one that the tools are for is among them. */
  selectedKeys: readonly string[]
  /** Chooses several blocks, one of them for the tools. */
  selectMany: (keys: readonly string[], focus: string | null) => void
  /** The text that is being written; null while none is. */
  text: OpenedText | null
  /** Its editor; null while there is none. */
  textEditor: TextEditor | null
  frozen: Written | null
  /** Whether the selected block shows a text that can be written in place. */
  canStart: boolean
  /** The button that begins with it: the focus goes there when a text that had it ends. */
  startButton: RefObject<HTMLButtonElement | null>
  /** Writes the first text of a block. */
  start: (key: string) => Promise<void>
  /** Chooses a block that is about to be shown, brings it into sight, and writes its first text or enters its fields. */
  openWhenShown: (key: string) => void
  /** The block whose fields are to be entered; null as soon as they are. */
  inspectorRequest: string | null
  clearInspectorRequest: () => void
  end: () => void
  /** A click on the page: chooses a block, and writes where it is a text. */
  point: (event: MouseEvent<HTMLElement>) => void
}

export interface InlineTextOptions {
  editor: Editor | null
  root: RefObject<HTMLElement | null>
  /** What a text is called for those who hear it. */
  label: string
}

const textOf = (data: Data | undefined, field: string) => {
  const value = data?.[field] ?? ''
  return data && typeof value === 'string' ? value : null
}

/** Which block is selected on the page, and the text that is written in place. */
export function useInlineText({ editor, root, label }: InlineTextOptions): InlineText {
  const [selected, setSelected] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [text, setText] = useState<OpenedText | null>(null)
  const [textEditor, setTextEditor] = useState<TextEditor | null>(null)
  const [frozen, setFrozen] = useState<Written | null>(null)
  const [awaited, setAwaited] = useState<string | null>(null)
  const [inspectorRequest, setToFill] = useState<string | null>(null)
  const [canStart, setCanStart] = useState(false)
  const startButton = useRef<HTMLButtonElement>(null)
  const current = useRef<{ key: string; text: OpenedText } | null>(null)
  // Counts what was turned to: while the editor of texts is loading, one may have turned to something else.
  const turn = useRef(0)

  // Fetched ahead: without it whoever clicks waits, and whoever loses the network meanwhile cannot write.
  useEffect(() => {
    void loadTextEditors().catch(() => undefined)
  }, [])

  const end = () => {
    turn.current += 1
    editor?.flushTyping()
    const hadFocus = current.current?.text.element.contains(document.activeElement)
    current.current?.text.end()
    current.current = null
    if (hadFocus) startButton.current?.focus()
    setText(null)
    setTextEditor(null)
    setFrozen(null)
  }

  const fieldsOf = (key: string): ShownField[] => {
    const node = editor?.document.nodes.get(key)
    const element = blockElement(root.current, key)
    return node && element ? shownFields(element, node.model) : []
  }

  const write = async (key: string, { field, kind, element }: ShownField, at?: Point) => {
    if (!editor || current.current?.text.element === element) return
    end()
    const data = dataOf(editor.document, key)
    const words = textOf(data, field)
    if (!data || words === null) return
    const own = turn.current
    const { InlineTextEditor: Component } = await loadTextEditors()
    if (!element.isConnected || turn.current !== own) return
    const props: InlineTextEditorProps = {
      ...{ element, kind, label, text: words, at },
      onChange: (read) => editor.queueTyping(key, () => ({ [field]: read() })),
      onOpen(opened) {
        current.current = { key, text: opened }
        setText(opened)
      },
    }
    // At once: the next key is a letter of the text.
    flushSync(() => {
      setFrozen({ key, field, data })
      setTextEditor({ id: own, Component, props })
    })
  }

  const start = async (key: string) => {
    const [first] = fieldsOf(key)
    if (first) await write(key, first)
  }

  const selectMany = (keys: readonly string[], focus: string | null) => {
    if (current.current?.key !== focus || keys.length > 1) end()
    setSelected(focus)
    setChosen(keys)
    setToFill(null)
  }
  const select = (key: string | null) => {
    selectMany(key === null ? [] : [key], key)
    if (key !== null) openAround(blockElement(root.current, key))
  }

  /** The block at an element of the page, and its text there. */
  const pointedAt = (target: Element): { key: string | null; field?: ShownField | undefined } => {
    const key = blockKeyAt(target)
    if (key === null || !editor?.document.nodes.has(key)) return { key: null }
    return { key, field: fieldsOf(key).find(({ element }) => element.contains(target)) }
  }

  const point = (event: MouseEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const { key, field } = pointedAt(target)
    // What is written is not followed as a link, nor closed as a question.
    if (target.closest('a') || (field && target.closest('summary'))) event.preventDefault()
    if (current.current?.text.element.contains(target)) return
    select(key)
    if (key !== null && field) void write(key, field, { left: event.clientX, top: event.clientY })
  }

  useEffect(() => (text && root.current ? virtualizeBlocks(root.current) : undefined), [text, root])

  // What undo or another editor made of the text is shown where it is written; a text that is gone is written no more.
  const data = editor && frozen ? dataOf(editor.document, frozen.key) : undefined
  const words = frozen && textOf(data, frozen.field)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words are of interest.
  useEffect(() => {
    if (!current.current || !editor || !frozen) return
    editor.flushTyping()
    // As they are now: since this was drawn somebody may have typed on.
    const now = textOf(dataOf(editor.document, frozen.key), frozen.field)
    if (now === null) end()
    else current.current.text.show(now)
  }, [words])

  // The block's other fields are shown as they are as soon as somebody turns to them.
  const isOutdated =
    frozen !== null && data !== undefined && !isSame(besides(frozen), besides({ ...frozen, data }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever another field is changed.
  useEffect(() => {
    if (isOutdated && !current.current?.text.element.contains(document.activeElement)) end()
  }, [isOutdated, data])

  // Asked after each drawing until the block is there.
  useEffect(() => {
    const element = awaited === null ? null : blockElement(root.current, awaited)
    if (awaited === null || !element) return
    setAwaited(null)
    select(awaited)
    element.scrollIntoView({ block: 'nearest' })
    if (fieldsOf(awaited).length > 0) void start(awaited)
    else setToFill(awaited)
  })

  // Asked after each drawing: before, the page may still show another text than the block has.
  useLayoutEffect(() => {
    setCanStart(selected !== null && (frozen?.key === selected || fieldsOf(selected).length > 0))
  })

  return {
    ...{
      selected,
      select,
      selectedKeys: chosen,
      selectMany: selectMany,
      text,
      frozen,
      canStart,
      start,
      startButton,
      end,
      point,
    },
    ...{
      textEditor,
      openWhenShown: setAwaited,
      inspectorRequest: inspectorRequest,
      clearInspectorRequest: () => setToFill(null),
    },
  }
}

/** Opens the question that an element is or stands in. */
function openAround(element: Element | null): void {
  const question = element?.closest('details')
  if (!question) return
  question.open = true
  openAround(question.parentElement)
}

/** The fields of a block besides the one that is written. */
function besides({ data, field }: Written): Data {
  return pick(
    data,
    Object.keys(data).filter((name) => name !== field),
  )
}
