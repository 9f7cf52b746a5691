import { pictureRecords } from '@/lib/contract/administration/pictures'
import { describeType } from '../record-type'
import { description, picture, yesOrNo } from './common-labels'

const alt = { de: 'Alternativtext', en: 'Alternative text' }
const decorative = { de: 'Dekorativ', en: 'Decorative' }
const copyright = { de: 'Bildnachweis', en: 'Credit' }

/** The pictures of the library, whose texts the office may change. */
export const pictures = describeType(pictureRecords, {
  name: { one: picture, many: { de: 'Bilder', en: 'Pictures' } },
  description: {
    de: 'Die Angaben zu den Bildern. Hochladen, zuschneiden und löschen können Sie die Bilder in der Redaktion unter „Bilder“.',
    en: 'The details of the pictures. Upload, crop, and delete pictures in the content hub under “Pictures.”',
  },
  columns: {
    file_name: { label: { de: 'Datei', en: 'File' }, kind: 'text', isTitle: true },
    image: { label: picture, kind: 'picture' },
    alt: { label: alt, kind: 'localized' },
    is_decorative: { label: decorative, kind: 'check' },
    copyright: { label: copyright, kind: 'text' },
    created_at: { label: { de: 'Hochgeladen am', en: 'Uploaded on' }, kind: 'time', isHidden: true },
  },
  filters: { described: { label: { de: 'Beschrieben', en: 'Described' }, kind: 'choice', choices: yesOrNo } },
  fields: {
    alt: {
      label: alt,
      hint: {
        de: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen können.',
        en: 'What the picture shows, for people who can’t see it.',
      },
      kind: 'localizedLine',
    },
    is_decorative: { label: decorative, kind: 'check' },
    description: { label: description, kind: 'localizedText' },
    copyright: { label: copyright, kind: 'line' },
  },
  actions: {},
  can: { create: false, change: true, delete: false },
})
