import type { EditorOf } from '../block-editor'
import { anchor, film, still, title } from '../common-fields'

export const videoEditor: EditorOf<'video'> = {
  name: { de: 'Film', en: 'Video' },
  group: 'media',
  fields: {
    video_url: film,
    title,
    length: { kind: 'line', hint: 'length', label: { de: 'Länge', en: 'Length' } },
    image: still,
    anchor,
  },
  inline: [],
  textFields: ['title'],
  defaults: {},
  placeholder: null,
}
