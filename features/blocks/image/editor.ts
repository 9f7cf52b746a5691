import { type imageAliases, imageBlockSchema } from '@/lib/contract/blocks/image'
import { defineChoiceField, type EditorOf, toPlainFields } from '../block-editor'
import { anchor, description, link, picture, placeholderPicture } from '../common-fields'
import { drawCaptionedPicture, type Shape } from '../diagrams'

const drawFrame = (width: number, height: number): Shape[] => [
  [(36 - width) / 2, (24 - height) / 2, width, height, 'picture'],
]

export const imageEditor: EditorOf<'image'> = {
  name: { de: 'Bild', en: 'Picture' },
  purpose: { de: 'Ein Bild mit Unterschrift und Bildnachweis.', en: 'A picture with caption and credit.' },
  searchWords: { de: 'foto fotografie grafik abbildung illustration', en: 'photo image graphic figure illustration' },
  diagram: drawCaptionedPicture(36),
  group: 'media',
  fields: {
    image: picture,
    alias: {
      label: { de: 'Zuschnitt', en: 'Crop' },
      ...defineChoiceField<(typeof imageAliases)[number]>({
        landscape_big: { name: { de: 'Quer, 16:9', en: 'Wide, 16:9' }, diagram: drawFrame(36, 20.25) },
        landscape_small: { name: { de: 'Quer, 4:3', en: 'Wide, 4:3' }, diagram: drawFrame(30, 22.5) },
        horizontal: { name: { de: 'Quer, 3:2', en: 'Wide, 3:2' }, diagram: drawFrame(33, 22) },
        portrait: { name: { de: 'Hoch, 3:4', en: 'Tall, 3:4' }, diagram: drawFrame(18, 24) },
        vertical: { name: { de: 'Hoch, 2:3', en: 'Tall, 2:3' }, diagram: drawFrame(16, 24) },
      }),
    },
    description,
    link,
    anchor,
    image_url: { kind: 'hidden', label: { de: 'Bildadresse', en: 'Picture address' } },
    thumbs: { kind: 'hidden', label: { de: 'Zuschnitt', en: 'Crop' } },
  },
  inline: toPlainFields('description'),
  textFields: ['description'],
  paste: (part) =>
    part.kind === 'picture' ? imageBlockSchema.parse({ image: part.image, thumbs: part.image.thumbs }) : null,
  placeholder: () => ({ image: placeholderPicture }),
}
