import { diffArrays } from 'diff'

/**
 * A part of a text comparison. It is in both texts (`same`), only in the second, or only in the
 * first.
 */
export interface TextPart {
  text: string
  change: 'same' | 'added' | 'removed'
}

/**
 * Maximum number of words, or of paragraphs, that may differ. It limits the time of a comparison to
 * about 0.1 seconds, because the time grows with the square of this number.
 */
const maxChanges = 800

/** Splits a text into words, tags, white space and single other characters. */
const splitTokens = (text: string): string[] => text.match(/<\/?[a-z][^<>]*>|[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** Splits a text after the end of each block and each line. */
const splitParagraphs = (text: string): string[] =>
  text.split(/(?<=<\/(?:p|li|td|th|h[1-6]|blockquote|pre)>|\n)/u).filter((part) => part !== '')

/**
 * Compares two texts word by word. If too many words differ, compares paragraphs, and then the
 * words of adjacent changed paragraphs. If a changed passage is too long for that, it counts as
 * replaced.
 */
export function diffWords(before: string, after: string): TextPart[] {
  return mergeParts(compareWords(before, after) ?? compareParagraphs(before, after))
}

/** @returns null if more than `maxChanges` words differ */
function compareWords(before: string, after: string): TextPart[] | null {
  const changes = diffArrays(splitTokens(before), splitTokens(after), { maxEditLength: maxChanges })
  return changes?.map(toPart) ?? null
}

function compareParagraphs(before: string, after: string): TextPart[] {
  const changes = diffArrays(splitParagraphs(before), splitParagraphs(after), {
    maxEditLength: maxChanges,
  })
  const parts = changes?.map(toPart) ?? toReplacement(before, after)
  return parts.flatMap((part, index) => {
    const next = parts[index + 1]
    const isReplacedByNext = part.change === 'removed' && next?.change === 'added'
    if (isReplacedByNext) return compareWords(part.text, next.text) ?? toReplacement(part.text, next.text)
    // Already compared with the previous part, which it replaces.
    const replacesPrevious = part.change === 'added' && parts[index - 1]?.change === 'removed'
    return replacesPrevious ? [] : [part]
  })
}

function toReplacement(before: string, after: string): TextPart[] {
  return [
    { text: before, change: 'removed' },
    { text: after, change: 'added' },
  ]
}

function toPart({ value, added, removed }: { value: string[]; added: boolean; removed: boolean }): TextPart {
  const text = value.join('')
  if (added) return { text, change: 'added' }
  return { text, change: removed ? 'removed' : 'same' }
}

/** Merges adjacent parts with the same change. */
function mergeParts(parts: readonly TextPart[]): TextPart[] {
  const pieces: TextPart[] = []
  for (const { text, change } of parts) {
    const last = pieces.at(-1)
    if (last?.change === change) last.text += text
    else pieces.push({ text, change })
  }
  return pieces
}
