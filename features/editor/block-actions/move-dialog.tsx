import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { TextField } from '@/components/form/text-field'
import { Tree, TreeItem, TreeToggle } from '@/components/ui/aria/tree'
import { Dialog } from '@/components/ui/dialog'
import { ToolButton } from '@/components/ui/tool-button'
import type { BlockNames } from '../block-names/use-block-names'
import { type EditorDocument, listId, type Position } from '../core/document'
import styles from './block-actions.module.css'
import { positionId } from './insertion-points'
import { filterTree, type MoveTarget, type MoveTargetGroup, moveTargetTree } from './move-target-tree'

export interface MoveDialogProps {
  document: EditorDocument
  /** The keys of the moved blocks. */
  keys: readonly string[]
  names: BlockNames
  onMove: (position: Position) => void
  onClose: () => void
}

/** All positions of the page at which the blocks are allowed, as a tree, to move them without dragging. */
export function MoveDialog({ document, keys, names, onMove, onClose }: MoveDialogProps) {
  const t = useTranslations('editor.blockActions.moveTo')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const tree = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [closed, setClosed] = useState<readonly string[]>([])

  const term = query.trim().toLocaleLowerCase()
  const says = (key: string) => names.nameOf(key).toLocaleLowerCase().includes(term)
  const whole = moveTargetTree(document, keys)
  const matches = (entry: MoveTarget) =>
    entry.type === 'block' ? says(entry.key) : entry.after !== null && says(entry.after)
  const shown = term === '' ? whole : filterTree(whole, matches)
  const groups = groupsIn(shown).map(groupId)

  const choose = (position: Position) => {
    dialog.current?.close()
    onMove(position)
  }

  return (
    <Dialog
      ref={dialog}
      title={t('title', { blocks: names.namesOf(keys) })}
      className={styles.dialog}
      onClose={onClose}
    >
      <div className={styles.head}>
        <TextField
          id={`${id}-filter`}
          label={t('filter')}
          input={{
            type: 'search',
            autoComplete: 'off',
            value: query,
            onChange(event) {
              setQuery(event.currentTarget.value)
              setClosed([])
            },
            onKeyDown(event) {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              tree.current?.focus()
            },
          }}
        />
        <p role="status">{t('count', { count: countOf(shown) })}</p>
      </div>
      {shown.entries.length > 0 && (
        <Tree
          ref={tree}
          label={t('positions')}
          open={groups.filter((group) => !closed.includes(group))}
          onOpen={(open) => setClosed(groups.filter((group) => !open.has(group)))}
        >
          <Targets group={shown} names={names} onChoose={choose} />
        </Tree>
      )}
      <ToolButton onClick={onClose}>{t('cancel')}</ToolButton>
    </Dialog>
  )
}

interface TargetsProps {
  group: MoveTargetGroup
  names: BlockNames
  onChoose: (position: Position) => void
}

function Targets({ group, names, onChoose }: TargetsProps) {
  const t = useTranslations('editor.blockActions.moveTo')
  const area = names.areaName(group.area)
  return group.entries.map((entry) => {
    if (entry.type === 'position') {
      const where = entry.after === null ? t('start') : t('after', { block: names.nameOf(entry.after) })
      return (
        <TreeItem
          key={positionId(entry.position)}
          id={positionId(entry.position)}
          name={`${where} ${area}`}
          content={<span className={styles.position}>{where}</span>}
          onAction={() => onChoose(entry.position)}
        />
      )
    }
    return entry.groups.map((inner) => (
      <TreeItem
        key={groupId(inner)}
        id={groupId(inner)}
        name={names.areaName(inner.area)}
        content={
          <span className={styles.group}>
            <TreeToggle />
            {names.areaName(inner.area)}
          </span>
        }
      >
        <Targets group={inner} names={names} onChoose={onChoose} />
      </TreeItem>
    ))
  })
}

const groupId = ({ area }: MoveTargetGroup) => `list ${listId(area)}`

/** The groups inside a group, at any depth. */
function groupsIn({ entries }: MoveTargetGroup): MoveTargetGroup[] {
  return entries.flatMap((entry) =>
    entry.type === 'block' ? entry.groups.flatMap((group) => [group, ...groupsIn(group)]) : [],
  )
}

function countOf({ entries }: MoveTargetGroup): number {
  const counts = entries.map((entry) =>
    entry.type === 'position' ? 1 : entry.groups.reduce((sum, group) => sum + countOf(group), 0),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
