import { type fullTeaserClasses, fullTeaserTextLimit } from '@/lib/contract/blocks/full-teaser'
import { defineChoiceField, type EditorOf, toPlainFields } from '../block-editor'
import { anchor, appearance, headline, link, linkText, picture, preline, text } from '../common-fields'
import type { Shape } from '../diagrams'

function drawTeaser(ground: 'red' | 'green' | null, side: 'left' | 'right'): Shape[] {
  const textLeft = side === 'left' ? 22 : 4
  return [
    ...(ground ? [[0, 0, 36, 24, ground] as const] : []),
    [side === 'left' ? 0 : 18, 0, 18, 24, 'picture'],
    [textLeft, 8, 10, 3, 'text'],
    [textLeft, 14, 7, 2, 'text'],
  ]
}

export const fullTeaserEditor: EditorOf<'fullteaser'> = {
  name: { de: 'Großer Teaser', en: 'Full teaser' },
  purpose: {
    de: 'Ein großes Bild mit Text, das zu einer Seite führt.',
    en: 'A large picture with text that links to a page.',
  },
  searchWords: { de: 'banner aufmacher werbung hero', en: 'banner hero promotion feature' },
  diagram: drawTeaser('red', 'left'),
  group: 'teasers',
  fields: {
    preline,
    headline,
    text: { ...text, kind: 'plainText', limit: fullTeaserTextLimit, rows: 4 },
    link,
    link_text: linkText,
    extra_class: {
      ...appearance,
      ...defineChoiceField<(typeof fullTeaserClasses)[number]>({
        default: { name: { de: 'Ohne Farbe', en: 'No color' }, diagram: drawTeaser(null, 'left') },
        'image-left-bg-red': {
          name: { de: 'Rot, Bild links', en: 'Red, picture left' },
          diagram: drawTeaser('red', 'left'),
        },
        'image-right-bg-red': {
          name: { de: 'Rot, Bild rechts', en: 'Red, picture right' },
          diagram: drawTeaser('red', 'right'),
        },
        'image-left-bg-green': {
          name: { de: 'Grün, Bild links', en: 'Green, picture left' },
          diagram: drawTeaser('green', 'left'),
        },
        'image-right-bg-green': {
          name: { de: 'Grün, Bild rechts', en: 'Green, picture right' },
          diagram: drawTeaser('green', 'right'),
        },
      }),
    },
    image: picture,
    anchor,
  },
  inline: [...toPlainFields('headline', 'preline', 'text'), { field: 'link_text', kind: 'plain', needs: 'link' }],
  textFields: ['headline', 'preline', 'text', 'link_text'],
  defaults: { headline: '', text: '' },
  placeholder: (locale) => ({ headline: headline.label[locale], text: text.label[locale] }),
}
