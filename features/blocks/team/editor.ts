import type { teamClasses } from '@/lib/contract/blocks/team'
import { defineChoiceField, type EditorOf } from '../block-editor'
import { appearance } from '../common-fields'
import { drawColumns, drawTextLines } from '../diagrams'

const placeholderName = { de: 'Name', en: 'Name' } as const

export const teamEditor: EditorOf<'team'> = {
  name: { de: 'Team', en: 'Team' },
  purpose: { de: 'Personen mit Bild, Aufgabe und Kontakt.', en: 'People with picture, role, and contact.' },
  searchWords: { de: 'personen menschen kontakte ansprechpartner mitarbeitende', en: 'people persons contacts staff' },
  diagram: drawColumns([1, 1, 1, 1], 'picture', 14),
  group: 'teasers',
  fields: {
    extra_class: {
      ...appearance,
      ...defineChoiceField<(typeof teamClasses)[number]>({
        standard: { name: { de: 'Porträts', en: 'Portraits' }, diagram: drawColumns([1, 1, 1, 1], 'picture', 14) },
        'two-column': {
          name: { de: 'Porträt neben Text', en: 'Portrait next to text' },
          diagram: [
            [0, 5, 8, 14, 'picture'],
            [10, 8, 7, 3, 'text'],
            [19, 5, 8, 14, 'picture'],
            [29, 8, 7, 3, 'text'],
          ],
        },
      }),
    },
  },
}

export const teamMemberEditor: EditorOf<'teammember'> = {
  name: { de: 'Teammitglied', en: 'Team member' },
  purpose: { de: 'Eine Person des Teams.', en: 'A person on the team.' },
  searchWords: { de: 'person mensch kontakt', en: 'person contact' },
  diagram: [[0, 3, 14, 18, 'picture'], ...drawTextLines([18, 12], { x: 17, y: 8 })],
  group: 'items',
  fields: { person: { kind: 'person', label: { de: 'Person', en: 'Person' } } },
  placeholder: (locale) => ({
    person: { id: 0, name: placeholderName[locale], title: '', function: '', email: '', phone: '', photo: null },
  }),
}
