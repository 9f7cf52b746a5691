import { expect, test } from 'vitest'
import { getLongWordAttribute } from './long-word'

test.each([
  ['Tanz in Ruhe', {}],
  ['Haus Prospektgasse', { 'data-letters': 14 }],
  ['Theaterakademie Kornblumenspeicher', { 'data-letters': 18 }],
  ['Veranstaltungstechniker:in', { 'data-letters': 21 }],
])('the font size of “%s” fits its longest word', (title, attribute) => {
  expect(getLongWordAttribute(title)).toEqual(attribute)
})
