import type { EditorOf } from '../block-editor'
import { anchor, text } from '../common-fields'
import { drawTextLines } from '../diagrams'

export const textEditor: EditorOf<'text'> = {
  name: { de: 'Text', en: 'Text' },
  purpose: { de: 'Absätze, Listen und Links.', en: 'Paragraphs, lists, and links.' },
  searchWords: { de: 'absatz fließtext liste aufzählung', en: 'paragraph bullet list copy' },
  diagram: drawTextLines([36, 32, 36, 28, 18], { y: 2 }),
  group: 'text',
  fields: {
    content: { ...text, kind: 'hidden' },
    add_additional_space: { kind: 'switch', label: { de: 'Mehr Abstand darunter', en: 'More space below' } },
    anchor,
  },
  inline: [{ field: 'content', kind: 'rich' }],
  textFields: ['content'],
  defaults: { content: '' },
  paste: (part) => (part.kind === 'richText' ? { content: part.html } : null),
  placeholder: (locale) => ({ content: `<p>${text.label[locale]}</p>` }),
  emptyFields: ({ content }) => (isEmptyHtml(content) ? ['content'] : []),
}

const isEmptyHtml = (value: unknown) => typeof value === 'string' && value.replace(/<[^>]*>/g, '').trim() === ''
