import { Parser } from 'htmlparser2'
import { richTextOptions } from '@/backend/platform/html/rich-text'
import { sanitize } from '@/backend/platform/html/sanitize'
import { fontStyle, paragraphStyle, textColor } from '@/backend/platform/mail/html-frame'

const listStyle = `margin:0 0 18px;padding:0 0 0 24px;${fontStyle};font-size:17px;line-height:26px;color:${textColor}`

/** Renders sanitized rich text with inline styles, which mail programs need. */
export function renderRichTextHtml(html: string, linkColor: string): string {
  const toStyledTag = (style: string, className: string) => (tagName: string, attribs: Record<string, string>) => ({
    tagName,
    attribs: { ...attribs, class: className, style },
  })
  const { a, ol, span } = richTextOptions.allowedAttributes
  const styleAttributes = ['class', 'style']
  return sanitize(html, {
    ...richTextOptions,
    allowedAttributes: {
      a: [...a, ...styleAttributes],
      ol: [...ol, ...styleAttributes],
      span,
      p: styleAttributes,
      ul: styleAttributes,
      li: styleAttributes,
    },
    transformTags: {
      p: toStyledTag(paragraphStyle, 'text'),
      ul: toStyledTag(listStyle, 'text'),
      ol: toStyledTag(listStyle, 'text'),
      li: toStyledTag('margin:0 0 6px', 'text'),
      a: toStyledTag(`color:${linkColor}`, 'link'),
    },
  })
}

/** A list that is open while rich text is parsed; `number` counts the items of an ordered list. */
interface OpenList {
  number: number | null
  type: string | undefined
}

/** Returns the mark before an item: a hyphen, a number, or a letter up to "z". */
function formatItemMark({ number, type }: OpenList): string {
  if (number === null) return '-'
  if (type?.toLowerCase() !== 'a' || number < 1 || number > 26) return `${number}.`
  return `${String.fromCharCode(type.charCodeAt(0) + number - 1)}.`
}

/** Renders sanitized rich text as plain text: links in brackets, items with hyphens or numbers. */
export function renderRichTextPlain(html: string): string {
  let text = ''
  const links: string[] = []
  const lists: OpenList[] = []
  const startItem = () => {
    const list = lists.at(-1)
    if (!list) return
    text += `${'  '.repeat(lists.length - 1)}${formatItemMark(list)} `
    if (list.number !== null) list.number += 1
  }
  const parser = new Parser({
    onopentag(name, { href = '', start = '1', type }) {
      if (name === 'br') text += '\n'
      if (name === 'a') links.push(href)
      if (name === 'ul' || name === 'ol') {
        if (lists.length > 0) text = `${text.trimEnd()}\n`
        lists.push({ number: name === 'ol' ? Number(start) : null, type })
      }
      if (name === 'li') startItem()
    },
    ontext: (part) => {
      text += part
    },
    onclosetag(name) {
      const href = name === 'a' ? links.pop() : ''
      if (href) text += ` (${href})`
      if (name === 'ul' || name === 'ol') lists.pop()
      if (name === 'li') text = `${text.trimEnd()}\n`
      if (['p', 'ul', 'ol'].includes(name) && lists.length === 0) text += '\n\n'
    },
  })
  parser.end(html)
  return text.replace(/\n{3,}/g, '\n\n').trim()
}
