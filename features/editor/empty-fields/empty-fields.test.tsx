import { expect, it } from 'vitest'
import { renderBlock } from '../inline-text/shown-block.fixture'
import { findEmptyFields } from './empty-fields'

/** Lists the names of a block's empty texts and pictures. */
function listEmpty(model: string, data: Record<string, unknown>) {
  const { container, document, key } = renderBlock(model, data)
  const empty = findEmptyFields(container, document, key)
  return empty && [empty.texts.map(({ field }) => field), empty.pictures]
}

it('finds empty optional texts, and the label of an existing link', () => {
  expect(listEmpty('headline', { content: 'Neu', preline: 'Seit heute', headline_level: 2 })).toEqual([['subline'], []])
  const teaser = { headline: 'Tarif', text: 'Was gilt' }
  expect(listEmpty('fullteaser', teaser)).toEqual([['preline'], ['image']])
  expect(listEmpty('fullteaser', { ...teaser, link: '/de/tarif' })).toEqual([['preline', 'link_text'], ['image']])
})

it('ignores existing texts and default texts', () => {
  expect(listEmpty('form', { title: 'Anmeldung', content: '<p>Bis Mai</p>' })).toBeNull()
})

it('finds nothing in a locked block', () => {
  expect(listEmpty('headline', { content: 'Neu', headline_level: 2, is_locked: true })).toBeNull()
})
