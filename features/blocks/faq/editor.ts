import { type EditorOf, toPlainFields } from '../block-editor'
import { drawTextLines, type Shape } from '../diagrams'

const question = { de: 'Frage', en: 'Question' } as const

export const faqEditor: EditorOf<'faq'> = {
  name: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  purpose: {
    de: 'Fragen, die sich zu ihren Antworten aufklappen lassen.',
    en: 'Questions that expand to show their answers.',
  },
  searchWords: { de: 'akkordeon ausklappen aufklappen', en: 'faq accordion collapsible' },
  diagram: [2, 10, 18].flatMap(drawClosedQuestion),
  group: 'text',
  fields: {},
}

export const faqItemEditor: EditorOf<'faqitem'> = {
  name: { de: 'Frage', en: 'Question' },
  purpose: { de: 'Eine Frage mit ihrer Antwort.', en: 'A question with its answer.' },
  searchWords: { de: 'antwort akkordeon', en: 'answer accordion' },
  diagram: [...drawClosedQuestion(2), ...drawTextLines([36, 32, 20], { y: 10 })],
  group: 'items',
  fields: { content: { kind: 'line', label: question } },
  inline: toPlainFields('content'),
  textFields: ['content'],
  defaults: { content: '' },
  placeholder: (locale) => ({ content: question[locale] }),
  firstChildModel: 'text',
}

function drawClosedQuestion(y: number): Shape[] {
  return [
    [0, y, 28, 3, 'text'],
    [32, y, 4, 3, 'red'],
  ]
}
