/** An entry of an outline. What follows it at a higher level is below it. */
export interface OutlineItem {
  key: string
  /** From 1 at the top. */
  level: number
}

/** A move of an entry: one position up or down, or one level in or out. */
export type Step = 'up' | 'down' | 'in' | 'out'

type Outline = readonly OutlineItem[]

/** The index behind an entry and all that is below it. */
function endOf(outline: Outline, index: number): number {
  const level = outline[index]?.level ?? 0
  const end = outline.findIndex((item, place) => place > index && item.level <= level)
  return end === -1 ? outline.length : end
}

/** An entry with all that is below it. */
export function branchOf(outline: Outline, key: string): OutlineItem[] {
  const index = outline.findIndex((item) => item.key === key)
  return index === -1 ? [] : outline.slice(index, endOf(outline, index))
}

/** An outline without an entry and all that is below it. */
export function withoutBranch(outline: Outline, key: string): OutlineItem[] {
  const branch = new Set(branchOf(outline, key).map((item) => item.key))
  return outline.filter((item) => !branch.has(item.key))
}

/** The lowest level of an entry's branch, counted from the entry, which is 0. */
export function depthOf(outline: Outline, key: string): number {
  const branch = branchOf(outline, key)
  return Math.max(...branch.map(({ level }) => level)) - (branch[0]?.level ?? 0)
}

/**
 * Returns the outline with an entry and its descendants moved.
 * @param index the new index among the other entries, its own branch not counted
 */
export function placed(
  outline: Outline,
  key: string,
  { index, level }: { index: number; level: number },
): OutlineItem[] {
  const branch = branchOf(outline, key)
  const by = level - (branch[0]?.level ?? level)
  const moved = branch.map((item) => ({ ...item, level: item.level + by }))
  return withoutBranch(outline, key).toSpliced(index, 0, ...moved)
}

/** An outline in which an entry went a step; null where it cannot. */
export function stepped(outline: Outline, key: string, step: Step, maxLevel: number): OutlineItem[] | null {
  const index = outline.findIndex((item) => item.key === key)
  const level = outline[index]?.level ?? 0
  const others = withoutBranch(outline, key)
  const before = others.slice(0, index)
  const above = before.findLastIndex((item) => item.level <= level)
  const hasNeighbor = before[above]?.level === level
  if (step === 'up') return hasNeighbor ? placed(outline, key, { index: above, level }) : null
  if (step === 'down') {
    const isLast = others[index]?.level !== level
    return isLast ? null : placed(outline, key, { index: endOf(others, index), level })
  }
  if (step === 'in') {
    const isDeep = level + depthOf(outline, key) >= maxLevel
    return hasNeighbor && !isDeep ? placed(outline, key, { index, level: level + 1 }) : null
  }
  if (level === 1) return null
  const parent = before.findLastIndex((item) => item.level < level)
  return placed(outline, key, { index: endOf(others, parent), level: level - 1 })
}

/** An outline with another entry: the last one below a given one, or the last of all. */
export function added(outline: Outline, key: string, below: string | null): OutlineItem[] {
  const index = outline.findIndex((item) => item.key === below)
  const parent = outline[index]
  if (!parent) return [...outline, { key, level: 1 }]
  return outline.toSpliced(endOf(outline, index), 0, { key, level: parent.level + 1 })
}

/** The position of an entry among its siblings. */
export interface Standing {
  /** The entry above; null at the top. */
  parent: string | null
  /** From 1. */
  position: number
  count: number
}

export function standingOf(outline: Outline, key: string): Standing {
  const index = outline.findIndex((item) => item.key === key)
  const level = outline[index]?.level ?? 1
  const above = outline.slice(0, index).findLastIndex((item) => item.level < level)
  const beside = outline
    .slice(above + 1, above === -1 ? outline.length : endOf(outline, above))
    .filter((item) => item.level === level)
  return {
    parent: outline[above]?.key ?? null,
    position: beside.findIndex((item) => item.key === key) + 1,
    count: beside.length,
  }
}
