import type sanitizeHtml from 'sanitize-html'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { isLocalPath } from '@/lib/contract/pages/link-address'
import { richTextOptions } from './rich-text'
import { sanitize } from './sanitize'

/** What HTML blocks may hold beside rich text (spec §3): headings, tables, figures, quotations, definitions, code. */
const blockTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'blockquote', 'pre', 'code', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img', 'details', 'summary', 'abbr', 'sup', 'sub', 'time', 'iframe'],
]

/** Longer than the address of any service; looking up longer ones would only take time. */
const maxAddressLength = 2000

const dimensions = ['width', 'height']

const options: sanitizeHtml.IOptions = {
  ...richTextOptions,
  allowedTags: [...richTextOptions.allowedTags, ...blockTags],
  allowedAttributes: {
    ...richTextOptions.allowedAttributes,
    '*': ['lang', 'dir'],
    ol: ['start', 'reversed'],
    li: ['value'],
    abbr: ['title'],
    time: ['datetime'],
    details: ['open'],
    col: ['span'],
    colgroup: ['span'],
    th: ['scope', 'colspan', 'rowspan', 'abbr'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', ...dimensions],
    iframe: ['src', 'title', ...dimensions],
  },
  transformTags: { ...richTextOptions.transformTags, img: ownPicture, iframe: knownFrame },
  // A picture or a frame that lost its address is left out whole.
  exclusiveFilter: (frame) => {
    const { tag, attribs } = frame
    return ((tag === 'img' || tag === 'iframe') && !attribs.src) || richTextOptions.exclusiveFilter(frame)
  },
}

/** Keeps a picture's address if it is one of this site's media. */
function ownPicture(_tag: string, { src = '', ...attributes }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const path = isLocalPath(src) ? new URL(src, 'https://own.invalid').pathname : ''
  return { tagName: 'img', attribs: { src: path.startsWith('/media/') ? path : '', ...attributes } }
}

/** Replaces a frame's address by the one of a known service's embed; it loads only after consent. */
function knownFrame(_tag: string, { src = '', ...attributes }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const embed = src.length <= maxAddressLength ? findEmbed(src) : null
  return { tagName: 'iframe', attribs: { src: embed?.frameUrl ?? '', ...attributes } }
}

/** An HTML block's code as it may be stored and shown: an allow-list of tags, attributes and addresses. See `sanitize` for what is refused. */
export function sanitizeHtmlCode(html: string): string {
  return sanitize(html, options)
}
