import { getBlockEditor, isHtmlField } from '@/features/blocks/editors'
import { type Data, type EditorDocument, listKeysWithin } from '../core/document'

const maxLength = 32

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** Converts rich text to plain text. */
export function toPlainText(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[#\w]+;/g, (name) => entities[name] ?? name)
  return text.replaceAll(/\s+/g, ' ').trim()
}

interface BlockText {
  field: string
  value: string
  isHtml: boolean
}

/** Lists the non-empty texts of a block, trimmed, the most descriptive first. Code is left out. */
export function listTexts(model: string, data: Data): BlockText[] {
  const { textFields = [], fields = {} } = getBlockEditor(model) ?? {}
  return textFields.flatMap((field) => {
    const value = data[field]
    if (typeof value !== 'string' || value.trim() === '' || fields[field]?.kind === 'code') return []
    return [{ field, value: value.trim(), isHtml: isHtmlField(model, field) }]
  })
}

/**
 * Lists the texts of a block as plain text. Only HTML fields are converted, because `<` is an
 * ordinary character in other texts.
 */
export function listPlainTexts(model: string, data: Data): string[] {
  return listTexts(model, data).map(({ value, isHtml }) => (isHtml ? toPlainText(value) : value))
}

/** Finds the beginning of the first text of a block or its descendants. */
export function findExcerpt(document: EditorDocument, key: string): string | null {
  for (const innerKey of listKeysWithin(document, key)) {
    const node = document.nodes.get(innerKey)
    const text = node && listPlainTexts(node.model, node.data).find(Boolean)
    if (text) return shortenText(text)
  }
  return null
}

function shortenText(text: string): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  const start = characters.slice(0, maxLength).join('')
  const cutIndex = start.lastIndexOf(' ')
  return `${start.slice(0, cutIndex > maxLength / 2 ? cutIndex : undefined).trimEnd()} …`
}
