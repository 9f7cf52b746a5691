import { type EditorOf, plain } from '../block-editor'
import { link, picture, placeholderPicture, text } from '../common-fields'

export const logoListEditor: EditorOf<'logolist'> = {
  name: { de: 'Logoliste', en: 'Logo list' },
  group: 'teasers',
  fields: {},
  inline: [],
  textFields: [],
  defaults: {},
  placeholder: null,
}

export const logoListItemEditor: EditorOf<'logolistitem'> = {
  name: { de: 'Logo', en: 'Logo' },
  group: 'items',
  fields: {
    image: picture,
    image_alt: { kind: 'line', hint: 'alt', label: { de: 'Alternativtext', en: 'Alternative text' } },
    image_copyright: { kind: 'line', hint: 'credit', label: { de: 'Bildnachweis', en: 'Credit' } },
    link,
    text: { ...text, kind: 'plainText' },
  },
  inline: plain('text'),
  textFields: ['text', 'image_alt'],
  defaults: {},
  placeholder: () => ({ image: placeholderPicture }),
}
