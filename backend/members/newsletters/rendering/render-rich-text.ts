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

/** Renders sanitized rich text as plain text: links in brackets, hyphens before items. */
export function renderRichTextPlain(html: string): string {
  let text = ''
  const links: string[] = []
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (name === 'br') text += '\n'
      if (name === 'li') text += '- '
      if (name === 'a') links.push(href)
    },
    ontext: (part) => {
      text += part
    },
    onclosetag(name) {
      const href = name === 'a' ? links.pop() : ''
      if (href) text += ` (${href})`
      if (name === 'li') text += '\n'
      if (name === 'p' || name === 'ul' || name === 'ol') text += '\n\n'
    },
  })
  parser.end(html)
  return text.replace(/\n{3,}/g, '\n\n').trim()
}
