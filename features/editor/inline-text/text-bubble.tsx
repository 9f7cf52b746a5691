import type { Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { BubbleMenu, type BubbleMenuProps } from '@tiptap/react/menus'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './text-bubble.module.css'
import { TextToolbar } from './text-toolbar'

const pluginKey = 'textBubble'
/** Between the words and their tools, and between these and the window's edges, in CSS pixels. */
const gap = 8

/** The tools of a text that is written on the page: beside the words that are marked, or the link in which the caret stands. */
export function TextBubble({ editor }: { editor: Editor }) {
  const t = useTranslations('editor.text')
  const layer = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  // By Escape: they do not come again for the same words.
  const dismissed = useRef<Selection | null>(null)
  const [settings] = useState<BubbleMenuProps>(() => ({
    pluginKey,
    appendTo: () => layer.current ?? document.body,
    shouldShow({ state: { doc, selection }, from, to }) {
      if (menu.current?.contains(document.activeElement)) return true
      if (dismissed.current?.eq(selection)) return false
      dismissed.current = null
      const isMarked = doc.textBetween(from, to) !== ''
      return editor.view.hasFocus() && (isMarked || (selection.empty && editor.isActive('link')))
    },
    options: {
      // Above the words, below them where systems have tools of their own above.
      placement: window.matchMedia('(pointer: coarse)').matches ? 'bottom-start' : 'top-start',
      offset: gap,
      flip: () => ({ padding: coveredEdges() }),
      // The last word: in the window it stays even where the words fill it.
      shift: { crossAxis: true, padding: 2 * gap },
      hide: true,
      onHide: () => closeForm(menu.current),
    },
  }))

  const notify = (what: 'show' | 'hide' | 'updatePosition') => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(pluginKey, what))
  }
  const open = () => {
    editor.commands.scrollIntoView()
    notify('show')
    notify('updatePosition')
  }
  const leave = () => {
    dismissed.current = editor.state.selection
    editor.view.focus()
    notify('hide')
  }
  const isWithin = (element: EventTarget | null) =>
    element instanceof Node && (editor.view.dom.contains(element) || menu.current?.contains(element))
  /** The focus goes elsewhere in this window. */
  const blur = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (document.hasFocus() && !isWithin(relatedTarget)) notify('hide')
  }

  const resize = useEffectEvent(() => notify('updatePosition'))
  const blurText = useEffectEvent(blur)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.isConnected) return
    // The next one leaves the text.
    event.stopPropagation()
    leave()
  })
  useEffect(() => {
    const element = menu.current
    if (!element) return
    // Reached by keys of its own; its tools are stops.
    element.tabIndex = -1
    const sizes = new ResizeObserver(() => resize())
    sizes.observe(element)
    const { dom } = editor.view
    const ended = new AbortController()
    dom.addEventListener('keydown', (event) => press(event), { signal: ended.signal })
    dom.addEventListener('blur', (event) => blurText(event), { signal: ended.signal })
    return () => {
      sizes.disconnect()
      ended.abort()
    }
  }, [editor])

  return (
    <div ref={layer} className={styles.layer}>
      <BubbleMenu {...settings} ref={menu} editor={editor}>
        <section
          aria-label={t('tools')}
          className={`on-dark ${styles.bubble}`}
          onBlur={blur}
          onMouseDown={(event) => {
            // The marked words stay so.
            if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
          }}
        >
          <TextToolbar editor={editor} onEnter={open} onLeave={leave} />
        </section>
      </BubbleMenu>
    </div>
  )
}

/** The link's form does not come back with the tools. */
function closeForm(menu: HTMLElement | null): void {
  menu?.querySelector('details')?.removeAttribute('open')
}

/** How much of the window is covered at its edges: what is scrolled into sight stays clear of that as well. */
function coveredEdges() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const covered = (padding: string) => (Number.parseFloat(padding) || 0) + 2 * gap
  return { top: covered(scrollPaddingTop), bottom: covered(scrollPaddingBottom), left: 0, right: 0 }
}
