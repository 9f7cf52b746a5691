import { joinNewText, type MarkedChange, markChanges, type Part, toReadableParts } from './marks'

/** A token of HTML and its text: empty for tags, a line break for the end of a block. */
interface Token {
  html: string
  text: string
}

const blockEndPattern = /^(?:<\/(?:p|li|h\d|tr)>\s*(?=<)|<br\s*\/?>)/i
const tagPattern = /^<\/?[a-z][^<>]*>/i

/** Splits HTML into tokens, by the same rules as the backend's text extraction. */
function tokenize(html: string): Token[] {
  const tokens: Token[] = []
  for (let offset = 0; offset < html.length; ) {
    const token = readToken(html.slice(offset))
    tokens.push(token)
    offset += token.html.length
  }
  return tokens
}

function readToken(html: string): Token {
  const [blockEnd] = blockEndPattern.exec(html) ?? []
  if (blockEnd !== undefined) return { html: blockEnd, text: '\n' }
  const [tag] = tagPattern.exec(html) ?? []
  if (tag !== undefined) return { html: tag, text: '' }
  const [text = ''] = /^.[^<]*/s.exec(html) ?? []
  return { html: text, text }
}

/** Marks all text of HTML as added or removed. */
export function markWholeHtml(html: string, change: MarkedChange): string {
  return tokenize(html)
    .map(({ html: token, text }) => (text.trim() === '' ? token : markChanges(token, change)))
    .join('')
}

/**
 * Marks additions and removals in the current HTML of a text word by word. The tags are the current
 * ones, and a removed paragraph is inserted at its old position. If the parts do not add up to the
 * text, the old text is marked as removed and the new text as added.
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

  /** Consumes the removed parts at the current position. `precedingHtml` is the preceding token. */
  function consumeRemoved(precedingHtml: string, isEnd: boolean): string {
    let html = ''
    for (let part = parts[index]; part?.change === 'removed'; part = parts[index]) {
      html += renderRemoved(part.text, precedingHtml, isEnd)
      index += 1
    }
    return html
  }

  return {
    merge({ html, text }: Token, precedingHtml: string): string {
      if (text === '') return consumeRemovedBeforeTag(html, precedingHtml) + html
      if (text === '\n') {
        const removedHtml = consumeRemoved(precedingHtml, true)
        offset += 1
        advance()
        return removedHtml + html
      }
      return markText(text, precedingHtml)
    },
    end: (precedingHtml: string) => consumeRemoved(precedingHtml, true),
  }

  /**
   * Consumes the removed parts before a tag: removed paragraphs between two paragraphs, and removed
   * words before the end of a paragraph.
   */
  function consumeRemovedBeforeTag(html: string, precedingHtml: string): string {
    const part = parts[index]
    if (offset > 0 || part?.change !== 'removed') return ''
    const isWholeLine = part.text.endsWith('\n') && (precedingHtml === '' || isLineEnd(precedingHtml))
    const isLast = isLineEnd(html) && !part.text.startsWith('\n')
    return isWholeLine || isLast ? consumeRemoved(precedingHtml, false) : ''
  }

  function markText(text: string, precedingHtml: string): string {
    let html = ''
    let remainingText = text
    while (remainingText !== '') {
      html += consumeRemoved(precedingHtml, false)
      const part = parts[index]
      if (!part) return html + remainingText
      const run = remainingText.slice(0, part.text.length - offset)
      html += part.change === 'added' ? markChanges(run, 'added') : run
      offset += run.length
      remainingText = remainingText.slice(run.length)
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

/**
 * Renders removed text. Within a line it is inline. Whole lines become elements of the same kind as
 * the preceding element.
 */
function renderRemoved(text: string, precedingHtml: string, isEnd: boolean): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isWholeLine =
    (text.endsWith('\n') && (precedingHtml === '' || isLineEnd(precedingHtml))) || (isEnd && text.startsWith('\n'))
  if (!isWholeLine) return lines.map((line) => markChanges(line, 'removed')).join('<br>')
  const element = /^<\/li>/i.test(precedingHtml) ? 'li' : 'p'
  return lines.map((line) => `<${element}>${markChanges(line, 'removed')}</${element}>`).join('')
}
