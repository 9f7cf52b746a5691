import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { returnAfterPointer } from '@/components/behavior/focus-origin'
import { IconLabel } from '@/components/ui/icon-label'
import { ToolButton } from '@/components/ui/tool-button'
import { useHoveredBlock } from '../page-elements/use-hovered-block'
import { BlockList } from './block-list'
import { type Insertion, insertBlock, type NewBlocks } from './insert-block'
import { InsertPoints } from './insert-points'
import {
  emptyPlaces,
  type InsertPlace,
  insertTargetsAround,
  placeId,
  placeOf,
  shownPlace,
  targetAt,
} from './insert-targets'
import { useTargetLabel } from './use-target-label'

interface InsertPanelProps extends Insertion {
  root: RefObject<HTMLElement | null>
  /** Where the list of blocks is open; null while it is not. */
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
  const button = useRef<HTMLButtonElement>(null)
  const near = useNearBlock(root, selection.active)

  const target = place && targetAt(document, place)
  useEffect(() => {
    // The block was removed, for example by undo.
    if (place && !target) onPlace(null)
  }, [place, target, onPlace])
  const shown = place ? shownPlace(document, place) : undefined
  const isFromToolbar = shown !== undefined && place?.isFromToolbar === true
  const around = isFromToolbar || !target ? insertTargetsAround(document, selection.active) : [target]
  const beside = near !== null && document.nodes.has(near) ? [before(near), after(near)] : []
  const marked = shown?.side === 'before' || shown?.side === 'after' ? [shown] : []
  const places = new Map([...beside, ...emptyPlaces(document), ...marked].map((one) => [placeId(one), one]))

  const insert = (blocks: NewBlocks, name: string) => {
    // Before the page changes: the browser would lay out the changed page to take the focus from what is removed.
    if (isFromToolbar) button.current?.focus({ preventScroll: true })
    else if (window.document.activeElement instanceof HTMLElement) window.document.activeElement.blur()
    onPlace(null)
    if (insertBlock(blocks, insertion)) announce(t('inserted', { name }))
  }
  const openFromToolbar = (next = around[0]) => {
    if (next) onPlace({ ...placeOf(next), isFromToolbar: true })
  }

  return (
    <>
      <ToolButton
        ref={button}
        title={t('title')}
        data-tour="insert"
        aria-expanded={isFromToolbar}
        onClick={({ currentTarget }) => {
          if (!isFromToolbar) return openFromToolbar()
          onPlace(null)
          returnAfterPointer(currentTarget)
        }}
      >
        <IconLabel icon="plus" priority={1} label={t('title')} />
      </ToolButton>
      <InsertPoints
        root={root}
        button={button}
        places={[...places.values()].filter((one) => targetAt(document, one))}
        open={shown ?? null}
        labelOf={(one) => {
          if (one.side === 'before') return t('point.before')
          const at = one.side === 'inside' && targetAt(document, one)
          return at ? labelOf(at) : t('point.after')
        }}
        onOpen={onPlace}
        onLeave={(origin) => {
          onPlace(null)
          // Writing goes on where it was; else the toolbar has the focus.
          const isInstead = place?.side === 'instead'
          if (isInstead) inlineText.end()
          const isWriting = isInstead && inlineText.start(place.key)
          if (!isWriting && !origin?.giveBack()) button.current?.focus()
        }}
      >
        {place && target && (
          <BlockList
            editor={editor}
            target={target}
            targets={around}
            onMove={openFromToolbar}
            onChoose={(choice, name) => {
              const instead = place.side === 'instead' && { instead: place.key }
              insert({ choice, position: target.position, ...instead }, name)
            }}
          />
        )}
      </InsertPoints>
    </>
  )
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
