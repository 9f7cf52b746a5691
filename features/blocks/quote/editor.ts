import { type EditorOf, plain } from '../block-editor'

const quote = { de: 'Zitat', en: 'Quote' } as const

export const quoteEditor: EditorOf<'quote'> = {
  name: { de: 'Zitat', en: 'Quote' },
  group: 'text',
  fields: {
    content: { kind: 'plainText', label: quote },
    author: { kind: 'line', label: { de: 'Von wem', en: 'By whom' } },
  },
  inline: plain('content', 'author'),
  textFields: ['content', 'author'],
  defaults: { content: '' },
  paste: (part) => (part.kind === 'quotation' ? { content: part.text } : null),
  placeholder: (locale) => ({ content: quote[locale] }),
}
