import { expect, test } from 'vitest'
import { renderBlock } from '../inline-text/shown-block.fixture'
import { findEmptyFields } from './empty-fields'

/** The names of a block's empty texts and pictures. */
function emptyIn(model: string, data: Record<string, unknown>) {
  const { container, document, key } = renderBlock(model, data)
  const empty = findEmptyFields(container, document, key)
  return empty && [empty.texts.map(({ field }) => field), empty.pictures]
}

test('optional texts that are empty can be begun, the label of a link where there is one', () => {
  expect(emptyIn('headline', { content: 'Neu', preline: 'Seit heute', headline_level: 2 })).toEqual([
    ['subline'],
    [],
  ])
  const teaser = { headline: 'Tarif', text: 'Was gilt' }
  expect(emptyIn('fullteaser', teaser)).toEqual([['preline'], ['image']])
  expect(emptyIn('fullteaser', { ...teaser, link: '/de/tarif' })).toEqual([
    ['preline', 'link_text'],
    ['image'],
  ])
})

test('texts that stand there, if only as what the site says instead, are not among them', () => {
  expect(emptyIn('form', { title: 'Anmeldung', content: '<p>Bis Mai</p>' })).toBeNull()
})

test('nothing of a locked block can be begun', () => {
  expect(emptyIn('headline', { content: 'Neu', headline_level: 2, is_locked: true })).toBeNull()
})
