/** The compared part of a module; on the edited page its id may be its key. */
interface AlignedPair<Id> {
  id: Id
  model: string
  data: Readonly<Record<string, unknown>>
}

/** A source module and its target counterpart; null for a missing one. */
type Pair<One, Other> = [source: One | null, target: Other | null]

/** The similarity of linked modules; higher than the sum of any unlinked ones. */
const linkedSimilarity = 1000

/**
 * Aligns two lists of modules in their order. Linked modules match. Unlinked modules get the
 * alignment with the greatest similarity: only modules of the same model match, and data shared by
 * both languages (pictures, levels, addresses) decides between several.
 * @param links the ids of source modules by the ids of their counterparts
 */
export function alignModules<
  Id,
  OtherId,
  One extends AlignedPair<Id> = AlignedPair<Id>,
  Other extends AlignedPair<OtherId> = AlignedPair<OtherId>,
>(
  source: readonly One[],
  target: readonly Other[],
  links: ReadonlyMap<OtherId, Id> = new Map(),
): Pair<One, Other>[] {
  const linkedIds = new Set(links.values())
  const similarity = (left: One, right: Other) => {
    const counterpart = links.get(right.id)
    if (counterpart !== undefined) return counterpart === left.id ? linkedSimilarity : 0
    return linkedIds.has(left.id) ? 0 : similarityByData(left, right)
  }
  const best = measureSimilarities(source, target, similarity)
  const getScore = (row: number, column: number) => best[row]?.[column] ?? 0
  const pairs: Pair<One, Other>[] = []
  let [row, column] = [0, 0]
  while (row < source.length || column < target.length) {
    const [left = null, right = null] = [source[row], target[column]]
    const alike = left && right ? similarity(left, right) : 0
    if (alike > 0 && getScore(row, column) === alike + getScore(row + 1, column + 1)) {
      pairs.push([left, right])
      row += 1
      column += 1
    } else if (left && (!right || getScore(row, column) === getScore(row + 1, column))) {
      pairs.push([left, null])
      row += 1
    } else {
      pairs.push([null, right])
      column += 1
    }
  }
  return pairs
}

/**
 * Computes the greatest similarity of the remaining parts of both lists, by their start indexes.
 */
function measureSimilarities<One, Other>(
  source: readonly One[],
  target: readonly Other[],
  similarity: (left: One, right: Other) => number,
): number[][] {
  const best = Array.from({ length: source.length + 1 }, () => new Array<number>(target.length + 1).fill(0))
  for (const [row, left] of [...source.entries()].toReversed()) {
    for (const [column, right] of [...target.entries()].toReversed()) {
      const alike = similarity(left, right)
      const paired = alike > 0 ? alike + (best[row + 1]?.[column + 1] ?? 0) : 0
      const here = Math.max(paired, best[row + 1]?.[column] ?? 0, best[row]?.[column + 1] ?? 0)
      best[row]?.splice(column, 1, here)
    }
  }
  return best
}

/** Returns 0 for different models, otherwise 2 to 3 by the share of equal fields. */
function similarityByData(left: AlignedPair<unknown>, right: AlignedPair<unknown>): number {
  if (left.model !== right.model) return 0
  const fields = Object.keys(left.data)
  const same = fields.filter(
    (field) => JSON.stringify(left.data[field]) === JSON.stringify(right.data[field]),
  )
  return 2 + (fields.length === 0 ? 1 : same.length / fields.length)
}
