import { type HtmlRun, readRuns, replaceRanges, sourceOf } from './html-runs'

/** What is looked for. */
export interface WantedWords {
  text: string
  /** Whether capitals differ from small letters. */
  isExact: boolean
}

/** A place in a text, with what stands around it. */
export interface WordsPlace {
  before: string
  match: string
  after: string
}

/** How many characters are shown on each side. */
const around = 30

/** A text to look in: plain, or HTML of which only the words count. */
interface Text {
  value: string
  isHtml: boolean
}

/** The expression that finds words as they are, whatever space stands between them; null for nothing. */
export function wordsPattern({ text, isExact }: WantedWords): RegExp | null {
  if (text.trim() === '') return null
  const escaped = text
    .replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(escaped, isExact ? 'g' : 'gi')
}

/** Where words stand in a text. In HTML a format may change within them, but no paragraph, line or link. */
export function findWords({ value, isHtml }: Text, pattern: RegExp): WordsPlace[] {
  const texts = isHtml ? readRuns(value).map(({ text }) => text) : [value]
  return texts.flatMap((text) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      before: text.slice(Math.max(0, index - around), index),
      match,
      after: text.slice(index + match.length, index + match.length + around),
    })),
  )
}

/**
 * A text with words replaced wherever they stand. In HTML the replacement comes where they began, in the format of that place;
 * formats that are empty then are left out, and everything else stays as it was written.
 */
export function replaceWords({ value, isHtml }: Text, pattern: RegExp, replacement: string): string {
  if (!isHtml) return value.replace(pattern, () => replacement)
  const edits = readRuns(value).flatMap((run) => editsOf(run, pattern, escapeText(replacement)))
  return replaceRanges(value, edits)
}

function editsOf(run: HtmlRun, pattern: RegExp, replacement: string) {
  return [...run.text.matchAll(pattern)].flatMap(({ 0: match, index }) =>
    sourceOf(run, index, index + match.length).map((range, part) => ({
      ...range,
      text: part === 0 ? replacement : '',
    })),
  )
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
