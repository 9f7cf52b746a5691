import { diffWords } from '@/lib/text/diff-words'

/** A replacement of a range of the base text. */
interface Edit {
  start: number
  end: number
  text: string
}

export interface MergeResult {
  text: string
  /**
   * False if both versions changed the same words. The text then contains the words of both,
   * one version after the other.
   */
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
  let position = 0
  for (;;) {
    const [yourEdit, theirEdit] = [yourEdits[0], theirEdits[0]]
    const isYourEditFirst = yourEdit && (!theirEdit || yourEdit.start <= theirEdit.start)
    const nextEdit = isYourEditFirst ? yourEdit : theirEdit
    if (!nextEdit) return { text: text + base.slice(position), isClean }
    const { start } = nextEdit
    const [yourOverlap, theirOverlap] = takeOverlappingEdits(yourEdits, theirEdits, nextEdit)
    const end = Math.max(...[...yourOverlap, ...theirOverlap].map((edit) => edit.end))
    const yourText = replaceRange(base, start, end, yourOverlap)
    const theirText = replaceRange(base, start, end, theirOverlap)
    const isConflict = yourOverlap.length > 0 && theirOverlap.length > 0 && yourText !== theirText
    const changedText = yourOverlap.length > 0 ? yourText : theirText
    text += base.slice(position, start) + (isConflict ? combineTexts(yourText, theirText) : changedText)
    isClean &&= !isConflict
    position = end
  }
}

/**
 * Removes the edits that overlap with an edit, directly or through other edits, from both lists.
 * @returns the removed edits
 */
function takeOverlappingEdits(yourEdits: Edit[], theirEdits: Edit[], firstEdit: Edit): [Edit[], Edit[]] {
  const takenEdits: [Edit[], Edit[]] = [[], []]
  let { end } = firstEdit
  let hasFoundEdit: boolean
  do {
    hasFoundEdit = false
    for (const [index, list] of [yourEdits, theirEdits].entries()) {
      const edit = list[0]
      // Two insertions at the same index overlap as well.
      const overlaps = edit && (edit.start < end || edit.start === firstEdit.start)
      if (!overlaps) continue
      list.shift()
      takenEdits[index]?.push(edit)
      end = Math.max(end, edit.end)
      hasFoundEdit = true
    }
  } while (hasFoundEdit)
  return takenEdits
}

function replaceRange(base: string, start: number, end: number, edits: readonly Edit[]): string {
  let text = ''
  let position = start
  for (const edit of edits) {
    text += base.slice(position, edit.start) + edit.text
    position = edit.end
  }
  return text + base.slice(position, end)
}

/**
 * Combines two variants of a passage: the words of both once, and the words of only one variant in
 * their order, those of `left` first.
 */
function combineTexts(left: string, right: string): string {
  const surplusCounts = countSurplusWords(left, right)
  let text = ''
  for (const part of diffWords(left, right))
    text = joinTexts(text, part.change === 'added' ? removeRepeatedWords(part.text, surplusCounts) : part.text)
  return text
}

const wordPattern = /[\p{L}\p{N}]+/gu

/** Returns how many more times each word occurs in `right` than in `left`. */
function countSurplusWords(left: string, right: string): Map<string, number> {
  const surplusCounts = new Map<string, number>()
  for (const [match] of right.matchAll(wordPattern)) surplusCounts.set(match, (surplusCounts.get(match) ?? 0) + 1)
  for (const [match] of left.matchAll(wordPattern)) surplusCounts.set(match, (surplusCounts.get(match) ?? 0) - 1)
  return surplusCounts
}

/**
 * Removes the words of `right` that `left` already contains, with the space before them. Tags stay.
 */
function removeRepeatedWords(piece: string, surplusCounts: Map<string, number>): string {
  return piece.replaceAll(/<[^<>]*>|\s*[\p{L}\p{N}]+/gu, (part) => {
    if (part.startsWith('<')) return part
    const count = surplusCounts.get(part.trim()) ?? 0
    surplusCounts.set(part.trim(), count - 1)
    return count > 0 ? part : ''
  })
}

function joinTexts(left: string, right: string): string {
  const hasBoundary = !/[\p{L}\p{N}]$/u.test(left) || !/^[\p{L}\p{N}]/u.test(right)
  return hasBoundary ? left + right : `${left} ${right}`
}

function findEdits(base: string, text: string): Edit[] {
  const edits: Edit[] = []
  let position = 0
  let lastEdit: Edit | null = null
  for (const part of diffWords(base, text)) {
    if (part.change === 'same') {
      position += part.text.length
      lastEdit = null
      continue
    }
    if (!lastEdit) {
      lastEdit = { start: position, end: position, text: '' }
      edits.push(lastEdit)
    }
    if (part.change === 'added') lastEdit.text += part.text
    else {
      position += part.text.length
      lastEdit.end = position
    }
  }
  return edits
}
