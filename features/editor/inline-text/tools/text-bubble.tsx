import type { Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { BubbleMenu, type BubbleMenuProps } from '@tiptap/react/menus'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './text-bubble.module.css'
import { TextToolbar } from './text-toolbar'

const pluginKey = 'textBubble'
/** The distance of the toolbar from the text and the edges of the window. */
const gapPx = 8
/** A padding that is larger than the distance of any text from the window. */
const outsideWindowPx = 1_000_000

/**
 * The toolbar of the edited text. It is shown next to selected text, next to a link or
 * foreign-language passage at the caret, and always in a table.
 */
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
  // The selection whose toolbar was hidden by Escape. It stays hidden for this selection.
  const dismissedSelection = useRef<Selection | null>(null)
  const [settings] = useState<BubbleMenuProps>(() => ({
    pluginKey,
    appendTo: () => layer.current ?? document.body,
    shouldShow({ state: { doc, selection }, from, to }) {
      // The menu can outlive the editor of a closed text.
      if (editor.isDestroyed) return false
      if (menu.current?.contains(document.activeElement)) return true
      if (dismissedSelection.current?.eq(selection)) return false
      dismissedSelection.current = null
      const hasSelectedText = doc.textBetween(from, to) !== ''
      const isAtMark = selection.empty && (editor.isActive('link') || editor.isActive('language'))
      return editor.view.hasFocus() && (hasSelectedText || isAtMark || editor.isActive('table'))
    },
    options: {
      // Above the text, but below it on touch devices, whose own menu is above.
      placement: window.matchMedia('(pointer: coarse)').matches ? 'bottom-start' : 'top-start',
      offset: gapPx,
      flip: () => ({ padding: getCoveredEdges() }),
      // Applied last, to keep the toolbar in the window even if the text fills the window.
      shift: { crossAxis: true, padding: 2 * gapPx },
      // The toolbar is hidden when its text leaves the window, except while a link is being edited.
      hide: () => ({ padding: menu.current?.contains(document.activeElement) ? -outsideWindowPx : 0 }),
      onHide: () => closePanels(menu.current),
    },
  }))

  const updateMenu = (command: 'show' | 'hide' | 'updatePosition') => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(pluginKey, command))
  }
  const showAtSelection = () => {
    editor.commands.scrollIntoView()
    updateMenu('show')
    updateMenu('updatePosition')
  }
  const leave = () => {
    if (editor.isDestroyed) return
    dismissedSelection.current = editor.state.selection
    editor.view.focus()
    updateMenu('hide')
  }
  const isInTextOrMenu = (element: EventTarget | null) =>
    element instanceof Node && (editor.view.dom.contains(element) || menu.current?.contains(element))
  /**
   * Hides the toolbar when the focus moves elsewhere in this window. Firefox and WebKit report the
   * loss of the focus after the editor of a closed text is destroyed.
   */
  const handleBlur = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (editor.isDestroyed) return
    if (document.hasFocus() && !isInTextOrMenu(relatedTarget)) updateMenu('hide')
  }

  const handleResize = useEffectEvent(() => updateMenu('updatePosition'))
  const handleTextBlur = useEffectEvent(handleBlur)
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.isConnected || editor.isDestroyed) return
    // This Escape only hides the toolbar. The next one leaves the text.
    event.stopPropagation()
    leave()
  })
  useEffect(() => {
    const element = menu.current
    if (!element || editor.isDestroyed) return
    // The toolbar itself is not a tab stop, because its tools are. A shortcut leads to it.
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
            // Keeps the selection and the open suggestions. Closing them would move the pressed
            // button.
            if (!isTextField(event.target)) event.preventDefault()
          }}
        >
          <TextToolbar editor={editor} onComment={onComment} onEnter={showAtSelection} onLeave={leave} />
        </section>
      </BubbleMenu>
    </div>
  )
}

function isTextField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox'
}

/** Closes the panels of the tools, so that the toolbar opens without them. */
function closePanels(menu: HTMLElement | null): void {
  for (const panel of menu?.querySelectorAll('details') ?? []) panel.open = false
}

/** Returns the covered height at the edges of the window: the scroll padding of the page. */
function getCoveredEdges() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const toPadding = (inset: string) => (Number.parseFloat(inset) || 0) + 2 * gapPx
  return { top: toPadding(scrollPaddingTop), bottom: toPadding(scrollPaddingBottom), left: 0, right: 0 }
}
