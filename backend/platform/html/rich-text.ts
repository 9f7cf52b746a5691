import type sanitizeHtml from 'sanitize-html'
import { isLanguageTag } from '@/lib/contract/common/language-tag'
import { storableLink } from './page-link'
import { sanitize } from './sanitize'

/** What an editor's text may hold (spec §3, text block); everything else is left out, its words are kept. */
export const richTextOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'span'],
  allowedAttributes: { a: ['href', 'target', 'rel'], span: ['lang'] },
  // The transformation below has decided on links already; sanitize-html checks the schemes once more.
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
  transformTags: { b: 'strong', i: 'em', a: safeLink },
  // A span says nothing but the language of its words.
  exclusiveFilter: ({ tag, attribs }) => tag === 'span' && !isLanguageTag(attribs.lang) && 'excludeTag',
} satisfies sanitizeHtml.IOptions

/** A link keeps a harmless address; one that opens a new window may neither navigate this one nor learn its address. */
function safeLink(_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = storableLink(attributes.href ?? '')
  if (href === null) return { tagName: 'a', attribs: {} }
  const opensWindow = attributes.target === '_blank'
  return {
    tagName: 'a',
    attribs: { href, ...(opensWindow && { target: '_blank', rel: 'noopener noreferrer' }) },
  }
}

/** Rich text as it may be stored and shown: an allow-list of tags and addresses. */
export function sanitizeRichText(html: string): string {
  return sanitize(html, richTextOptions)
}

const tableOptions = {
  ...richTextOptions,
  allowedTags: [...richTextOptions.allowedTags, 'table', 'tbody', 'tr', 'td'],
  transformTags: { ...richTextOptions.transformTags, th: 'td' },
} satisfies sanitizeHtml.IOptions

/** A table of rich texts as it may be stored and shown. */
export function sanitizeTable(html: string): string {
  return sanitize(html, tableOptions)
}
