import { useTranslations } from 'next-intl'
import { type RefObject, useRef, useState } from 'react'
import { closeDisclosure, ToolDisclosure } from '@/components/ui/tool-disclosure'
import { useHoveredBlock } from '../page-elements/use-hovered-block'
import toolbar from '../toolbar/toolbar.module.css'
import { BlockList } from './block-list'
import styles from './insert.module.css'
import { type Insertion, insertBlock, type NewBlocks } from './insert-block'
import { InsertPoints } from './insert-points'
import { emptyPlaces, type InsertPlace, insertTargetsAround, targetAt } from './insert-targets'
import { useTargetLabel } from './use-target-label'

interface InsertPanelProps extends Insertion {
  root: RefObject<HTMLElement | null>
  /** Where blocks are offered on the page itself; null where they are not. */
  place: InsertPlace | null
  onPlace: (place: InsertPlace | null) => void
  /** Says to screen readers what was inserted. */
  announce: (message: string) => void
}

/** What opens the blocks that can be inserted: the button of the toolbar, and those on the page. */
export function InsertPanel({ root, place, onPlace, announce, ...insertion }: InsertPanelProps) {
  const { editor, selection, inlineText } = insertion
  const { document } = editor
  const t = useTranslations('editor.insert')
  const labelOf = useTargetLabel(document)
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const near = useNearBlock(root, selection.active)

  const insert = (blocks: NewBlocks, name: string) => {
    if (insertBlock(blocks, insertion)) announce(t('inserted', { name }))
  }

  // The block may have been removed, for example by undo.
  const target = place && targetAt(document, place)
  const beside = near !== null && document.nodes.has(near) ? [before(near), after(near)] : []
  const places = [...beside, ...emptyPlaces(document)].filter((one) => targetAt(document, one))

  return (
    <>
      <ToolDisclosure
        icon="plus"
        priority={1}
        data-tour="insert"
        label={t('title')}
        ref={details}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {isOpen && (
          <div ref={enterSearch} className={`${toolbar.panel} ${styles.panel}`}>
            <BlockList
              editor={editor}
              positions={insertTargetsAround(document, selection.active)}
              onChoose={(choice, position, name) => {
                if (details.current) closeDisclosure(details.current)
                insert({ choice, position }, name)
              }}
            />
          </div>
        )}
      </ToolDisclosure>
      <InsertPoints
        {...{ places, root }}
        open={target ? place : null}
        labelOf={(one) => {
          if (one.side === 'before') return t('point.before')
          const at = one.side === 'inside' && targetAt(document, one)
          return at ? labelOf(at) : t('point.after')
        }}
        onOpen={onPlace}
        onLeave={() => {
          onPlace(null)
          inlineText.end()
          // Writing goes on where it was; else the toolbar has the focus, as after its own list.
          const isWriting = place?.side === 'instead' && inlineText.start(place.key)
          if (!isWriting) details.current?.querySelector('summary')?.focus()
        }}
      >
        {place && target && (
          <BlockList
            editor={editor}
            positions={[target]}
            onChoose={(choice, position, name) => {
              leaveList()
              onPlace(null)
              insert({ choice, position, ...(place.side === 'instead' && { instead: place.key }) }, name)
            }}
          />
        )}
      </InsertPoints>
    </>
  )
}

/**
 * Whoever opened the list by pointer types what is sought. After a key the focus stays at the button, as with all of them; by touch a
 * keyboard would cover the list.
 */
function enterSearch(panel: HTMLElement | null): void {
  const summary = panel?.closest('details')?.querySelector('summary')
  if (summary?.matches(':focus-visible') || !matchMedia('(pointer: fine)').matches) return
  panel?.querySelector('input')?.focus({ preventScroll: true })
}

/** Before the page changes: the browser would lay out the changed page to take the focus from what is removed. */
function leaveList(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

const before = (key: string): InsertPlace => ({ side: 'before', key })
const after = (key: string): InsertPlace => ({ side: 'after', key })

/** The block at which new ones are offered: the one under the mouse, until another is selected. */
function useNearBlock(root: RefObject<HTMLElement | null>, active: string | null): string | null {
  const hovered = useHoveredBlock(root)
  const [last, setLast] = useState({ hovered, active, near: active })
  if (last.hovered === hovered && last.active === active) return last.near
  const near = last.active === active ? hovered : active
  setLast({ hovered, active, near })
  return near
}
