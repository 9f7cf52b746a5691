import { editorOf, isHtmlField } from '@/features/blocks/editors'
import { type Data, type EditorDocument, keysWithin } from '../core/document'

const maxLength = 32

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The plain text of a rich text. */
export function plainText(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[#\w]+;/g, (name) => entities[name] ?? name)
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** A text of a block. */
interface BlockText {
  field: string
  value: string
  isHtml: boolean
}

/** The texts of a block that say something, the most descriptive first, without the space around them and without code. */
export function textsOf(model: string, data: Data): BlockText[] {
  const { textFields = [], fields = {} } = editorOf(model) ?? {}
  return textFields.flatMap((field) => {
    const value = data[field]
    if (typeof value !== 'string' || value.trim() === '' || fields[field]?.kind === 'code') return []
    return [{ field, value: value.trim(), isHtml: isHtmlField(model, field) }]
  })
}

/** The same as plain text. Only HTML is parsed: in other texts `<` is an ordinary character. */
export function plainTextsOf(model: string, data: Data): string[] {
  return textsOf(model, data).map(({ value, isHtml }) => (isHtml ? plainText(value) : value))
}

/** The beginning of the first text of a block or its descendants; null if there is none. */
export function excerptOf(document: EditorDocument, key: string): string | null {
  for (const inner of keysWithin(document, key)) {
    const node = document.nodes.get(inner)
    const text = node && plainTextsOf(node.model, node.data).find(Boolean)
    if (text) return shorten(text)
  }
  return null
}

function shorten(text: string): string {
  const signs = [...text]
  if (signs.length <= maxLength) return text
  const start = signs.slice(0, maxLength).join('')
  const cut = start.lastIndexOf(' ')
  return `${start.slice(0, cut > maxLength / 2 ? cut : undefined).trimEnd()} …`
}
