import type { imageListClasses } from '@/lib/contract/blocks/image-list'
import { defineChoiceField, type EditorOf, toPlainFields } from '../block-editor'
import { appearance, description, link, picture, placeholderPicture } from '../common-fields'
import { drawCaptionedPicture, drawColumns, slider } from '../diagrams'

export const imageListEditor: EditorOf<'imagelist'> = {
  name: { de: 'Bilderliste', en: 'Picture list' },
  purpose: {
    de: 'Mehrere Bilder, als Raster oder zum Durchblättern.',
    en: 'Several pictures, as a grid or a slideshow.',
  },
  searchWords: { de: 'galerie fotos bilder karussell diashow slider', en: 'gallery photos images carousel slider' },
  diagram: drawColumns([1, 1, 1], 'picture', 14),
  group: 'media',
  fields: {
    extra_class: {
      ...appearance,
      ...defineChoiceField<(typeof imageListClasses)[number]>({
        standard: { name: { de: 'Nebeneinander', en: 'Side by side' }, diagram: drawColumns([1, 1, 1], 'picture', 14) },
        list: {
          name: { de: 'Untereinander', en: 'One below the other' },
          diagram: [
            [0, 1, 26, 10, 'picture'],
            [10, 13, 26, 10, 'picture'],
          ],
        },
        slider: { name: { de: 'Zum Blättern', en: 'Slideshow' }, diagram: slider },
      }),
    },
  },
}

export const imageListItemEditor: EditorOf<'imagelistitem'> = {
  name: { de: 'Bild der Liste', en: 'Picture in the list' },
  purpose: { de: 'Ein Bild mit seiner Unterschrift.', en: 'A picture with its caption.' },
  searchWords: { de: 'foto abbildung', en: 'photo image' },
  diagram: drawCaptionedPicture(24),
  group: 'items',
  fields: { image: picture, description, link },
  inline: toPlainFields('description'),
  textFields: ['description'],
  placeholder: () => ({ image: placeholderPicture }),
}
