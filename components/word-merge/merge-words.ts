import { diffWords } from '@/lib/text/diff-words'

/** A replacement of a range of the base text. */
interface Edit {
  start: number
  end: number
  text: string
}

export interface MergeResult {
  text: string
  /** False if both changed the same words. The text then has both variants, one after the other. */
  isClean: boolean
}

/**
 * Merges two versions of a text with their base, word by word. No added word is lost, and no word
 * is repeated more often than in one of the versions.
 */
export function mergeWords(base: string, yours: string, theirs: string): MergeResult {
  const [yourEdits, theirEdits] = [findEdits(base, yours), findEdits(base, theirs)]
  let text = ''
  let isClean = true
  let at = 0
  for (;;) {
    const [a, b] = [yourEdits[0], theirEdits[0]]
    const nextChange = !b || (a && a.start <= b.start) ? a : b
    if (!nextChange) return { text: text + base.slice(at), isClean }
    const { start } = nextChange
    const [yourText, theirText] = takeTogether(yourEdits, theirEdits, nextChange)
    const end = Math.max(...[...yourText, ...theirText].map((edit) => edit.end))
    const [left, right] = [
      replaceRange(base, start, end, yourText),
      replaceRange(base, start, end, theirText),
    ]
    const isBoth = yourText.length > 0 && theirText.length > 0 && left !== right
    text += base.slice(at, start)
    const only = yourText.length > 0 ? left : right
    text += isBoth ? combineTexts(left, right) : only
    isClean &&= !isBoth
    at = end
  }
}

/** Removes from both lists the edits that overlap with an edit, transitively. @returns them */
function takeTogether(yourEdits: Edit[], theirEdits: Edit[], first: Edit): [Edit[], Edit[]] {
  const takenEdits: [Edit[], Edit[]] = [[], []]
  let { end } = first
  for (let isMore = true; isMore; ) {
    isMore = false
    for (const [index, list] of [yourEdits, theirEdits].entries()) {
      const edit = list[0]
      // Two insertions at the same index overlap as well.
      const meets = edit && (edit.start < end || edit.start === first.start)
      if (!meets) continue
      list.shift()
      takenEdits[index]?.push(edit)
      end = Math.max(end, edit.end)
      isMore = true
    }
  }
  return takenEdits
}

/** A range of the base with edits applied. */
function replaceRange(base: string, start: number, end: number, edits: readonly Edit[]): string {
  let text = ''
  let at = start
  for (const edit of edits) {
    text += base.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + base.slice(at, end)
}

/**
 * Combines two variants: the common words once, then the words of only one variant, `left` first.
 */
function combineTexts(left: string, right: string): string {
  const spareCounts = spareWords(left, right)
  return diffWords(left, right).reduce((text, { text: piece, change }) => {
    return joinTexts(text, change === 'added' ? pickSpare(piece, spareCounts) : piece)
  }, '')
}

const word = /[\p{L}\p{N}]+/gu

/** Returns how many more times each word occurs in `right` than in `left`. */
function spareWords(left: string, right: string): Map<string, number> {
  const spareCounts = new Map<string, number>()
  for (const [match] of right.matchAll(word)) spareCounts.set(match, (spareCounts.get(match) ?? 0) + 1)
  for (const [match] of left.matchAll(word)) spareCounts.set(match, (spareCounts.get(match) ?? 0) - 1)
  return spareCounts
}

/** Removes words that also occur in the other variant, with the space before them. Tags stay. */
function pickSpare(piece: string, spareCounts: Map<string, number>): string {
  return piece.replaceAll(/<[^<>]*>|\s*[\p{L}\p{N}]+/gu, (part) => {
    if (part.startsWith('<')) return part
    const count = spareCounts.get(part.trim()) ?? 0
    spareCounts.set(part.trim(), count - 1)
    return count > 0 ? part : ''
  })
}

function joinTexts(left: string, right: string): string {
  const isApart = !/[\p{L}\p{N}]$/u.test(left) || !/^[\p{L}\p{N}]/u.test(right)
  return isApart ? left + right : `${left} ${right}`
}

function findEdits(base: string, text: string): Edit[] {
  const edits: Edit[] = []
  let at = 0
  let last: Edit | null = null
  for (const part of diffWords(base, text)) {
    if (part.change === 'same') {
      at += part.text.length
      last = null
      continue
    }
    if (!last) {
      last = { start: at, end: at, text: '' }
      edits.push(last)
    }
    if (part.change === 'added') last.text += part.text
    else {
      at += part.text.length
      last.end = at
    }
  }
  return edits
}
