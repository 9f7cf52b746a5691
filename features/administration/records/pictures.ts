import { pictureRecords } from '@/lib/contract/administration/pictures'
import { describeType } from '../record-type'
import { basics, description, picture, yesOrNo } from './common-labels'

const alt = { de: 'Alternativtext', en: 'Alt text' }
const isDecorative = { de: 'Nur Schmuck', en: 'Decorative' }
const copyright = { de: 'Bildnachweis', en: 'Credit' }

/** The texts of the library's pictures. */
export const pictures = describeType(pictureRecords, {
  name: { one: picture, many: { de: 'Bilder', en: 'Pictures' } },
  about: {
    de: 'Was über die Bilder gesagt wird. Hochgeladen, beschnitten und gelöscht werden sie in der Redaktion unter „Bilder“.',
    en: 'What is said of the pictures. They are uploaded, cropped and deleted in the editorial office under “Pictures.”',
  },
  columns: {
    file_name: { label: { de: 'Datei', en: 'File' }, kind: 'text', isTitle: true },
    image: { label: picture, kind: 'picture' },
    alt: { label: alt, kind: 'localized' },
    is_decorative: { label: isDecorative, kind: 'check' },
    copyright: { label: copyright, kind: 'text' },
    created_at: { label: { de: 'Hochgeladen am', en: 'Uploaded on' }, kind: 'time', isExtra: true },
  },
  filters: { described: { label: { de: 'Beschrieben', en: 'Described' }, kind: 'choice', choices: yesOrNo } },
  fields: {
    alt: {
      label: alt,
      hint: {
        de: 'Was zu sehen ist, für alle, die es nicht sehen.',
        en: 'What it shows, for those who do not see it.',
      },
      kind: 'localizedLine',
    },
    is_decorative: { label: isDecorative, kind: 'check' },
    description: { label: description, kind: 'localizedText' },
    copyright: { label: copyright, kind: 'line' },
  },
  groups: [{ label: basics, fields: ['alt', 'is_decorative', 'description', 'copyright'] }],
  actions: {},
  can: { create: false, change: true, delete: false },
})
