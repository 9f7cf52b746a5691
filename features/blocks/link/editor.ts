import type { linkClasses } from '@/lib/contract/blocks/link'
import { defineChoiceField, type EditorOf, toPlainFields } from '../block-editor'
import { anchor, appearance, link } from '../common-fields'

export const linkEditor: EditorOf<'link'> = {
  name: { de: 'Link', en: 'Link' },
  purpose: {
    de: 'Führt auf einer eigenen Zeile zu einer Seite oder Datei.',
    en: 'Links to a page or file, on a line of its own.',
  },
  searchWords: {
    de: 'button knopf schaltfläche verweis download herunterladen datei pdf',
    en: 'button url download file pdf',
  },
  diagram: [
    [0, 9, 24, 3, 'text'],
    [0, 14, 24, 1, 'red'],
  ],
  group: 'text',
  fields: {
    content: { kind: 'line', label: { de: 'Beschriftung', en: 'Label' } },
    link,
    link_url: { ...link, kind: 'hidden' },
    open_new_window: { kind: 'switch', label: { de: 'In neuem Fenster öffnen', en: 'Open in a new window' } },
    extra_class: {
      ...appearance,
      ...defineChoiceField<(typeof linkClasses)[number]>({
        default: { name: { de: 'Zeile mit Pfeil', en: 'Line with an arrow' } },
        button: { name: { de: 'Schaltfläche', en: 'Button' } },
      }),
    },
    anchor,
  },
  inline: toPlainFields('content'),
  textFields: ['content'],
  placeholder: (locale) => ({ link: '#', content: link.label[locale] }),
  emptyFields: ({ link, content }) => (link || content ? [] : ['link', 'content']),
}
