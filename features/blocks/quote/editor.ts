import { type EditorOf, toPlainFields } from '../block-editor'
import { drawTextLines } from '../diagrams'

const quote = { de: 'Zitat', en: 'Quote' } as const

export const quoteEditor: EditorOf<'quote'> = {
  name: { de: 'Zitat', en: 'Quote' },
  purpose: { de: 'Eine Aussage in großer Schrift, mit Namen.', en: 'A statement in large type, with a name.' },
  searchWords: { de: 'blockzitat spruch stimme', en: 'quotation blockquote testimonial' },
  diagram: [[0, 3, 3, 18, 'red'], ...drawTextLines([28, 24, 16], { x: 7, y: 6 })],
  group: 'text',
  fields: {
    content: { kind: 'plainText', label: quote },
    author: { kind: 'line', label: { de: 'Von wem', en: 'Author' } },
  },
  inline: toPlainFields('content', 'author'),
  textFields: ['content', 'author'],
  defaults: { content: '' },
  paste(part) {
    if (part.kind !== 'quotation') return null
    return part.author ? { content: part.text, author: part.author } : { content: part.text }
  },
  placeholder: (locale) => ({ content: quote[locale] }),
}
