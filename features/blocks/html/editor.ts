import type { EditorOf } from '../block-editor'

export const htmlEditor: EditorOf<'html'> = {
  name: { de: 'HTML', en: 'HTML' },
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
