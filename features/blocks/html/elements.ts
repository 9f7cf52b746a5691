import { isLanguageTag } from '@/lib/contract/common/language-tag'
import { parseListNumbering } from '@/lib/text/list-numbering'

/** Elements that contain only text and inline elements. A block element ends them. */
export const phrasingElements = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'pre', 'summary', 'caption'],
  ...['strong', 'em', 'b', 'i', 'code', 'abbr', 'sup', 'sub', 'time'],
] as const

/** Block elements of HTML blocks (spec §3). */
export const flowElements = [
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'details'],
  ...['table', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const

export type AllowedElement = (typeof phrasingElements)[number] | (typeof flowElements)[number]

const allowedElements: ReadonlySet<string> = new Set([...phrasingElements, ...flowElements])

/** Returns true if an element is allowed; for other elements only the content is rendered. */
export function isAllowed(name: string): name is AllowedElement {
  return allowedElements.has(name)
}

/** Inline elements, also allowed in elements that contain only text. */
export const inlineElements: ReadonlySet<string> = new Set([
  ...['strong', 'em', 'b', 'i', 'code', 'abbr', 'sup', 'sub', 'time', 'a', 'br', 'img'],
])

/** The required parents of an element; with another parent only its content is rendered. */
export const requiredParents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  figcaption: ['figure'],
  summary: ['details'],
  caption: ['table'],
  colgroup: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
}

/**
 * Elements that may contain only children that require them (`requiredParents`), and no white
 * space.
 */
export const strictElements: ReadonlySet<string> = new Set([
  ...['ul', 'ol', 'dl', 'table', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'],
])

const cellsPattern = /^\d{1,3}$/

/** Parses a number of cells or pixels; undefined if the value does not match the pattern. */
export function parseWholeNumber(value: string | undefined, pattern = cellsPattern): number | undefined {
  return value !== undefined && pattern.test(value) ? Number(value) : undefined
}

const scopes = ['row', 'col', 'rowgroup', 'colgroup'] as const

/** Returns the allowed attributes of an element; none contains an address, a style or a script. */
export function toAllowedAttributes(
  name: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const { colspan, rowspan, scope, title, datetime, lang } = attributes
  const language = isLanguageTag(lang) ? { lang } : {}
  if (name === 'th' || name === 'td')
    return {
      ...language,
      colSpan: parseWholeNumber(colspan),
      rowSpan: parseWholeNumber(rowspan),
      scope: name === 'th' ? scopes.find((value) => value === scope) : undefined,
    }
  if (name === 'ol') return { ...language, ...parseListNumbering(attributes) }
  if (name === 'abbr') return { ...language, title }
  if (name === 'time') return { ...language, dateTime: datetime }
  return language
}
