import type { EditorOf } from '../block-editor'
import { service } from '../common-fields'

export const audioEditor: EditorOf<'audio'> = {
  name: { de: 'Audio', en: 'Audio' },
  group: 'media',
  fields: {
    embed: {
      kind: 'medium',
      medium: 'audio',
      label: { de: 'Adresse der Aufnahme', en: 'Address of the recording' },
    },
    media_type: service,
  },
  inline: [],
  textFields: [],
  defaults: {},
  placeholder: null,
}
