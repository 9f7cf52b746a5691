import { expect, it } from 'vitest'
import { splitName } from './name-parts'

it.each([
  ['Ada Amsel', 'Ada', 'Amsel'],
  ['Amélie von der Heide', 'Amélie', 'von der Heide'],
  ['Jean-Luc Marie d’Albert', 'Jean-Luc Marie', 'd’Albert'],
  ['  Ngozi   Brackhage ', 'Ngozi', 'Brackhage'],
  ['Empfang', '', 'Empfang'],
  ['von Amsel', '', 'von Amsel'],
])('splits %j into %j and %j', (name, givenName, familyName) => {
  expect(splitName(name)).toEqual({ given: givenName, family: familyName })
})
