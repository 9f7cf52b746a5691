import type { teaserListClasses } from '@/lib/contract/blocks/teaser-list'
import { defineChoiceField, type EditorOf, toPlainFields } from '../block-editor'
import { anchor, appearance, headline, link, linkText, picture, preline, subline, text } from '../common-fields'
import { drawColumns, drawTextLines, type Shape, slider } from '../diagrams'

export const teaserListEditor: EditorOf<'teaserlist'> = {
  name: { de: 'Teaserliste', en: 'Teaser list' },
  purpose: {
    de: 'Mehrere Teaser, auf Wunsch automatisch die neuesten.',
    en: 'Several teasers, or automatically the latest ones.',
  },
  searchWords: { de: 'karten kacheln neuigkeiten nachrichten news übersicht', en: 'cards tiles news overview' },
  diagram: [...drawColumns([1, 1, 1], 'picture', 12), ...drawColumns([1, 1, 1], 'text', 2).map(moveBelow)],
  group: 'teasers',
  fields: {
    extra_class: {
      ...appearance,
      ...defineChoiceField<(typeof teaserListClasses)[number]>({
        standard: { name: { de: 'Drei Spalten', en: 'Three columns' }, diagram: drawColumns([1, 1, 1], 'picture', 18) },
        'two-column': { name: { de: 'Zwei Spalten', en: 'Two columns' }, diagram: drawColumns([1, 1], 'picture', 18) },
        slide: { name: { de: 'Zum Blättern', en: 'Slideshow' }, diagram: slider },
      }),
    },
    records: { kind: 'records', label: { de: 'Inhalt', en: 'Content' } },
    anchor,
  },
}

export const teaserListItemEditor: EditorOf<'teaserlistitem'> = {
  name: { de: 'Teaser', en: 'Teaser' },
  purpose: { de: 'Bild und Text, die zu einer Seite führen.', en: 'A picture and text that link to a page.' },
  searchWords: { de: 'karte kachel', en: 'card tile' },
  diagram: [[0, 0, 24, 13, 'picture'], ...drawTextLines([24, 16], { y: 16 })],
  group: 'items',
  fields: {
    preline,
    headline,
    subline,
    text: { ...text, kind: 'plainText' },
    link,
    link_text: linkText,
    image: picture,
  },
  inline: [
    ...toPlainFields('headline', 'preline', 'subline', 'text'),
    { field: 'link_text', kind: 'plain', needs: 'link' },
  ],
  textFields: ['headline', 'preline', 'subline', 'text', 'link_text'],
  defaults: { headline: '' },
  placeholder: (locale) => ({ headline: headline.label[locale] }),
}

function moveBelow([x, , width, height, tone]: Shape): Shape {
  return [x, 20, width, height, tone]
}
