import { type EditorOf, toPlainFields } from '../block-editor'
import { previewPictureField, text, title, videoField } from '../common-fields'
import { drawPlayer } from '../diagrams'

export const videoListEditor: EditorOf<'videolist'> = {
  name: { de: 'Videoliste', en: 'Video list' },
  purpose: { de: 'Mehrere Videos zur Auswahl.', en: 'Several videos to choose from.' },
  searchWords: { de: 'filme videos clips playlist', en: 'films movies videos clips playlist' },
  diagram: [...drawPlayer(16), ...drawPlayer(16, 20)],
  group: 'media',
  fields: {},
}

export const videoListItemEditor: EditorOf<'videolistitem'> = {
  name: { de: 'Video der Liste', en: 'Video in the list' },
  purpose: { de: 'Ein Video mit seinem Titel.', en: 'A video with its title.' },
  searchWords: { de: 'film clip', en: 'film movie clip' },
  diagram: drawPlayer(24),
  group: 'items',
  fields: { video_url: videoField, title, content: { ...text, kind: 'richText' }, image: previewPictureField },
  inline: [...toPlainFields('title'), { field: 'content', kind: 'rich' }],
  textFields: ['title', 'content'],
}
