import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { positionElement } from '@/components/drag/position-element'
import { Tree, TreeItem, TreeToggle } from '@/components/ui/aria/tree'
import type { FindEntry } from './entry'
import { EntryRow } from './entry-row'
import { getBranch, moveBranch, moveByStep, type OutlineItem, removeBranch, type Step } from './outline'
import styles from './tree.module.css'
import { useOutlineDrag } from './use-outline-drag'

export interface OutlineTreeProps {
  label: string
  outline: readonly OutlineItem[]
  maxLevel: number
  findEntry: FindEntry
  onMove: (outline: OutlineItem[], key: string) => void
  /** Called when the user has tried a move that is not possible. */
  onBlocked: (key: string) => void
  onHide: (outline: OutlineItem[], key: string) => void
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/**
 * The entries of a menu as a tree. They are moved with a handle, with Alt and an arrow key, or with
 * buttons.
 */
export function OutlineTree({ label, outline, maxLevel, findEntry, onMove, onBlocked, onHide }: OutlineTreeProps) {
  const root = useRef<HTMLDivElement>(null)
  const [closedKeys, setClosedKeys] = useState<ReadonlySet<string>>(new Set())
  const [activeKey, setActiveKey] = useState<string | null>(null)
  /** Key of the entry that gets the focus after another one has been removed from the menu. */
  const [focusedKey, setFocusedKey] = useState<string | null>(null)
  const drag = useOutlineDrag({
    root,
    outline,
    maxLevel,
    onDrop: (key, place) => onMove(moveBranch(outline, key, place), key),
  })

  const moveEntry = (key: string, step: Step) => {
    const newOutline = moveByStep(outline, key, step, maxLevel)
    if (newOutline) onMove(newOutline, key)
    else onBlocked(key)
  }
  const hide = (key: string) => {
    const index = outline.findIndex((item) => item.key === key)
    const remainingItems = removeBranch(outline, key)
    setFocusedKey((remainingItems[index] ?? remainingItems[index - 1])?.key ?? null)
    onHide(remainingItems, key)
  }
  useEffect(() => {
    if (focusedKey === null) return
    root.current?.querySelector<HTMLElement>(`[role="row"][data-key="${focusedKey}"]`)?.focus()
  }, [focusedKey])
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || !event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
    const key = event.target.closest<HTMLElement>('[role="row"]')?.dataset.key
    if (key === undefined) return
    // Browsers would go back in the history at Alt and an arrow key.
    event.preventDefault()
    event.stopPropagation()
    moveEntry(key, step)
  }
  const openKeys = outline.map(({ key }) => key).filter((key) => !closedKeys.has(key))
  const possibleSteps = (Object.values(steps) as Step[]).filter(
    (step) => maxLevel > 1 || step === 'up' || step === 'down',
  )
  const renderItems = (items: readonly OutlineItem[]): ReactNode =>
    getTopItems(items).map(({ key }) => {
      const entry = findEntry(key)
      const descendants = getBranch(items, key).slice(1)
      if (!entry) return null
      return (
        <TreeItem
          key={key}
          id={key}
          name={entry.name}
          content={
            <EntryRow
              entryKey={key}
              entry={entry}
              toggle={descendants.length > 0 && <TreeToggle />}
              drag={drag}
              isActive={activeKey === key}
              onActivate={() => setActiveKey(activeKey === key ? null : key)}
              moves={possibleSteps.map((step) => ({
                step,
                isPossible: moveByStep(outline, key, step, maxLevel) !== null,
              }))}
              onMove={(step) => moveEntry(key, step)}
              onHide={() => hide(key)}
            />
          }
        >
          {descendants.length > 0 && renderItems(descendants)}
        </TreeItem>
      )
    })

  return (
    <div ref={root} className={styles.frame} onKeyDownCapture={handleKey}>
      <Tree
        label={label}
        expandedKeys={openKeys}
        onExpand={(keys) => setClosedKeys(new Set(outline.map(({ key }) => key).filter((key) => !keys.has(key))))}
        hasControls
        className={styles.tree}
      >
        {renderItems(outline)}
      </Tree>
      {drag.place && <DropLine root={root.current} {...drag.place} />}
    </div>
  )
}

/** Returns the entries whose parent is not in the list. */
function getTopItems(items: readonly OutlineItem[]): OutlineItem[] {
  const top = Math.min(...items.map(({ level }) => level))
  return items.filter(({ level }) => level === top)
}

/** The line that shows where a dragged entry will be dropped. */
function DropLine({ root, y, level }: { root: HTMLElement | null; y: number; level: number }) {
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!line.current || !root) return
    const { left, right } = root.getBoundingClientRect()
    positionElement(line.current, {
      left: left + scrollX + level * 24,
      right: right + scrollX,
      top: y - 2,
      bottom: y + 2,
    })
  }, [root, y, level])
  return <div ref={line} className={styles.line} aria-hidden="true" />
}
