import { expect, it } from 'vitest'
import { findTypedWord } from './advise'

it.each([
  ['Gagenstufe Gagen', 'gagen', 'Gagen', 11],
  ['„Bu\u0308hnne“ in Ulm', 'bühnne', 'Bu\u0308hnne', 1],
  ['İzmir Gagge', 'gagge', 'Gagge', 6],
  ['TV-L Nord', 'tvl', 'TV-L', 0],
  ['Thea\u00adtre', 'theatre', 'Thea\u00adtre', 0],
])('finds the place of a word in %j', (query, typedWord, text, start) => {
  expect(findTypedWord(query, typedWord)).toEqual({ start, end: start + text.length })
})

it('finds no part of a word', () => expect(findTypedWord('Gagenstufe', 'gage')).toBeNull())
