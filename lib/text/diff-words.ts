/** A piece of a text that two states have, that only the second, or only the first has. */
export interface TextPart {
  text: string
  change: 'same' | 'added' | 'removed'
}

/** Two texts of about 2000 words each; beyond it the whole counts as replaced, so that a comparison stays cheap. */
const maxPairs = 4_000_000

/** Words, tags, white space, and each other sign on its own. */
const words = (text: string): string[] =>
  text.match(/<\/?[a-z][^<>]*>|[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** What changed between two texts, word by word: the longest common sequence of words stays. */
export function diffWords(before: string, after: string): TextPart[] {
  const [a, b] = [words(before), words(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const parts = [
    ...a.slice(0, start).map((text) => ({ text, change: 'same' as const })),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map((text) => ({ text, change: 'same' as const })),
  ]
  return joined(parts)
}

function diffMiddle(a: readonly string[], b: readonly string[]): TextPart[] {
  return a.length * b.length > maxPairs ? [...all(a, 'removed'), ...all(b, 'added')] : align(a, b)
}

function all(list: readonly string[], change: TextPart['change']): TextPart[] {
  return list.map((text) => ({ text, change }))
}

function align(a: readonly string[], b: readonly string[]): TextPart[] {
  const common = commonCounts(a, b)
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
  return [...parts, ...all(a.slice(i), 'removed'), ...all(b.slice(j), 'added')]
}

/** How many words the rests from an index of each have in common, in order. */
function commonCounts(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  const width = b.length + 1
  const counts = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => counts[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      counts[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return at
}

/** Neighbors of one kind as one piece. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const pieces: TextPart[] = []
  for (const { text, change } of parts) {
    const last = pieces.at(-1)
    if (last?.change === change) last.text += text
    else pieces.push({ text, change })
  }
  return pieces
}
