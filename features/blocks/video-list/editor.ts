import { type EditorOf, plain } from '../block-editor'
import { film, still, text, title } from '../common-fields'
import { player } from '../diagrams'

export const videoListEditor: EditorOf<'videolist'> = {
  name: { de: 'Filmliste', en: 'Video list' },
  about: { de: 'Mehrere Filme zur Auswahl.', en: 'Several videos to choose from.' },
  diagram: [...player(16), ...player(16, 20)],
  group: 'media',
  fields: {},
  inline: [],
  textFields: [],
  defaults: {},
  placeholder: null,
}

export const videoListItemEditor: EditorOf<'videolistitem'> = {
  name: { de: 'Film der Liste', en: 'Video of the list' },
  about: { de: 'Ein Film mit seinem Titel.', en: 'A video with its title.' },
  diagram: player(24),
  group: 'items',
  fields: {
    video_url: film,
    title,
    content: { ...text, kind: 'richText' },
    image: still,
  },
  inline: [...plain('title'), { field: 'content', kind: 'rich' }],
  textFields: ['title', 'content'],
  defaults: {},
  placeholder: null,
}
