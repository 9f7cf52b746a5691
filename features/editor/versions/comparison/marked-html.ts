import { type MarkedChange, mark, type Part, readable, textAfter } from './marks'

/** A token of HTML with its text: tags have none, the end of a block is a line break. */
interface Piece {
  html: string
  text: string
}

const blockEnd = /^(?:<\/(?:p|li|h\d|tr)>\s*(?=<)|<br\s*\/?>)/i
const tag = /^<\/?[a-z][^<>]*>/i

/** Splits HTML into tokens, by the same rules as the backend's text extraction. */
function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  let rest = html
  while (rest !== '') {
    const [end] = blockEnd.exec(rest) ?? []
    const [other] = end === undefined ? (tag.exec(rest) ?? []) : []
    const [text = ''] = end === undefined && other === undefined ? (/^.[^<]*/s.exec(rest) ?? []) : []
    if (end !== undefined) pieces.push({ html: end, text: '\n' })
    else if (other !== undefined) pieces.push({ html: other, text: '' })
    else pieces.push({ html: text, text })
    rest = rest.slice((end ?? other ?? text).length)
  }
  return pieces
}

/** Marks all text of HTML as added or removed. */
export function markWholeHtml(html: string, change: MarkedChange): string {
  return piecesOf(html)
    .map(({ html: piece, text }) => (text.trim() === '' ? piece : mark(piece, change)))
    .join('')
}

/**
 * The current HTML of a text, with additions and removals marked word by word. The tags are the current ones;
 * a removed paragraph is inserted again at its position. The text is marked as replaced if the parts do not
 * add up to it.
 */
export function markHtml(before: string, after: string, parts: readonly Part[] | null): string {
  const pieces = piecesOf(after)
  if (!parts || pieces.map(({ text }) => text).join('') !== textAfter(parts)) {
    return markWholeHtml(before, 'removed') + markWholeHtml(after, 'added')
  }
  const merger = createMerger(readable(parts))
  const merged = pieces.map((piece, index) => merger.take(piece, pieces[index - 1]?.html ?? ''))
  return merged.join('') + merger.end(pieces.at(-1)?.html ?? '')
}

function createMerger(parts: readonly Part[]) {
  let index = 0
  let offset = 0

  /** The removed parts at the current position; `last` is the preceding token. */
  function removed(last: string, isEnd: boolean): string {
    let html = ''
    for (let part = parts[index]; part?.change === 'removed'; part = parts[index]) {
      html += removedHtml(part.text, last, isEnd)
      index += 1
    }
    return html
  }

  return {
    take({ html, text }: Piece, last: string): string {
      if (text === '') return atTag(html, last) + html
      if (text === '\n') {
        const inside = removed(last, true)
        offset += 1
        next()
        return inside + html
      }
      return markText(text, last)
    },
    end: (last: string) => removed(last, true),
  }

  /** The removed parts before a tag: paragraphs between paragraphs, words before the end of one. */
  function atTag(html: string, last: string): string {
    const part = parts[index]
    if (offset > 0 || part?.change !== 'removed') return ''
    const isWhole = part.text.endsWith('\n') && (last === '' || isLineEnd(last))
    const isLast = isLineEnd(html) && !part.text.startsWith('\n')
    return isWhole || isLast ? removed(last, false) : ''
  }

  function markText(text: string, last: string): string {
    let html = ''
    let rest = text
    while (rest !== '') {
      html += removed(last, false)
      const part = parts[index]
      if (!part) return html + rest
      const run = rest.slice(0, part.text.length - offset)
      html += part.change === 'added' ? mark(run, 'added') : run
      offset += run.length
      rest = rest.slice(run.length)
      next()
    }
    return html
  }

  function next(): void {
    const part = parts[index]
    if (!part || offset < part.text.length) return
    index += 1
    offset = 0
  }
}

const isLineEnd = (html: string) => /^<\/(?:p|li|h\d|tr)>/i.test(html)

/** Removed text: inline within a line; whole lines as elements like the preceding one. */
function removedHtml(text: string, last: string, isEnd: boolean): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isWhole =
    (text.endsWith('\n') && (last === '' || isLineEnd(last))) || (isEnd && text.startsWith('\n'))
  if (!isWhole) return lines.map((line) => mark(line, 'removed')).join('<br>')
  const element = /^<\/li>/i.test(last) ? 'li' : 'p'
  return lines.map((line) => `<${element}>${mark(line, 'removed')}</${element}>`).join('')
}
