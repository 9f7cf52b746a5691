import type sanitizeHtml from 'sanitize-html'
import { isLanguageTag } from '@/lib/contract/common/language-tag'
import { isDocumentBookmark } from '@/lib/text/hidden-element'
import { parseListNumbering } from '@/lib/text/list-numbering'
import { toStorableLink } from './page-link'
import { type SanitizeOptions, sanitize } from './sanitize'

/** Sanitizer options for rich text (spec §3). The text of forbidden elements remains. */
export const richTextOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'span'],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start', 'type'], span: ['lang'] },
  // `toSafeLink` has validated the address already.
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'page'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: { b: 'strong', i: 'em', a: toSafeLink, ol: toNumberedList },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    // A span needs a language.
    if (tag === 'span') return !isLanguageTag(attribs.lang) && 'excludeTag'
    // Word processors write an empty line as a paragraph with a no-break space.
    return tag === 'p' && /^\s*\u00a0\s*$/.test(text) && mediaChildren.length === 0
  },
} satisfies SanitizeOptions

/**
 * Keeps safe links. Drops bookmarks of word processors. New windows get `noopener noreferrer`, so
 * that they cannot control this one.
 */
function toSafeLink(_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = toStorableLink(attributes.href ?? '')
  if (href === null || isDocumentBookmark(href)) return { tagName: 'a', attribs: {} }
  const opensNewWindow = attributes.target === '_blank'
  return {
    tagName: 'a',
    attribs: { href, ...(opensNewWindow && { target: '_blank', rel: 'noopener noreferrer' }) },
  }
}

/** Keeps valid numbering of an ordered list. */
function toNumberedList(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const otherAttributes = Object.entries(attributes).filter(([name]) => name !== 'start' && name !== 'type')
  const numbering = Object.entries(parseListNumbering(attributes)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return { tagName, attribs: Object.fromEntries([...otherAttributes, ...numbering]) }
}

export function sanitizeRichText(html: string): string {
  return sanitize(html, richTextOptions)
}

const tableOptions = {
  ...richTextOptions,
  allowedTags: [...richTextOptions.allowedTags, 'table', 'tbody', 'tr', 'td'],
  transformTags: { ...richTextOptions.transformTags, th: 'td' },
} satisfies SanitizeOptions

export function sanitizeTable(html: string): string {
  return sanitize(html, tableOptions)
}
