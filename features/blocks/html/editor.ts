import type { EditorOf } from '../block-editor'
import { textLines } from '../diagrams'

export const htmlEditor: EditorOf<'html'> = {
  name: { de: 'HTML', en: 'HTML' },
  about: {
    de: 'Von der Redaktion freigegebener Code, zum Beispiel ein Kartendienst.',
    en: 'Code that is allowed here, for example of a map service.',
  },
  diagram: [
    ...textLines([10], { y: 3 }),
    ...textLines([20, 14], { x: 6, y: 8 }),
    ...textLines([10], { y: 18 }),
  ],
  group: 'media',
  fields: {
    html_code_obj: { kind: 'selection', label: { de: 'Baustein', en: 'Selection' } },
    html_code: { kind: 'code', label: { de: 'HTML-Code', en: 'HTML code' } },
  },
  inline: [],
  textFields: ['html_code'],
  defaults: {},
  placeholder: null,
}
