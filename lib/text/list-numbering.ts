/**
 * Types of ordered lists that do not count with numbers (`type` of `ol` in HTML): letters and Roman
 * numerals.
 */
const listTypes = ['a', 'A', 'i', 'I'] as const

export type ListType = (typeof listTypes)[number]

/** Numbering of an ordered list. Undefined values mean the default: numbers from 1. */
export interface ListNumbering {
  start: number | undefined
  type: ListType | undefined
}

const listTypeByStyle: Readonly<Record<string, ListType>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}

/**
 * Parses the numbering of an ordered list from its attributes. Of the style, only the type of
 * markers is used. An invalid value counts as the default.
 */
export function parseListNumbering(attributes: { start?: unknown; type?: unknown; style?: unknown }): ListNumbering {
  const { start, type, style } = attributes
  const number = /^\d{1,5}$/.test(String(start)) ? Number(start) : 1
  const [, styleName = ''] = /list-style(?:-type)?:[^;]*?\b((?:lower|upper)-\w+)/i.exec(String(style)) ?? []
  return {
    start: number === 1 ? undefined : number,
    type: listTypes.find((name) => name === type) ?? listTypeByStyle[styleName.toLowerCase()],
  }
}
