import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Data, dataOf } from '../core/document'
import type { Editor } from '../core/editor'
import type { TextInPlace } from './text-in-place'

/** A point of the window, in CSS pixels. */
interface Point {
  left: number
  top: number
}

export interface Writing {
  /** The key of the block that the tools are for. */
  selected: string | null
  select: (key: string | null) => void
  /** The text that is being written; null while none is. */
  text: TextInPlace | null
  /** What React goes on showing of the text that is being written: its element is the writer's as long. */
  frozen: { key: string; data: Data } | null
  start: (key: string, at?: Point) => Promise<void>
  end: () => void
  /** A click on the page: chooses a block, and writes where it is a text. */
  point: (event: MouseEvent<HTMLElement>) => void
}

/** The element of a block on the page. */
export function elementOf(root: HTMLElement | null, key: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-module="${CSS.escape(key)}"]`) ?? null
}

const contentOf = (data: Data | undefined) => (typeof data?.content === 'string' ? data.content : null)

/** Which block is chosen on the page, and the text that is written in place. */
export function useWriting(editor: Editor | null, root: RefObject<HTMLElement | null>): Writing {
  const [selected, setSelected] = useState<string | null>(null)
  const [text, setText] = useState<TextInPlace | null>(null)
  const [frozen, setFrozen] = useState<{ key: string; data: Data } | null>(null)
  const current = useRef<{ key: string; text: TextInPlace } | null>(null)

  const end = () => {
    current.current?.text.end()
    current.current = null
    setText(null)
    setFrozen(null)
  }

  const start = async (key: string, at?: Point) => {
    if (!editor || current.current?.key === key) return
    end()
    const data = dataOf(editor.document, key)
    const html = contentOf(data)
    const element = elementOf(root.current, key)?.firstElementChild
    if (!data || html === null || !(element instanceof HTMLElement)) return
    const { editInPlace } = await import('./text-in-place')
    if (!element.isConnected || current.current) return
    const onChange = (content: string) => editor.perform({ type: 'change', key, fields: { content } }, 'text')
    const opened = editInPlace(element, { html, onChange, at })
    current.current = { key, text: opened }
    setFrozen({ key, data })
    setText(opened)
  }

  const select = (key: string | null) => {
    if (current.current && current.current.key !== key) end()
    setSelected(key)
  }

  const point = (event: MouseEvent<HTMLElement>) => {
    if (!editor || !(event.target instanceof Element)) return
    const key = event.target.closest('[data-module]')?.getAttribute('data-module') ?? null
    // A link is written here, not followed.
    if (event.target.closest('a')) event.preventDefault()
    if (key === null || !editor.document.nodes.has(key)) return select(null)
    if (current.current?.key === key) return
    select(key)
    if (editor.document.nodes.get(key)?.model === 'text') {
      void start(key, { left: event.clientX, top: event.clientY })
    }
  }

  // What undo or another editor made of the text is shown where it is written; a text that is gone is written no more.
  const data = editor && frozen ? dataOf(editor.document, frozen.key) : undefined
  const content = contentOf(data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another content is of interest.
  useEffect(() => {
    if (!current.current) return
    if (content === null) end()
    else current.current.text.show(content)
  }, [content])

  return { selected, select, text, frozen, start, end, point }
}
