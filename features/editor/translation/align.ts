import type { Module } from '@/lib/contract/module'

/** A module of one page beside its counterpart of the other; null where it has none. */
export type Pair = [source: Module | null, target: Module | null]

type Similarity = (one: Module, other: Module) => number

/** More than any number of blocks that are merely alike. */
const linkedSimilarity = 1000

/**
 * Aligns two lists of modules, in their order. Modules that the backend links with each other match. For those without a
 * link the alignment with the greatest similarity is used: only modules of the same model match, and data shared by both
 * languages (pictures, levels, addresses) decides between several.
 * @param links the ids of source modules by those of their counterparts
 */
export function alignModules(
  source: readonly Module[],
  target: readonly Module[],
  links: ReadonlyMap<number, number> = new Map(),
): Pair[] {
  const linked = new Set(links.values())
  const similarity: Similarity = (one, other) => {
    const counterpart = links.get(other.id)
    if (counterpart !== undefined) return counterpart === one.id ? linkedSimilarity : 0
    return linked.has(one.id) ? 0 : similarityByData(one, other)
  }
  const best = similarities(source, target, similarity)
  const at = (row: number, column: number) => best[row]?.[column] ?? 0
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < source.length || column < target.length) {
    const [one = null, other = null] = [source[row], target[column]]
    const alike = one && other ? similarity(one, other) : 0
    if (alike > 0 && at(row, column) === alike + at(row + 1, column + 1)) {
      pairs.push([one, other])
      row += 1
      column += 1
    } else if (one && (!other || at(row, column) === at(row + 1, column))) {
      pairs.push([one, null])
      row += 1
    } else {
      pairs.push([null, other])
      column += 1
    }
  }
  return pairs
}

/** The greatest similarity of the remaining parts of both lists, by the indexes at which they start. */
function similarities(
  source: readonly Module[],
  target: readonly Module[],
  similarity: Similarity,
): number[][] {
  const best = Array.from({ length: source.length + 1 }, () => new Array<number>(target.length + 1).fill(0))
  for (const [row, one] of [...source.entries()].toReversed()) {
    for (const [column, other] of [...target.entries()].toReversed()) {
      const alike = similarity(one, other)
      const paired = alike > 0 ? alike + (best[row + 1]?.[column + 1] ?? 0) : 0
      const here = Math.max(paired, best[row + 1]?.[column] ?? 0, best[row]?.[column + 1] ?? 0)
      best[row]?.splice(column, 1, here)
    }
  }
  return best
}

/** 0 for different models; else at least 2, and up to 3 the more their fields agree. */
function similarityByData(one: Module, other: Module): number {
  if (one.model !== other.model) return 0
  const fields = Object.keys(one.data)
  const same = fields.filter((field) => JSON.stringify(one.data[field]) === JSON.stringify(other.data[field]))
  return 2 + (fields.length === 0 ? 1 : same.length / fields.length)
}
