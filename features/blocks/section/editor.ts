import type { sectionColors } from '@/lib/contract/blocks/section'
import { choose, type EditorOf } from '../block-editor'
import { picture } from '../common-fields'

export const sectionEditor: EditorOf<'section'> = {
  name: { de: 'Abschnitt', en: 'Section' },
  group: 'areas',
  fields: {
    href: {
      label: { de: 'Farbe', en: 'Color' },
      ...choose<(typeof sectionColors)[number]>({
        red: { name: { de: 'Rot', en: 'Red' }, diagram: [[0, 0, 36, 24, 'red']] },
        green: { name: { de: 'Grün', en: 'Green' }, diagram: [[0, 0, 36, 24, 'green']] },
      }),
    },
    image: picture,
  },
  inline: [],
  textFields: [],
  defaults: {},
  placeholder: null,
}
