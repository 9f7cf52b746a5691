import { type EditorOf, toPlainFields } from '../block-editor'
import { link, picture, placeholderPicture, text } from '../common-fields'
import { drawColumns } from '../diagrams'

export const logoListEditor: EditorOf<'logolist'> = {
  name: { de: 'Logoliste', en: 'Logo list' },
  purpose: { de: 'Logos von Partnern nebeneinander.', en: 'Partner logos side by side.' },
  searchWords: { de: 'partner sponsoren förderer', en: 'partners sponsors supporters' },
  diagram: drawColumns([1, 1, 1, 1], 'picture', 6),
  group: 'teasers',
  fields: {},
}

export const logoListItemEditor: EditorOf<'logolistitem'> = {
  name: { de: 'Logo', en: 'Logo' },
  purpose: { de: 'Ein Logo mit einem Link.', en: 'A logo with a link.' },
  searchWords: { de: 'partner sponsor förderer', en: 'partner sponsor supporter' },
  diagram: [[12, 6, 12, 12, 'picture']],
  group: 'items',
  fields: {
    image: picture,
    image_alt: { kind: 'line', hint: 'alt', label: { de: 'Alternativtext', en: 'Alternative text' } },
    image_copyright: { kind: 'line', hint: 'credit', label: { de: 'Bildnachweis', en: 'Credit' } },
    link,
    text: { ...text, kind: 'plainText' },
  },
  inline: toPlainFields('text'),
  textFields: ['text', 'image_alt'],
  placeholder: () => ({ image: placeholderPicture }),
}
