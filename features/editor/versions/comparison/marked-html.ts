import { joinNewText, type MarkedChange, markChanges, type Part, toReadableParts } from './marks'

/** A token of HTML and its text: empty for tags, a line break for the end of a block. */
interface Token {
  html: string
  text: string
}

const blockEnd = /^(?:<\/(?:p|li|h\d|tr)>\s*(?=<)|<br\s*\/?>)/i
const tag = /^<\/?[a-z][^<>]*>/i

/** Splits HTML into tokens, by the same rules as the backend's text extraction. */
function tokenize(html: string): Token[] {
  const tokens: Token[] = []
  let remaining = html
  while (remaining !== '') {
    const [end] = blockEnd.exec(remaining) ?? []
    const [otherTag] = end === undefined ? (tag.exec(remaining) ?? []) : []
    const [text = ''] = end === undefined && otherTag === undefined ? (/^.[^<]*/s.exec(remaining) ?? []) : []
    if (end !== undefined) tokens.push({ html: end, text: '\n' })
    else if (otherTag !== undefined) tokens.push({ html: otherTag, text: '' })
    else tokens.push({ html: text, text })
    remaining = remaining.slice((end ?? otherTag ?? text).length)
  }
  return tokens
}

/** Marks all text of HTML as added or removed. */
export function markWholeHtml(html: string, change: MarkedChange): string {
  return tokenize(html)
    .map(({ html: token, text }) => (text.trim() === '' ? token : markChanges(token, change)))
    .join('')
}

/**
 * Marks additions and removals in the current HTML of a text word by word. The tags are the current
 * ones; a removed paragraph is inserted at its old position. If the parts do not add up to the
 * text, it is marked as replaced.
 */
export function markHtml(before: string, after: string, parts: readonly Part[] | null): string {
  const tokens = tokenize(after)
  if (!parts || tokens.map(({ text }) => text).join('') !== joinNewText(parts)) {
    return markWholeHtml(before, 'removed') + markWholeHtml(after, 'added')
  }
  const merger = createMerger(toReadableParts(parts))
  const mergedTokens = tokens.map((token, index) => merger.merge(token, tokens[index - 1]?.html ?? ''))
  return mergedTokens.join('') + merger.end(tokens.at(-1)?.html ?? '')
}

function createMerger(parts: readonly Part[]) {
  let index = 0
  let offset = 0

  /** Consumes the removed parts at the current position; `last` is the preceding token. */
  function consumeRemoved(last: string, isEnd: boolean): string {
    let html = ''
    for (let part = parts[index]; part?.change === 'removed'; part = parts[index]) {
      html += renderRemoved(part.text, last, isEnd)
      index += 1
    }
    return html
  }

  return {
    merge({ html, text }: Token, last: string): string {
      if (text === '') return consumeRemovedBeforeTag(html, last) + html
      if (text === '\n') {
        const removedHtml = consumeRemoved(last, true)
        offset += 1
        advance()
        return removedHtml + html
      }
      return markText(text, last)
    },
    end: (last: string) => consumeRemoved(last, true),
  }

  /**
   * Consumes the removed parts before a tag: paragraphs between paragraphs, words before the end of
   * one.
   */
  function consumeRemovedBeforeTag(html: string, last: string): string {
    const part = parts[index]
    if (offset > 0 || part?.change !== 'removed') return ''
    const isWhole = part.text.endsWith('\n') && (last === '' || isLineEnd(last))
    const isLast = isLineEnd(html) && !part.text.startsWith('\n')
    return isWhole || isLast ? consumeRemoved(last, false) : ''
  }

  function markText(text: string, last: string): string {
    let html = ''
    let remaining = text
    while (remaining !== '') {
      html += consumeRemoved(last, false)
      const part = parts[index]
      if (!part) return html + remaining
      const run = remaining.slice(0, part.text.length - offset)
      html += part.change === 'added' ? markChanges(run, 'added') : run
      offset += run.length
      remaining = remaining.slice(run.length)
      advance()
    }
    return html
  }

  function advance(): void {
    const part = parts[index]
    if (!part || offset < part.text.length) return
    index += 1
    offset = 0
  }
}

const isLineEnd = (html: string) => /^<\/(?:p|li|h\d|tr)>/i.test(html)

/** Renders removed text: inline within a line, whole lines as elements like the preceding one. */
function renderRemoved(text: string, last: string, isEnd: boolean): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isWhole =
    (text.endsWith('\n') && (last === '' || isLineEnd(last))) || (isEnd && text.startsWith('\n'))
  if (!isWhole) return lines.map((line) => markChanges(line, 'removed')).join('<br>')
  const element = /^<\/li>/i.test(last) ? 'li' : 'p'
  return lines.map((line) => `<${element}>${markChanges(line, 'removed')}</${element}>`).join('')
}
