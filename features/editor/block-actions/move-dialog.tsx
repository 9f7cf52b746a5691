import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { TextField } from '@/components/form/text-field'
import { Tree, TreeItem, TreeToggle } from '@/components/ui/aria/tree'
import { Dialog } from '@/components/ui/dialog'
import { ToolButton } from '@/components/ui/tool-button'
import type { BlockNames } from '../block-names/use-block-names'
import { type EditorDocument, type Position, toListId } from '../core/document'
import styles from './block-actions.module.css'
import { toPositionId } from './insertion-points'
import { createMoveTargetTree, filterTree, type MoveTarget, type MoveTargetGroup } from './move-target-tree'

export interface MoveDialogProps {
  document: EditorDocument
  keys: readonly string[]
  names: BlockNames
  onMove: (position: Position) => void
  onClose: () => void
}

/** A dialog with all allowed positions of the page as a tree, to move blocks without dragging. */
export function MoveDialog({ document, keys, names, onMove, onClose }: MoveDialogProps) {
  const t = useTranslations('editor.blockActions.moveTo')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const tree = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [closedIds, setClosedIds] = useState<readonly string[]>([])

  const term = query.trim().toLocaleLowerCase()
  const matchesName = (key: string) => names.getName(key).toLocaleLowerCase().includes(term)
  const targets = createMoveTargetTree(document, keys)
  const matches = (entry: MoveTarget) =>
    entry.type === 'block' ? matchesName(entry.key) : entry.previousKey !== null && matchesName(entry.previousKey)
  const filteredTargets = term === '' ? targets : filterTree(targets, matches)
  const groupIds = listGroups(filteredTargets).map(toGroupId)

  const choose = (position: Position) => {
    dialog.current?.close()
    onMove(position)
  }

  return (
    <Dialog
      ref={dialog}
      title={t('title', { blocks: names.getNames(keys) })}
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
              setClosedIds([])
            },
            onKeyDown(event) {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              tree.current?.focus()
            },
          }}
        />
        <p role="status">{t('count', { count: countPositions(filteredTargets) })}</p>
      </div>
      {filteredTargets.entries.length > 0 && (
        <Tree
          ref={tree}
          label={t('positions')}
          expandedKeys={groupIds.filter((id) => !closedIds.includes(id))}
          onExpand={(expandedIds) => setClosedIds(groupIds.filter((id) => !expandedIds.has(id)))}
        >
          <Targets group={filteredTargets} names={names} onChoose={choose} />
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
  const area = names.getAreaName(group.area)
  return group.entries.map((entry) => {
    if (entry.type === 'position') {
      const positionName =
        entry.previousKey === null ? t('start') : t('after', { block: names.getName(entry.previousKey) })
      return (
        <TreeItem
          key={toPositionId(entry.position)}
          id={toPositionId(entry.position)}
          name={`${positionName} ${area}`}
          content={<span className={styles.position}>{positionName}</span>}
          onAction={() => onChoose(entry.position)}
        />
      )
    }
    return entry.groups.map((inner) => (
      <TreeItem
        key={toGroupId(inner)}
        id={toGroupId(inner)}
        name={names.getAreaName(inner.area)}
        content={
          <span className={styles.group}>
            <TreeToggle />
            {names.getAreaName(inner.area)}
          </span>
        }
      >
        <Targets group={inner} names={names} onChoose={onChoose} />
      </TreeItem>
    ))
  })
}

const toGroupId = ({ area }: MoveTargetGroup) => `list ${toListId(area)}`

/** Lists the groups inside a group at any depth. */
function listGroups({ entries }: MoveTargetGroup): MoveTargetGroup[] {
  return entries.flatMap((entry) =>
    entry.type === 'block' ? entry.groups.flatMap((group) => [group, ...listGroups(group)]) : [],
  )
}

function countPositions({ entries }: MoveTargetGroup): number {
  let count = 0
  for (const entry of entries) {
    if (entry.type === 'position') count += 1
    else for (const group of entry.groups) count += countPositions(group)
  }
  return count
}
