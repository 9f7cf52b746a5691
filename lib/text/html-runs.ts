import { Parser } from 'htmlparser2'

export interface SourceRange {
  start: number
  end: number
}

/**
 * A piece of text with its range in the source. If the text comes from an entity, the range is
 * longer than the text.
 */
interface Chunk extends SourceRange {
  text: string
}

/** The uninterrupted text of a paragraph, line or link. Formats do not interrupt it. */
export interface HtmlRun {
  text: string
  chunks: Chunk[]
}

/** Elements that format words without separating them. */
const formats = new Set(['strong', 'em', 'b', 'i', 'span'])

/** Parses HTML and returns its texts with their ranges in the source. */
export function parseHtmlRuns(html: string): HtmlRun[] {
  const runs: HtmlRun[] = []
  let chunks: Chunk[] = []
  const endRun = () => {
    if (chunks.length > 0) runs.push({ text: chunks.map(({ text }) => text).join(''), chunks })
    chunks = []
  }
  const endRunAt = (name: string) => {
    if (!formats.has(name)) endRun()
  }
  const parser: Parser = new Parser({
    onopentag: endRunAt,
    onclosetag: endRunAt,
    oncomment: endRun,
    ontext: (text) => chunks.push({ text, start: parser.startIndex, end: parser.endIndex + 1 }),
  })
  parser.end(html)
  endRun()
  return runs
}

/**
 * Returns the ranges in the source that a part of a run occupies. A part that contains tags has
 * several ranges.
 */
export function toSourceRanges({ chunks }: HtmlRun, partStart: number, partEnd: number): SourceRange[] {
  const ranges: SourceRange[] = []
  let offset = 0
  for (const chunk of chunks) {
    const part = toSubrange(chunk, partStart - offset, partEnd - offset)
    const last = ranges.at(-1)
    if (part && last?.end === part.start) last.end = part.end
    else if (part) ranges.push(part)
    offset += chunk.text.length
  }
  return ranges
}

/** Returns the range in the source that a part of a chunk occupies. An entity is never split. */
function toSubrange({ text, start, end }: Chunk, partStart: number, partEnd: number): SourceRange | null {
  if (partEnd <= 0 || partStart >= text.length) return null
  if (end - start !== text.length) return { start, end }
  return { start: start + Math.max(0, partStart), end: start + Math.min(text.length, partEnd) }
}

interface Edit extends SourceRange {
  text: string
}

/** Replaces ranges, which are sorted by position. Format elements that become empty are removed. */
export function replaceRanges(html: string, edits: readonly Edit[]): string {
  let output = ''
  let sourcePosition = 0
  for (const { start, end, text } of edits) {
    output += html.slice(sourcePosition, start) + text
    sourcePosition = end
    while (text === '') {
      const open = trailingOpenTagPattern.exec(output)
      const close = `</${open?.[1]}>`
      if (!open || !html.startsWith(close, sourcePosition)) break
      output = output.slice(0, open.index)
      sourcePosition += close.length
    }
  }
  return output + html.slice(sourcePosition)
}

const trailingOpenTagPattern = /<(strong|em|b|i|span)(?: lang="[^"]*")?>$/
