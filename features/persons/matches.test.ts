import { expect, it } from 'vitest'
import { hasAllWords } from './matches'

const text = 'Dr. Jürgen Großkötter, Leitung Tarif Bühne, André Tarifvertrag'

it.each([
  '',
  ' ',
  'jürgen',
  'JURGEN',
  'juergen',
  'gross',
  'groß kött',
  'buehne leitung',
  'andre',
  'Ju\u0308rgen',
  'tarif',
])('matches %j', (query) => {
  expect(hasAllWords(text, query)).toBe(true)
})

it.each(['chor', 'jürgen chor', 'juergén x', '.*'])('does not match %j', (query) => {
  expect(hasAllWords(text, query)).toBe(false)
})
