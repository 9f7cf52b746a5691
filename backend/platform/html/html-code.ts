import type sanitizeHtml from 'sanitize-html'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { isLocalPath } from '@/lib/contract/pages/link-address'
import { richTextOptions } from './rich-text'
import { type SanitizeOptions, sanitize } from './sanitize'

/** Further elements of HTML blocks (spec §3). */
const blockTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'blockquote', 'pre', 'code', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img', 'details', 'summary', 'abbr', 'sup', 'sub', 'time', 'iframe'],
]

/** Addresses above this length are not checked. No embed is longer. */
const maxAddressLength = 2000

const dimensions = ['width', 'height']

const options: SanitizeOptions = {
  ...richTextOptions,
  allowedTags: [...richTextOptions.allowedTags, ...blockTags],
  allowedAttributes: {
    ...richTextOptions.allowedAttributes,
    '*': ['lang', 'dir'],
    ol: ['start', 'type', 'reversed'],
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
  transformTags: { ...richTextOptions.transformTags, img: toMediaPicture, iframe: toEmbedFrame },
  // Drops a picture or frame with a rejected address.
  exclusiveFilter: (frame) => {
    const { tag, attribs } = frame
    return ((tag === 'img' || tag === 'iframe') && !attribs.src) || richTextOptions.exclusiveFilter(frame)
  },
}

/** Keeps a picture only if it is a media file of this site. */
function toMediaPicture(_tag: string, { src = '', ...attributes }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const path = isLocalPath(src) ? new URL(src, 'https://own.invalid').pathname : ''
  return { tagName: 'img', attribs: { src: path.startsWith('/media/') ? path : '', ...attributes } }
}

/** Uses the embed address of a known service. Pages load it only after consent. */
function toEmbedFrame(_tag: string, { src = '', ...attributes }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const embed = src.length <= maxAddressLength ? findEmbed(src) : null
  return { tagName: 'iframe', attribs: { src: embed?.frameUrl ?? '', ...attributes } }
}

/**
 * Sanitizes an HTML block by a list of allowed elements, attributes and addresses.
 * @throws NestedTooDeeplyError
 */
export function sanitizeHtmlCode(html: string): string {
  return sanitize(html, options)
}
