import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { TextField } from '@/components/form/text-field'
import { BaseButton } from '@/components/ui/base-button'
import { Dialog } from '@/components/ui/dialog'
import { ToolButton } from '@/components/ui/tool-button'
import type { BlockNames } from '../block-names/use-block-names'
import type { EditorDocument, Place } from '../core/document'
import styles from './block-actions.module.css'
import { filterTree, type MoveTarget, type MoveTargetGroup, moveTargetTree } from './move-target-tree'

export interface MoveDialogProps {
  document: EditorDocument
  /** The blocks that are moved. */
  keys: readonly string[]
  names: BlockNames
  onMove: (place: Place) => void
  onClose: () => void
}

/** All places of the page where the blocks may stand, as a tree, to be chosen without dragging. */
export function MoveDialog({ document, keys, names, onMove, onClose }: MoveDialogProps) {
  const t = useTranslations('editor.blockActions.moveTo')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')

  const wanted = query.trim().toLocaleLowerCase()
  const says = (key: string) => names.nameOf(key).toLocaleLowerCase().includes(wanted)
  const whole = moveTargetTree(document, keys)
  const matches = (entry: MoveTarget) =>
    entry.type === 'block' ? says(entry.key) : entry.after !== null && says(entry.after)
  const tree = wanted === '' ? whole : filterTree(whole, matches)

  const choose = (place: Place) => {
    dialog.current?.close()
    onMove(place)
  }

  return (
    <Dialog
      ref={dialog}
      title={t('title', { blocks: names.namesOf(keys) })}
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={goOn}
    >
      <div className={styles.head}>
        <TextField
          id={`${id}-filter`}
          label={t('filter')}
          input={{
            type: 'search',
            autoComplete: 'off',
            value: query,
            onChange: (event) => setQuery(event.currentTarget.value),
          }}
        />
        <p role="status">{t('count', { count: countOf(tree) })}</p>
      </div>
      <Places group={tree} names={names} onChoose={choose} />
      <ToolButton onClick={onClose}>{t('cancel')}</ToolButton>
    </Dialog>
  )
}

interface PlacesProps {
  group: MoveTargetGroup
  names: BlockNames
  onChoose: (place: Place) => void
}

function Places({ group, names, onChoose }: PlacesProps) {
  const t = useTranslations('editor.blockActions.moveTo')
  return (
    <ul className={styles.places}>
      {group.entries.map((entry) =>
        entry.type === 'place' ? (
          <li key={entry.place.index}>
            <BaseButton className={styles.place} onClick={() => onChoose(entry.place)}>
              {entry.after === null ? t('start') : t('after', { block: names.nameOf(entry.after) })}
              <span className="visually-hidden"> {names.areaName(group.area)}</span>
            </BaseButton>
          </li>
        ) : (
          entry.groups.map((inner) => (
            <li key={`${entry.key} ${inner.area.column}`}>
              <p className={styles.group}>{names.areaName(inner.area)}</p>
              <Places group={inner} names={names} onChoose={onChoose} />
            </li>
          ))
        ),
      )}
    </ul>
  )
}

function countOf({ entries }: MoveTargetGroup): number {
  const counts = entries.map((entry) =>
    entry.type === 'place' ? 1 : entry.groups.reduce((sum, group) => sum + countOf(group), 0),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The arrows go from place to place, as in a list of choices. */
function goOn(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`input, .${styles.place}`)]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
}
