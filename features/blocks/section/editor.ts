import type { sectionColors } from '@/lib/contract/blocks/section'
import { defineChoiceField, type EditorOf } from '../block-editor'
import { picture } from '../common-fields'
import { drawTextLines } from '../diagrams'

export const sectionEditor: EditorOf<'section'> = {
  name: { de: 'Abschnitt', en: 'Section' },
  purpose: {
    de: 'Fasst Blöcke auf einem farbigen Hintergrund zusammen.',
    en: 'Groups blocks on a colored background.',
  },
  searchWords: { de: 'hintergrund farbe kasten box hinweis', en: 'background color box callout' },
  diagram: [[0, 0, 36, 24, 'red'], ...drawTextLines([24, 18], { x: 4, y: 6 })],
  group: 'areas',
  fields: {
    href: {
      label: { de: 'Farbe', en: 'Color' },
      ...defineChoiceField<(typeof sectionColors)[number]>({
        red: { name: { de: 'Rot', en: 'Red' }, diagram: [[0, 0, 36, 24, 'red']] },
        green: { name: { de: 'Grün', en: 'Green' }, diagram: [[0, 0, 36, 24, 'green']] },
      }),
    },
    image: picture,
  },
}
