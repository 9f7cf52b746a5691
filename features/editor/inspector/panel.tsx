import { useTranslations } from 'next-intl'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { focusWithCaret, returnFocusAfterPointer } from '@/components/behavior/focus-origin'
import { IconButton } from '@/components/ui/icon-button'
import { IconLabel } from '@/components/ui/icon-label'
import { ToolButton } from '@/components/ui/tool-button'
import { hasMarkup } from '@/features/blocks/block-editor'
import { getBlockEditor } from '@/features/blocks/editors'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { useModelName } from '../block-names/use-model-name'
import { findBlockElement } from '../page-elements/block-element'
import styles from './inspector-fields.module.css'
import { usePanelSide } from './use-panel-side'
import { useNarrowViewport } from './use-viewport'

/** The docked panel next to the page. */
export interface Dock {
  title: string
  /** Buttons that select the view. */
  views: ReactNode
  tools: ReactNode
  /** The content while nothing is selected. */
  emptyView: ReactNode
}

export interface PanelHandle {
  /** Moves the focus to the fields, or to their button while they are collapsed. */
  enter: () => void
}

interface PanelProps {
  /** The block with the displayed fields; null for none. */
  block: { key: string; model: BlockModel } | null
  /** The title and tools of the docked panel; null for a panel above the page. */
  dock: Pick<Dock, 'title' | 'views' | 'tools'> | null
  /** True while a text of the block is edited inline. */
  isWriting: boolean
  isFolded: boolean
  setFolded: (isFolded: boolean) => void
  ref: Ref<PanelHandle> | undefined
  /** Resolves when the fields are loaded. */
  loadFields: () => Promise<unknown>
  children: ReactNode
}

const firstFieldSelector =
  'input:not([type="radio"]), input:checked, input[type="radio"], textarea, select, button, [contenteditable]'

/**
 * The panel of a block's fields and its button. Inserting a block moves the focus here, selecting
 * one does not. Escape returns the focus.
 */
export function Panel({ block, dock, isWriting, isFolded, setFolded, ...props }: PanelProps) {
  const { ref, loadFields, children } = props
  const t = useTranslations('editor.fields')
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [side, switchSide] = usePanelSide()
  const [isRequested, setRequested] = useState(false)
  const isOpen = useHasRoom(block, isWriting, isRequested) && !isFolded

  const enter = () => {
    flushSync(() => {
      setFolded(false)
      setRequested(true)
    })
    const focusFirst = () => fields.current?.querySelector<HTMLElement>(firstFieldSelector)?.focus()
    void loadFields().then(focusFirst, focusFirst)
  }
  const close = (trigger: Element) => {
    setFolded(true)
    if (!returnFocusAfterPointer(trigger, (element) => fields.current?.contains(element) ?? false))
      button.current?.focus()
  }
  useImperativeHandle(ref, () => ({ enter: () => (isFolded ? button.current?.focus() : enter()) }))

  const content = block ? (
    <Fields id={id} model={block.model} button={button} onFold={dock ? null : close}>
      <div ref={fields}>{children}</div>
    </Fields>
  ) : (
    children
  )
  return (
    <>
      <ToolButton
        ref={button}
        title={t('open')}
        data-tour="fields"
        aria-expanded={isOpen}
        aria-controls={isOpen && block ? id : undefined}
        onClick={({ currentTarget }) => {
          // Moves the focus to the text first, so that Escape returns from the fields to the text
          // and not to the button that was pressed by pointer.
          returnFocusAfterPointer(currentTarget)
          enter()
        }}
      >
        <IconLabel icon="fields" label={t('open')} priority={1} />
      </ToolButton>
      {(isOpen || dock) && (
        <div
          className={styles.panel}
          data-side={side}
          data-docked={dock ? '' : undefined}
          data-folded={isFolded ? '' : undefined}
        >
          {dock && <DockHead dock={dock} onMove={switchSide} onFold={isOpen ? close : null} />}
          {isOpen && content}
        </div>
      )}
    </>
  )
}

interface DockHeadProps {
  dock: NonNullable<PanelProps['dock']>
  onMove: () => void
  onFold: ((trigger: Element) => void) | null
}

function DockHead({ dock, onMove, onFold }: DockHeadProps) {
  const t = useTranslations('editor.fields')
  return (
    <div className={styles.dockHead}>
      <div className={styles.head}>
        <h2 aria-live="polite">{dock.title}</h2>
        <div className={styles.views}>
          {dock.views}
          <IconButton icon="otherSide" label={t('otherSide')} onClick={onMove} />
          {onFold && <IconButton icon="fold" label={t('fold')} onClick={(event) => onFold(event.currentTarget)} />}
        </div>
      </div>
      <div className={styles.tools}>{dock.tools}</div>
    </div>
  )
}

interface FieldsProps {
  id: string
  model: BlockModel
  /** The button that opens the panel. Gets the focus if the previously focused element is gone. */
  button: RefObject<HTMLButtonElement | null>
  onFold: ((trigger: Element) => void) | null
  children: ReactNode
}

function Fields({ id, model, button, onFold, children }: FieldsProps) {
  const t = useTranslations('editor.fields')
  const name = useModelName()(model)
  const section = useRef<HTMLElement>(null)
  const origin = useRef<Element | null>(null)
  const storeOrigin = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !section.current?.contains(relatedTarget)) origin.current = relatedTarget
  }
  const leaveOnEscape = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key !== 'Escape' || isInDialog) return
    // Escape must not also clear the selection.
    event.stopPropagation()
    const returnTarget = origin.current?.isConnected ? origin.current : button.current
    if (returnTarget instanceof HTMLElement) focusWithCaret(returnTarget)
  }
  return (
    <section
      ref={section}
      id={id}
      aria-label={t('of', { model: name })}
      onFocus={storeOrigin}
      onKeyDown={leaveOnEscape}
    >
      {onFold && (
        <div className={styles.head}>
          <h2>{name}</h2>
          <ToolButton onClick={(event) => onFold(event.currentTarget)}>{t('fold')}</ToolButton>
        </div>
      )}
      {children}
    </section>
  )
}

/**
 * Returns true if the fields are shown. In a narrow window, a text that is edited on the page needs
 * the space. The fields then open on demand, and the block is scrolled into the remaining space.
 */
function useHasRoom(block: PanelProps['block'], isWriting: boolean, isRequested: boolean): boolean {
  const isNarrow = useNarrowViewport()
  const hasRoom = !isNarrow || isRequested || !(isWriting || hasInlineMarkup(block))
  const key = block?.key ?? null
  useLayoutEffect(() => {
    if (hasRoom && isNarrow && key !== null) findBlockElement(document, key)?.scrollIntoView({ block: 'nearest' })
  }, [key, hasRoom, isNarrow])
  return hasRoom
}

/** Returns true if the block has a text with markup that is edited on the page. */
function hasInlineMarkup(block: PanelProps['block']): boolean {
  return block !== null && (getBlockEditor(block.model).inline ?? []).some(hasMarkup)
}
