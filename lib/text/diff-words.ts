/** A part of two texts: in both, only in the second, or only in the first. */
export interface TextPart {
  text: string
  change: 'same' | 'added' | 'removed'
}

/**
 * Maximum number of word pairs, for texts of about 2000 words each. Longer texts count as
 * completely replaced to limit the cost.
 */
const maxPairs = 4_000_000

/** Splits a text into words, tags, white space and single other characters. */
const splitWords = (text: string): string[] =>
  text.match(/<\/?[a-z][^<>]*>|[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** Compares two texts word by word, based on the longest common subsequence. */
export function diffWords(before: string, after: string): TextPart[] {
  const [a, b] = [splitWords(before), splitWords(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  const maxEnd = Math.min(a.length, b.length) - start
  while (end < maxEnd && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const parts = [
    ...a.slice(0, start).map((text) => ({ text, change: 'same' as const })),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map((text) => ({ text, change: 'same' as const })),
  ]
  return mergeParts(parts)
}

function diffMiddle(a: readonly string[], b: readonly string[]): TextPart[] {
  return a.length * b.length > maxPairs ? [...markAll(a, 'removed'), ...markAll(b, 'added')] : align(a, b)
}

function markAll(list: readonly string[], change: TextPart['change']): TextPart[] {
  return list.map((text) => ({ text, change }))
}

function align(a: readonly string[], b: readonly string[]): TextPart[] {
  const common = countCommonWords(a, b)
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    const isSame = a[i] === b[j]
    const isRemoved = !isSame && common(i + 1, j) >= common(i, j + 1)
    const changed = isRemoved ? 'removed' : 'added'
    const change = isSame ? 'same' : changed
    parts.push({ text: (change === 'added' ? b[j] : a[i]) ?? '', change })
    if (change !== 'added') i += 1
    if (change !== 'removed') j += 1
  }
  return [...parts, ...markAll(a.slice(i), 'removed'), ...markAll(b.slice(j), 'added')]
}

/** Returns the lengths of the longest common subsequences of the suffixes from `i` and `j`. */
function countCommonWords(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  const width = b.length + 1
  const counts = new Uint32Array((a.length + 1) * width)
  const getCount = (i: number, j: number) => counts[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      counts[i * width + j] =
        a[i] === b[j] ? getCount(i + 1, j + 1) + 1 : Math.max(getCount(i + 1, j), getCount(i, j + 1))
    }
  }
  return getCount
}

/** Merges adjacent parts of the same kind. */
function mergeParts(parts: readonly TextPart[]): TextPart[] {
  const pieces: TextPart[] = []
  for (const { text, change } of parts) {
    const last = pieces.at(-1)
    if (last?.change === change) last.text += text
    else pieces.push({ text, change })
  }
  return pieces
}
