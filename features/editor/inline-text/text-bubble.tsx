import type { Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { BubbleMenu, type BubbleMenuProps } from '@tiptap/react/menus'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './text-bubble.module.css'
import { TextToolbar } from './text-toolbar'

const pluginKey = 'textBubble'
/** Distance of the toolbar from the text and from the window's edges, in CSS pixels. */
const gap = 8
/** Further than any text is outside the window, in CSS pixels. */
const anywhere = 1_000_000

/** The toolbar of the text being edited, beside the selected text, the link or the passage in another language at the caret, or in a table. */
export function TextBubble({
  editor,
  onComment,
  ref: layer,
}: {
  editor: Editor
  onComment: (() => void) | null
  ref: RefObject<HTMLDivElement | null>
}) {
  const t = useTranslations('editor.text')
  const menu = useRef<HTMLDivElement>(null)
  // The selection for which Escape hid the toolbar: it stays hidden for it.
  const dismissed = useRef<Selection | null>(null)
  const [settings] = useState<BubbleMenuProps>(() => ({
    pluginKey,
    appendTo: () => layer.current ?? document.body,
    shouldShow({ state: { doc, selection }, from, to }) {
      // The menu may still ask for an editor whose text has been closed.
      if (editor.isDestroyed) return false
      if (menu.current?.contains(document.activeElement)) return true
      if (dismissed.current?.eq(selection)) return false
      dismissed.current = null
      const hasSelectedText = doc.textBetween(from, to) !== ''
      const isAtMark = selection.empty && (editor.isActive('link') || editor.isActive('language'))
      return editor.view.hasFocus() && (hasSelectedText || isAtMark || editor.isActive('table'))
    },
    options: {
      // Above the text, but below it on touch devices, whose own menu is above.
      placement: window.matchMedia('(pointer: coarse)').matches ? 'bottom-start' : 'top-start',
      offset: gap,
      flip: () => ({ padding: coveredEdges() }),
      // Applied last: keeps the toolbar in the window even if the text fills it.
      shift: { crossAxis: true, padding: 2 * gap },
      // Without its words it is of no use, but a link that is being written is not lost.
      hide: () => ({ padding: menu.current?.contains(document.activeElement) ? -anywhere : 0 }),
      onHide: () => closePanels(menu.current),
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
  /** Hides the toolbar when the focus moves elsewhere in this window. */
  const handleBlur = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (document.hasFocus() && !isWithin(relatedTarget)) notify('hide')
  }

  const handleResize = useEffectEvent(() => notify('updatePosition'))
  const handleTextBlur = useEffectEvent(handleBlur)
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.isConnected) return
    // Only the next Escape leaves the text.
    event.stopPropagation()
    leave()
  })
  useEffect(() => {
    const element = menu.current
    if (!element) return
    // No tab stop itself: it has a shortcut, and its tools are tab stops.
    element.tabIndex = -1
    const resizeObserver = new ResizeObserver(() => handleResize())
    resizeObserver.observe(element)
    const { dom } = editor.view
    const controller = new AbortController()
    dom.addEventListener('keydown', (event) => handleKeyDown(event), { signal: controller.signal })
    dom.addEventListener('blur', (event) => handleTextBlur(event), { signal: controller.signal })
    return () => {
      resizeObserver.disconnect()
      controller.abort()
    }
  }, [editor])

  return (
    <div ref={layer} className={styles.layer}>
      <BubbleMenu {...settings} ref={menu} editor={editor}>
        <section
          aria-label={t('tools')}
          className={`on-dark ${styles.bubble}`}
          onBlur={handleBlur}
          onMouseDown={(event) => {
            // Keeps the text selected, and the field with its suggestions, whose closing would move what is pressed.
            if (!isTextField(event.target)) event.preventDefault()
          }}
        >
          <TextToolbar editor={editor} onComment={onComment} onEnter={open} onLeave={leave} />
        </section>
      </BubbleMenu>
    </div>
  )
}

function isTextField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox'
}

/** Closes what the tools have opened, so that it is not open when the toolbar shows again. */
function closePanels(menu: HTMLElement | null): void {
  for (const panel of menu?.querySelectorAll('details') ?? []) panel.open = false
}

/** How much is covered at the window's edges, which is also the page's scroll padding. */
function coveredEdges() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const covered = (padding: string) => (Number.parseFloat(padding) || 0) + 2 * gap
  return { top: covered(scrollPaddingTop), bottom: covered(scrollPaddingBottom), left: 0, right: 0 }
}
