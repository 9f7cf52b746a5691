import type { headlineClasses } from '@/lib/contract/blocks/headline'
import { type Choice, defineChoiceField, type EditorOf, toPlainFields } from '../block-editor'
import { anchor, appearance, headline, preline, subline } from '../common-fields'
import type { Shape } from '../diagrams'

/** Level 1 is reserved for the page's own headline (spec §5). */
const levels = [1, 2, 3, 4, 5, 6].map((value): Choice => {
  const name = { de: String(value), en: String(value) }
  return value === 1 ? { value, name, isHidden: true } : { value, name }
})

function drawLines(tone: 'text' | 'red', isCentered = false): Shape[] {
  const line = (y: number, width: number): Shape => [isCentered ? (36 - width) / 2 : 0, y, width, 3, tone]
  return [line(7, 30), line(13, 20)]
}

export const headlineEditor: EditorOf<'headline'> = {
  name: { de: 'Überschrift', en: 'Headline' },
  purpose: {
    de: 'Gliedert die Seite, für Augen und Screenreader.',
    en: 'Structures the page, for sighted people and screen readers.',
  },
  searchWords: { de: 'titel zwischentitel zwischenüberschrift kapitel', en: 'heading title subheading' },
  diagram: [[0, 9, 30, 6, 'text']],
  group: 'text',
  fields: {
    headline_level: { kind: 'choice', choices: levels, label: { de: 'Ebene', en: 'Level' } },
    preline,
    content: headline,
    subline,
    extra_class: {
      ...appearance,
      ...defineChoiceField<(typeof headlineClasses)[number]>({
        black_left: { name: { de: 'Schwarz, links', en: 'Black, left' }, diagram: drawLines('text') },
        black_centered: { name: { de: 'Schwarz, mittig', en: 'Black, centered' }, diagram: drawLines('text', true) },
        red_left: { name: { de: 'Rot, links', en: 'Red, left' }, diagram: drawLines('red') },
        red_centered: { name: { de: 'Rot, mittig', en: 'Red, centered' }, diagram: drawLines('red', true) },
      }),
    },
    anchor,
  },
  inline: toPlainFields('content', 'preline', 'subline'),
  textFields: ['content', 'preline', 'subline'],
  defaults: { headline_level: 2, content: '' },
  // Level 1 is reserved for the page's headline.
  paste: (part) => (part.kind === 'heading' ? { headline_level: Math.max(2, part.level), content: part.text } : null),
  placeholder: (locale) => ({ content: headline.label[locale], headline_level: 2 }),
}
