import { type HtmlRun, parseHtmlRuns, replaceRanges, toSourceRanges } from './html-runs'

export interface WordSearch {
  text: string
  /** True if the search is case-sensitive. */
  isExact: boolean
  /** The planned replacement. A match inside it counts as replaced already and is left out. */
  replacement?: string | undefined
}

/** A match, with the text before and after it. */
export interface WordMatch {
  before: string
  match: string
  after: string
}

/** Number of characters before and after a match that are returned with it. */
const contextLength = 30

/** A text to search in: plain text, or HTML, whose tags are ignored. */
interface SearchableText {
  value: string
  isHtml: boolean
}

/**
 * Returns a pattern that matches the search text literally. Between its words, the pattern accepts
 * any white space. Returns null if the search text is empty.
 */
export function createWordsPattern({ text, isExact }: WordSearch): RegExp | null {
  if (text.trim() === '') return null
  const escapedText = text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(escapedText, isExact ? 'g' : 'gi')
}

/**
 * Finds words in a text. In HTML, a match may span different formats, but not the end of a
 * paragraph, line or link.
 */
export function findWords({ value, isHtml }: SearchableText, pattern: RegExp, replacement = ''): WordMatch[] {
  const texts = isHtml ? parseHtmlRuns(value).map(({ text }) => text) : [value]
  return texts.flatMap((text) =>
    listMatches(text, pattern, replacement).map(({ 0: match, index }) => ({
      before: text.slice(Math.max(0, index - contextLength), index),
      match,
      after: text.slice(index + match.length, index + match.length + contextLength),
    })),
  )
}

/** Lists the matches in a text, except those inside the replacement. */
function listMatches(text: string, pattern: RegExp, replacement: string) {
  const offsets = [...replacement.matchAll(pattern)].map(({ index }) => index)
  return [...text.matchAll(pattern)].filter(
    ({ index }) => !offsets.some((offset) => offset <= index && text.startsWith(replacement, index - offset)),
  )
}

/**
 * Replaces words in a text, except inside the replacement. In HTML, the replacement gets the format
 * that the match has at its start. Elements that become empty are removed.
 */
export function replaceWords({ value, isHtml }: SearchableText, pattern: RegExp, replacement: string): string {
  if (isHtml) {
    const edits = parseHtmlRuns(value).flatMap((run) => toEdits(run, pattern, replacement))
    return replaceRanges(value, edits)
  }
  const indexes = new Set(listMatches(value, pattern, replacement).map(({ index }) => index))
  return value.replace(pattern, (match, index: number) => (indexes.has(index) ? replacement : match))
}

function toEdits(run: HtmlRun, pattern: RegExp, replacement: string) {
  return listMatches(run.text, pattern, replacement).flatMap(({ 0: match, index }) =>
    toSourceRanges(run, index, index + match.length).map((range, rangeIndex) => ({
      ...range,
      text: rangeIndex === 0 ? escapeText(replacement) : '',
    })),
  )
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
