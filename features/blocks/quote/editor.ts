import { type EditorOf, plain } from '../block-editor'

const quote = { de: 'Zitat', en: 'Quote' } as const

export const quoteEditor: EditorOf<'quote'> = {
  name: { de: 'Zitat', en: 'Quote' },
  group: 'words',
  fields: {
    content: { kind: 'words', label: quote },
    author: { kind: 'line', label: { de: 'Von wem', en: 'By whom' } },
  },
  inline: plain('content', 'author'),
  words: ['content', 'author'],
  defaults: { content: '' },
  placeholder: (locale) => ({ content: quote[locale] }),
}
