import { useTranslations } from 'next-intl'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { ToolButton } from '@/components/ui/tool-button'
import { editorOf } from '@/features/blocks/editors'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { useModelName } from '../block-names/use-model-name'
import { blockElement } from '../page-elements/block-element'
import styles from './inspector-fields.module.css'
import { panelSide, shownIn } from './panel-side'
import { useNarrowViewport } from './use-narrow-viewport'

export interface PanelHandle {
  /** Moves the focus to the fields, or to their button while they are collapsed. */
  enter: () => void
}

interface PanelProps {
  blockKey: string
  model: BlockModel
  /** Whether a text of the block is edited inline. */
  isWriting: boolean
  isFolded: boolean
  fold: (isFolded: boolean) => void
  ref: Ref<PanelHandle> | undefined
  /** Resolves when the fields are there. */
  whenFilled: () => Promise<unknown>
  children: ReactNode
}

const firstField =
  'input:not([type="radio"]), input:checked, input[type="radio"], textarea, select, button, [contenteditable]'

/**
 * The panel of a block's fields and its button. Inserting a block moves the focus here, selecting one does not; Escape
 * returns the focus.
 */
export function Panel({ blockKey, model, isWriting, isFolded, fold, ref, whenFilled, children }: PanelProps) {
  const t = useTranslations('editor')
  const name = useModelName()(model)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const origin = useRef<Element | null>(null)
  const [side, setSide] = useState<'start' | 'end'>('end')
  const [isAsked, setAsked] = useState(false)
  // In a narrow window inline text needs the space; the fields open on demand.
  const isNarrow = useNarrowViewport()
  const isInTheWay =
    isNarrow && (isWriting || editorOf(model).inline.some(({ kind }) => kind !== 'plain')) && !isAsked
  const isOpen = !isFolded && !isInTheWay

  useLayoutEffect(() => {
    const block = blockElement(document, blockKey)
    if (!isOpen || !block || !section.current) return
    setSide(panelSide(shownIn(block), window.innerWidth, section.current.offsetWidth))
    // The sheet must not cover the block.
    if (isNarrow) block.scrollIntoView({ block: 'nearest' })
  }, [blockKey, isOpen, isNarrow])

  const enter = () => {
    flushSync(() => {
      fold(false)
      setAsked(true)
    })
    const focusFirst = () => fields.current?.querySelector<HTMLElement>(firstField)?.focus()
    void whenFilled().then(focusFirst, focusFirst)
  }
  useImperativeHandle(ref, () => ({ enter: () => (isFolded ? button.current?.focus() : enter()) }))

  const keepOrigin = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !section.current?.contains(relatedTarget)) origin.current = relatedTarget
  }
  const leave = (event: KeyboardEvent) => {
    const isOfDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key !== 'Escape' || isOfDialog) return
    // Escape must not also clear the selection.
    event.stopPropagation()
    const back = origin.current?.isConnected ? origin.current : button.current
    if (back instanceof HTMLElement) back.focus()
  }

  return (
    <>
      <ToolButton ref={button} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={enter}>
        {t('fields.open')}
      </ToolButton>
      {isOpen && (
        <section
          ref={section}
          id={id}
          aria-label={t('fields.of', { model: name })}
          className={styles.panel}
          data-side={side}
          onFocus={keepOrigin}
          onKeyDown={leave}
        >
          <div className={styles.head}>
            <h2>{name}</h2>
            <ToolButton
              onClick={() => {
                fold(true)
                button.current?.focus()
              }}
            >
              {t('fields.fold')}
            </ToolButton>
          </div>
          <div ref={fields}>{children}</div>
        </section>
      )}
    </>
  )
}
