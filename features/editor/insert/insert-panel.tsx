import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { returnFocusAfterPointer } from '@/components/behavior/focus-origin'
import { IconLabel } from '@/components/ui/icon-label'
import { ToolButton } from '@/components/ui/tool-button'
import { useHoveredBlock } from '../page-elements/use-hovered-block'
import { BlockList } from './block-list'
import { type Insertion, insertBlock, type NewBlocks } from './insert-block'
import { InsertPoints } from './insert-points'
import {
  findTarget,
  findVisiblePlace,
  type InsertPlace,
  listEmptyPlaces,
  listTargetsAround,
  toPlace,
  toPlaceId,
} from './insert-targets'
import { useTargetLabel } from './use-target-label'

interface InsertPanelProps extends Insertion {
  root: RefObject<HTMLElement | null>
  /** The place of the open list of blocks; null while it is closed. */
  place: InsertPlace | null
  onPlace: (place: InsertPlace | null) => void
  /** Announces the inserted block to screen readers. */
  announce: (message: string) => void
}

/** The buttons that open the list of insertable blocks, in the toolbar and on the page. */
export function InsertPanel({ root, place, onPlace, announce, ...insertion }: InsertPanelProps) {
  const { editor, selection, inlineText } = insertion
  const { document } = editor
  const t = useTranslations('editor.insert')
  const getLabel = useTargetLabel(document)
  const button = useRef<HTMLButtonElement>(null)
  const nearKey = useNearBlock(root, selection.activeKey)

  const target = place && findTarget(document, place)
  useEffect(() => {
    // The block was removed, for example by undo.
    if (place && !target) onPlace(null)
  }, [place, target, onPlace])
  const visiblePlace = place ? findVisiblePlace(document, place) : undefined
  const isFromToolbar = visiblePlace !== undefined && place?.isFromToolbar === true
  const targets = isFromToolbar || !target ? listTargetsAround(document, selection.activeKey) : [target]
  const adjacentPlaces =
    nearKey !== null && document.nodes.has(nearKey) ? [toPlaceBefore(nearKey), toPlaceAfter(nearKey)] : []
  const visiblePlaces = visiblePlace?.side === 'before' || visiblePlace?.side === 'after' ? [visiblePlace] : []
  const candidates = [...adjacentPlaces, ...listEmptyPlaces(document), ...visiblePlaces]
  const places = new Map(candidates.map((candidate) => [toPlaceId(candidate), candidate]))

  const insert = (blocks: NewBlocks, name: string) => {
    // Moves the focus before the page changes. Otherwise the browser would lay out the changed page
    // to move the focus away from removed elements.
    if (isFromToolbar) button.current?.focus({ preventScroll: true })
    else if (window.document.activeElement instanceof HTMLElement) window.document.activeElement.blur()
    onPlace(null)
    if (insertBlock(blocks, insertion)) announce(t('inserted', { name }))
  }
  const openFromToolbar = (next = targets[0]) => {
    if (next) onPlace({ ...toPlace(next), isFromToolbar: true })
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
          returnFocusAfterPointer(currentTarget)
        }}
      >
        <IconLabel icon="plus" priority={1} label={t('title')} />
      </ToolButton>
      <InsertPoints
        root={root}
        button={button}
        places={[...places.values()].filter((candidate) => findTarget(document, candidate))}
        openPlace={visiblePlace ?? null}
        getLabel={(candidate) => {
          if (candidate.side === 'before') return t('point.before')
          const insideTarget = candidate.side === 'inside' && findTarget(document, candidate)
          return insideTarget ? getLabel(insideTarget) : t('point.after')
        }}
        onOpen={onPlace}
        onLeave={(origin) => {
          onPlace(null)
          // Editing continues in the replaced text; otherwise the toolbar gets the focus.
          const isReplacing = place?.side === 'instead'
          if (isReplacing) inlineText.end()
          const hasResumed = isReplacing && inlineText.start(place.key)
          if (!hasResumed && !origin?.restoreFocus()) button.current?.focus()
        }}
      >
        {place && target && (
          <BlockList
            editor={editor}
            target={target}
            targets={targets}
            onMove={openFromToolbar}
            onChoose={(choice, name) => {
              const replacedKey = place.side === 'instead' ? place.key : undefined
              insert({ choice, position: target.position, replacedKey }, name)
            }}
          />
        )}
      </InsertPoints>
    </>
  )
}

const toPlaceBefore = (key: string): InsertPlace => ({ side: 'before', key })
const toPlaceAfter = (key: string): InsertPlace => ({ side: 'after', key })

/** Returns the block next to which insert buttons are shown: the last selected or hovered one. */
function useNearBlock(root: RefObject<HTMLElement | null>, activeKey: string | null): string | null {
  const hoveredKey = useHoveredBlock(root)
  const [previous, setPrevious] = useState({ hoveredKey, activeKey, near: activeKey })
  if (previous.hoveredKey === hoveredKey && previous.activeKey === activeKey) return previous.near
  const near = previous.activeKey === activeKey ? hoveredKey : activeKey
  setPrevious({ hoveredKey, activeKey, near })
  return near
}
