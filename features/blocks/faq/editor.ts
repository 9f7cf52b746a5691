import { type EditorOf, plain } from '../block-editor'

const question = { de: 'Frage', en: 'Question' } as const

export const faqEditor: EditorOf<'faq'> = {
  name: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  group: 'text',
  fields: {},
  inline: [],
  textFields: [],
  defaults: {},
  placeholder: null,
}

export const faqItemEditor: EditorOf<'faqitem'> = {
  name: { de: 'Frage', en: 'Question' },
  group: 'items',
  fields: {
    content: { kind: 'line', label: question },
  },
  inline: plain('content'),
  textFields: ['content'],
  defaults: { content: '' },
  placeholder: (locale) => ({ content: question[locale] }),
  firstInside: 'text',
}
