import { type EditorOf, plain } from '../block-editor'
import { film, still, text, title } from '../common-fields'

export const videoListEditor: EditorOf<'videolist'> = {
  name: { de: 'Filmliste', en: 'Video list' },
  group: 'media',
  fields: {},
  inline: [],
  textFields: [],
  defaults: {},
  placeholder: null,
}

export const videoListItemEditor: EditorOf<'videolistitem'> = {
  name: { de: 'Film der Liste', en: 'Video of the list' },
  group: 'items',
  fields: {
    video_url: film,
    title,
    content: { ...text, kind: 'richText' },
    image: still,
  },
  inline: plain('title'),
  textFields: ['title', 'content'],
  defaults: {},
  placeholder: null,
}
