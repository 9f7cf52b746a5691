/**
 * The part of a module that is compared. The modules of the page that is being edited may have
 * their key as id.
 */
interface AlignedModule<Id> {
  id: Id
  model: string
  data: Readonly<Record<string, unknown>>
}

/**
 * A source module and its counterpart in the target. One of them is null if it has no counterpart.
 */
type Pair<Source, Target> = [source: Source | null, target: Target | null]

/** The similarity of two linked modules. It exceeds the sum for all unlinked modules of a page. */
const linkedSimilarity = 1000

/**
 * Pairs the modules of two languages and keeps the order of each list. Linked modules are pairs.
 * Unlinked modules are pairs only if they have the same model. Among the possible pairings, the one
 * with the most equal data (pictures, levels, addresses) is returned.
 * @param links the ids of source modules by the ids of their counterparts in the target
 */
export function alignModules<
  SourceId,
  TargetId,
  Source extends AlignedModule<SourceId> = AlignedModule<SourceId>,
  Target extends AlignedModule<TargetId> = AlignedModule<TargetId>,
>(
  source: readonly Source[],
  target: readonly Target[],
  links: ReadonlyMap<TargetId, SourceId> = new Map(),
): Pair<Source, Target>[] {
  const linkedIds = new Set(links.values())
  const getSimilarity = (left: Source, right: Target) => {
    const counterpart = links.get(right.id)
    if (counterpart !== undefined) return counterpart === left.id ? linkedSimilarity : 0
    return linkedIds.has(left.id) ? 0 : measureDataSimilarity(left, right)
  }
  const scores = measureSimilarities(source, target, getSimilarity)
  const getScore = (row: number, column: number) => scores[row]?.[column] ?? 0
  const pairs: Pair<Source, Target>[] = []
  let [row, column] = [0, 0]
  while (row < source.length || column < target.length) {
    const [left = null, right = null] = [source[row], target[column]]
    const similarity = left && right ? getSimilarity(left, right) : 0
    if (similarity > 0 && getScore(row, column) === similarity + getScore(row + 1, column + 1)) {
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
 * Computes the greatest similarity sum that the remainders of the two lists can reach. The indexes
 * are the starts of the remainders of `source` and `target`.
 */
function measureSimilarities<Source, Target>(
  source: readonly Source[],
  target: readonly Target[],
  getSimilarity: (left: Source, right: Target) => number,
): number[][] {
  const scores = Array.from({ length: source.length + 1 }, () => new Array<number>(target.length + 1).fill(0))
  for (const [row, left] of [...source.entries()].toReversed()) {
    for (const [column, right] of [...target.entries()].toReversed()) {
      const similarity = getSimilarity(left, right)
      const pairedScore = similarity > 0 ? similarity + (scores[row + 1]?.[column + 1] ?? 0) : 0
      const bestScore = Math.max(pairedScore, scores[row + 1]?.[column] ?? 0, scores[row]?.[column + 1] ?? 0)
      scores[row]?.splice(column, 1, bestScore)
    }
  }
  return scores
}

/**
 * Returns 0 for different models. Otherwise returns 2 plus the share of equal fields, so that one
 * more pair always counts more than equal fields.
 */
function measureDataSimilarity(left: AlignedModule<unknown>, right: AlignedModule<unknown>): number {
  if (left.model !== right.model) return 0
  const fields = Object.keys(left.data)
  const equalFields = fields.filter((field) => JSON.stringify(left.data[field]) === JSON.stringify(right.data[field]))
  return 2 + (fields.length === 0 ? 1 : equalFields.length / fields.length)
}
