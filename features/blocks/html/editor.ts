import type { EditorOf } from '../block-editor'
import { drawTextLines } from '../diagrams'

export const htmlEditor: EditorOf<'html'> = {
  name: { de: 'HTML', en: 'HTML' },
  purpose: {
    de: 'Von der Redaktion freigegebener Code, zum Beispiel ein Kartendienst.',
    en: 'Code approved by the editors, for example for a map service.',
  },
  searchWords: { de: 'code einbetten karte stadtplan widget', en: 'code embed map iframe widget' },
  diagram: [
    ...drawTextLines([10], { y: 3 }),
    ...drawTextLines([20, 14], { x: 6, y: 8 }),
    ...drawTextLines([10], { y: 18 }),
  ],
  group: 'media',
  fields: {
    html_code_obj: { kind: 'selection', label: { de: 'HTML-Baustein', en: 'HTML snippet' } },
    html_code: { kind: 'code', label: { de: 'HTML-Code', en: 'HTML code' } },
  },
  textFields: ['html_code'],
}
