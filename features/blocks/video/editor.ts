import { type EditorOf, toPlainFields } from '../block-editor'
import { anchor, findPastedAddress, previewPictureField, title, videoField } from '../common-fields'
import { drawPlayer } from '../diagrams'

export const videoEditor: EditorOf<'video'> = {
  name: { de: 'Video', en: 'Video' },
  purpose: {
    de: 'Ein Video von YouTube oder Vimeo, nach Zustimmung.',
    en: 'A video from YouTube or Vimeo, after consent.',
  },
  searchWords: { de: 'film clip trailer', en: 'film movie clip trailer' },
  diagram: drawPlayer(36),
  group: 'media',
  fields: {
    video_url: videoField,
    title,
    length: { kind: 'line', hint: 'length', label: { de: 'Länge', en: 'Length' } },
    image: previewPictureField,
    anchor,
  },
  inline: toPlainFields('title'),
  textFields: ['title'],
  paste(part) {
    const video_url = findPastedAddress(part, 'video')
    return video_url === null ? null : { video_url }
  },
}
