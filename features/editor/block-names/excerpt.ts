import { editorOf } from '@/features/blocks/editors'
import { type Data, type EditorDocument, keysWithin } from '../core/document'

/** The fields that say what a block is about, the most telling first. */
const textFields = [
  'headline',
  'content',
  'title',
  'preline',
  'subline',
  'text',
  'description',
  'image_alt',
  'link_text',
] as const
const longest = 32

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** HTML of a rich text as plain words. */
export function plainText(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[#\w]+;/g, (name) => entities[name] ?? name)
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The words in a module's data. Only rich text is HTML: elsewhere `<` is a sign like any other. */
export function wordsOf(model: string, data: Data): string[] {
  const values = textFields.map((field) => data[field])
  return values.flatMap((value) => {
    if (typeof value !== 'string' || value.trim() === '') return []
    return [isRich(model) ? plainText(value) : value.trim()]
  })
}

function isRich(model: string): boolean {
  return editorOf(model)?.inline.some(({ kind }) => kind === 'rich') ?? false
}

/** The first words of a block or of what stands in it, cut between words; null where there are none. */
export function excerptOf(document: EditorDocument, key: string): string | null {
  for (const inner of keysWithin(document, key)) {
    const node = document.nodes.get(inner)
    const words = node && wordsOf(node.model, node.data).find(Boolean)
    if (words) return shorten(words)
  }
  return null
}

function shorten(text: string): string {
  const signs = [...text]
  if (signs.length <= longest) return text
  const start = signs.slice(0, longest).join('')
  const cut = start.lastIndexOf(' ')
  return `${start.slice(0, cut > longest / 2 ? cut : undefined).trimEnd()} …`
}
