import { expect, it } from 'vitest'
import { nameParts } from './name-parts'

it.each([
  ['Ada Amsel', 'Ada', 'Amsel'],
  ['Amélie von der Heide', 'Amélie', 'von der Heide'],
  ['Jean-Luc Marie d’Albert', 'Jean-Luc Marie', 'd’Albert'],
  ['  Ngozi   Brackhage ', 'Ngozi', 'Brackhage'],
  ['Empfang', '', 'Empfang'],
  ['von Amsel', '', 'von Amsel'],
])('%j is %j %j', (name, given, family) => {
  expect(nameParts(name)).toEqual({ given, family })
})
