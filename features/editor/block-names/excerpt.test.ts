import { expect, it } from 'vitest'
import { createDocument, createTree } from '../core/example.fixture'
import { findExcerpt, toPlainText } from './excerpt'

const findExcerptIn = (model: string, data: Record<string, unknown>) =>
  findExcerpt(createDocument(createTree('a', model, { data })), 'a')

it.each([
  ['headline', { content: 'Neu im Herbst' }, 'Neu im Herbst'],
  ['headline', { content: 'Löhne < 2000 & mehr' }, 'Löhne < 2000 & mehr'],
  ['text', { content: '<p>Eins &amp; <b>zwei</b></p><p>drei</p>' }, 'Eins & zwei drei'],
  ['text', { content: '<p></p>' }, null],
  ['quote', { content: 'Die ganze Welt', author: 'Ein Dichter' }, 'Die ganze Welt'],
  ['videolistitem', { content: '<p>Ein <em>Film</em></p>' }, 'Ein Film'],
  ['logolistitem', { image_alt: 'Theater & Orchester' }, 'Theater & Orchester'],
  ['html', { html_code: '<script>run()</script>' }, null],
  ['fullteaser', { preline: 'Oben', headline: 'Titel' }, 'Titel'],
  ['text', { content: '<p>Die Bühnen der Stadt spielen im Sommer draußen</p>' }, 'Die Bühnen der Stadt spielen im …'],
  ['headline', { content: 'Bühnenbeschäftigtenvergütungstarifvertrag' }, 'Bühnenbeschäftigtenvergütungstar …'],
])('finds the excerpt of %s with %j: %s', (model, data, words) => {
  expect(findExcerptIn(model, data)).toBe(words)
})

it('uses the first text in a container', () => {
  const inside = { data: { layout: 1 }, columns: [[createTree('i', 'image', { data: {} })], [createTree('Drinnen')]] }
  expect(findExcerpt(createDocument(createTree('box', 'container', inside)), 'box')).toBe('Drinnen')
})

it('converts rich text to plain text', () => {
  expect(toPlainText('<ul><li>a</li><li>b&nbsp;c &lt;d&gt;</li></ul>')).toBe('a b c <d>')
})
