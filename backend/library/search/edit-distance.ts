/**
 * Returns the edit distance of two words (optimal string alignment): the minimum number of letters
 * to replace, remove, insert or swap with the next letter.
 */
export function computeEditDistance(a: string, b: string): number {
  let rowBeforePrevious: number[] = []
  let previousRow = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          (previousRow[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (previousRow[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (rowBeforePrevious[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rowBeforePrevious = previousRow
    previousRow = row
  }
  return previousRow[b.length] ?? 0
}

/** Returns the maximum edit distance at which a word of this length still counts as similar. */
export function getAllowedDistance(length: number): number {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}
