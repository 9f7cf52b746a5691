/** An entry in an outline. Its descendants follow it and have higher levels. */
export interface OutlineItem {
  key: string
  /** Level of the entry; 1 at the top. */
  level: number
}

/** A move of an entry: one position up or down, or one level in or out. */
export type Step = 'up' | 'down' | 'in' | 'out'

type Outline = readonly OutlineItem[]

/** Returns the index after an entry and everything below it. */
function findBranchEnd(outline: Outline, index: number): number {
  const level = outline[index]?.level ?? 0
  const end = outline.findIndex((item, itemIndex) => itemIndex > index && item.level <= level)
  return end === -1 ? outline.length : end
}

/** Returns an entry and everything below it. */
export function getBranch(outline: Outline, key: string): OutlineItem[] {
  const index = outline.findIndex((item) => item.key === key)
  return index === -1 ? [] : outline.slice(index, findBranchEnd(outline, index))
}

/** Returns the outline without an entry and everything below it. */
export function removeBranch(outline: Outline, key: string): OutlineItem[] {
  const branch = new Set(getBranch(outline, key).map((item) => item.key))
  return outline.filter((item) => !branch.has(item.key))
}

export function countLevelsBelow(outline: Outline, key: string): number {
  const branch = getBranch(outline, key)
  return Math.max(...branch.map(({ level }) => level)) - (branch[0]?.level ?? 0)
}

/**
 * Returns the outline after an entry and everything below it have moved.
 * @param index new index, counted without the moved entries
 */
export function moveBranch(
  outline: Outline,
  key: string,
  { index, level }: { index: number; level: number },
): OutlineItem[] {
  const branch = getBranch(outline, key)
  const levelChange = level - (branch[0]?.level ?? level)
  const movedBranch = branch.map((item) => ({ ...item, level: item.level + levelChange }))
  return removeBranch(outline, key).toSpliced(index, 0, ...movedBranch)
}

/** Returns the outline after an entry has moved by a step; null if it cannot move. */
export function moveByStep(outline: Outline, key: string, step: Step, maxLevel: number): OutlineItem[] | null {
  const index = outline.findIndex((item) => item.key === key)
  const level = outline[index]?.level ?? 0
  const remainingItems = removeBranch(outline, key)
  const itemsBefore = remainingItems.slice(0, index)
  const neighborIndex = itemsBefore.findLastIndex((item) => item.level <= level)
  const hasNeighbor = itemsBefore[neighborIndex]?.level === level
  if (step === 'up') return hasNeighbor ? moveBranch(outline, key, { index: neighborIndex, level }) : null
  if (step === 'down') {
    const isLast = remainingItems[index]?.level !== level
    return isLast ? null : moveBranch(outline, key, { index: findBranchEnd(remainingItems, index), level })
  }
  if (step === 'in') {
    const isTooDeep = level + countLevelsBelow(outline, key) >= maxLevel
    return hasNeighbor && !isTooDeep ? moveBranch(outline, key, { index, level: level + 1 }) : null
  }
  if (level === 1) return null
  const parentIndex = itemsBefore.findLastIndex((item) => item.level < level)
  return moveBranch(outline, key, { index: findBranchEnd(remainingItems, parentIndex), level: level - 1 })
}

/**
 * Returns the outline with an entry added, as the last child of another entry or at the end. If the
 * outline already contains the entry, it stays where it is.
 */
export function addItem(outline: Outline, key: string, parentKey: string | null): OutlineItem[] {
  if (outline.some((item) => item.key === key)) return [...outline]
  const index = outline.findIndex((item) => item.key === parentKey)
  const parent = outline[index]
  if (!parent) return [...outline, { key, level: 1 }]
  return outline.toSpliced(findBranchEnd(outline, index), 0, { key, level: parent.level + 1 })
}

export interface SiblingPosition {
  /** Null at the top level. */
  parentKey: string | null
  /** Position, starting with 1. */
  position: number
  count: number
}

export function findSiblingPosition(outline: Outline, key: string): SiblingPosition {
  const index = outline.findIndex((item) => item.key === key)
  const level = outline[index]?.level ?? 1
  const parentIndex = outline.slice(0, index).findLastIndex((item) => item.level < level)
  const siblings = outline
    .slice(parentIndex + 1, parentIndex === -1 ? outline.length : findBranchEnd(outline, parentIndex))
    .filter((item) => item.level === level)
  return {
    parentKey: outline[parentIndex]?.key ?? null,
    position: siblings.findIndex((item) => item.key === key) + 1,
    count: siblings.length,
  }
}
