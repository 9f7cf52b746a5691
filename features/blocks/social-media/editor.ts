import type { EditorOf } from '../block-editor'
import { service } from '../common-fields'

export const socialMediaEditor: EditorOf<'socialmedia'> = {
  name: { de: 'Soziale Medien', en: 'Social media' },
  group: 'media',
  fields: {
    embed: {
      kind: 'medium',
      medium: 'social',
      label: { de: 'Adresse des Beitrags', en: 'Address of the post' },
    },
    media_type: service,
  },
  inline: [],
  textFields: [],
  defaults: {},
  placeholder: null,
}
