import { Parser } from 'htmlparser2'

/** A range of the source of a text. */
export interface SourceRange {
  start: number
  end: number
}

/** A part of a text as it is read and where it is written; the two differ in length for an entity. */
interface Chunk extends SourceRange {
  text: string
}

/** Words that are read without a break: of one paragraph, line or link, whatever their formats are. */
export interface HtmlRun {
  text: string
  chunks: Chunk[]
}

/** The elements that only change how words look or sound. */
const formats = new Set(['strong', 'em', 'b', 'i', 'span'])

/** The words of an HTML text, as they are read and where they are written. */
export function readRuns(html: string): HtmlRun[] {
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

/** Where a part of a run is written: several ranges where tags stand within it. */
export function sourceOf({ chunks }: HtmlRun, from: number, to: number): SourceRange[] {
  const ranges: SourceRange[] = []
  let offset = 0
  for (const chunk of chunks) {
    const part = partOf(chunk, from - offset, to - offset)
    const last = ranges.at(-1)
    if (part && last?.end === part.start) last.end = part.end
    else if (part) ranges.push(part)
    offset += chunk.text.length
  }
  return ranges
}

/** What of a chunk is within a part of its text: an entity as a whole. */
function partOf({ text, start, end }: Chunk, from: number, to: number): SourceRange | null {
  if (to <= 0 || from >= text.length) return null
  if (end - start !== text.length) return { start, end }
  return { start: start + Math.max(0, from), end: start + Math.min(text.length, to) }
}

interface Edit extends SourceRange {
  text: string
}

/** A source with ranges replaced, in their order; formats from which everything was taken go as well. */
export function replaceRanges(html: string, edits: readonly Edit[]): string {
  let written = ''
  let at = 0
  for (const { start, end, text } of edits) {
    written += html.slice(at, start) + text
    at = end
    while (text === '') {
      const open = openBefore.exec(written)
      const close = `</${open?.[1]}>`
      if (!open || !html.startsWith(close, at)) break
      written = written.slice(0, open.index)
      at += close.length
    }
  }
  return written + html.slice(at)
}

const openBefore = /<(strong|em|b|i|span)(?: lang="[^"]*")?>$/
