import { expect, it } from 'vitest'
import { extendToPage, getFirstShownPage, parsePageNumber } from './list-address'

it.each([
  ['/de/debatte', 1, '/de/debatte'],
  ['/de/debatte', 3, '/de/debatte?page=3'],
  ['/de/presse?year=2025', 2, '/de/presse?year=2025&page=2'],
  ['/de/presse?year=2025', 1, '/de/presse?year=2025'],
])('extends the address %s up to page %i to %s', (href, page, address) => {
  expect(extendToPage(href, page)).toBe(address)
})

it.each([
  [1, 1],
  [5, 1],
  [6, 2],
])('for the address of page %i, shows the pages from %i on', (page, firstPage) => {
  expect(getFirstShownPage(page)).toBe(firstPage)
})

it.each([
  [undefined, 1],
  ['', 1],
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['123456', null],
  [['1', '2'], null],
])('parses the page number %j as %j', (value, number) => {
  expect(parsePageNumber(value)).toBe(number)
})
