import type { EditorOf } from '../block-editor'
import { service } from '../common-fields'

export const viewerEditor: EditorOf<'viewer'> = {
  name: { de: 'Blätterdokument', en: 'Document viewer' },
  group: 'media',
  fields: {
    embed: {
      kind: 'medium',
      medium: 'viewer',
      label: { de: 'Adresse des Dokuments', en: 'Address of the document' },
    },
    media_type: service,
  },
  inline: [],
  textFields: [],
  defaults: {},
  placeholder: null,
}
