import type sanitizeHtml from 'sanitize-html'
import { isLanguageTag } from '@/lib/contract/common/language-tag'
import { toStorableLink } from './page-link'
import { sanitize } from './sanitize'

/**
 * Allow-list of editors' rich text (spec §3, text block). Other tags are dropped, their text
 * remains.
 */
export const richTextOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'span'],
  allowedAttributes: { a: ['href', 'target', 'rel'], span: ['lang'] },
  // `toSafeLink` has already checked links; sanitize-html checks the schemes again.
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'page'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'template',
    'svg',
    'math',
    'title',
  ],
  nestingLimit: 30,
  transformTags: { b: 'strong', i: 'em', a: toSafeLink },
  // A span is allowed only with a language.
  exclusiveFilter: ({ tag, attribs }) => tag === 'span' && !isLanguageTag(attribs.lang) && 'excludeTag',
} satisfies sanitizeHtml.IOptions

/**
 * Keeps safe addresses. A link to a new window gets no access to this one (`noopener noreferrer`).
 */
function toSafeLink(_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = toStorableLink(attributes.href ?? '')
  if (href === null) return { tagName: 'a', attribs: {} }
  const opensNewWindow = attributes.target === '_blank'
  return {
    tagName: 'a',
    attribs: { href, ...(opensNewWindow && { target: '_blank', rel: 'noopener noreferrer' }) },
  }
}

/** Sanitizes rich text. */
export function sanitizeRichText(html: string): string {
  return sanitize(html, richTextOptions)
}

const tableOptions = {
  ...richTextOptions,
  allowedTags: [...richTextOptions.allowedTags, 'table', 'tbody', 'tr', 'td'],
  transformTags: { ...richTextOptions.transformTags, th: 'td' },
} satisfies sanitizeHtml.IOptions

/** Sanitizes a table of rich texts. */
export function sanitizeTable(html: string): string {
  return sanitize(html, tableOptions)
}
