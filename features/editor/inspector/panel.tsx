import { useTranslations } from 'next-intl'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ToolButton } from '@/components/ui/tool-button'
import { editorOf } from '@/features/blocks/editors'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { useModelName } from '../block-names/use-model-name'
import { blockElement } from '../page-elements/block-element'
import styles from './inspector-fields.module.css'
import { panelSide, shownIn } from './panel-side'
import { useNarrowViewport } from './use-narrow-viewport'

interface PanelProps {
  blockKey: string
  model: BlockModel
  /** Whether a text of the block is being written in place. */
  isWriting: boolean
  /** Whether the block is new and its fields take the focus, where they are not folded away; `entered` is called then. */
  isToFill: boolean
  entered: () => void
  isFolded: boolean
  fold: (isFolded: boolean) => void
  children: ReactNode
}

const firstField =
  'input:not([type="radio"]), input:checked, input[type="radio"], textarea, select, button, [contenteditable]'

/**
 * The panel of a block and the button that leads into it. Choosing a block never takes the focus here, inserting one does; Escape
 * brings it back to where it came from.
 */
export function Panel({ blockKey, model, isWriting, isFolded, fold, children, ...inserted }: PanelProps) {
  const { isToFill, entered } = inserted
  const t = useTranslations('editor')
  const name = useModelName()(model)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const origin = useRef<Element | null>(null)
  const [side, setSide] = useState<'start' | 'end'>('end')
  const [asked, setAsked] = useState(0)
  // In a narrow window a text needs the room for being written; the fields come when they are asked for.
  const isNarrow = useNarrowViewport()
  const isInTheWay =
    isNarrow && (isWriting || editorOf(model).inline.some(({ kind }) => kind === 'rich')) && asked === 0
  const isOpen = !isFolded && !isInTheWay

  useLayoutEffect(() => {
    const block = blockElement(document, blockKey)
    if (!isOpen || !block || !section.current) return
    setSide(panelSide(shownIn(block), window.innerWidth, section.current.offsetWidth))
    // The sheet must not cover what its fields are about.
    if (isNarrow) block.scrollIntoView({ block: 'nearest' })
  }, [blockKey, isOpen, isNarrow])

  useEffect(() => {
    if (asked > 0) fields.current?.querySelector<HTMLElement>(firstField)?.focus()
  }, [asked])

  const fill = useEffectEvent(() => {
    if (isFolded) button.current?.focus()
    else setAsked(asked + 1)
    entered()
  })
  useEffect(() => {
    if (isToFill) fill()
  }, [isToFill])

  const enter = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !section.current?.contains(relatedTarget)) origin.current = relatedTarget
  }
  const leave = (event: KeyboardEvent) => {
    const isOfDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key !== 'Escape' || isOfDialog) return
    // The block stays chosen.
    event.stopPropagation()
    const back = origin.current?.isConnected ? origin.current : button.current
    if (back instanceof HTMLElement) back.focus()
  }

  return (
    <>
      <ToolButton
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          fold(false)
          setAsked(asked + 1)
        }}
      >
        {t('fields.open')}
      </ToolButton>
      {isOpen && (
        <section
          ref={section}
          id={id}
          aria-label={t('fields.of', { model: name })}
          className={styles.panel}
          data-side={side}
          onFocus={enter}
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
