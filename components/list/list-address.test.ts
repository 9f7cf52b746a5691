import { expect, it } from 'vitest'
import { firstShownPage, pageNumberOf, upToPage } from './list-address'

it.each([
  ['/de/debatte', 1, '/de/debatte'],
  ['/de/debatte', 3, '/de/debatte?page=3'],
  ['/de/presse?year=2025', 2, '/de/presse?year=2025&page=2'],
  ['/de/presse?year=2025', 1, '/de/presse?year=2025'],
])('the list at %s up to page %i is at %s', (href, page, address) => {
  expect(upToPage(href, page)).toBe(address)
})

it.each([
  [1, 1],
  [5, 1],
  [6, 2],
])('an address of page %i shows the pages from %i on', (page, first) => {
  expect(firstShownPage(page)).toBe(first)
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
])('the page number of %j is %j', (value, number) => {
  expect(pageNumberOf(value)).toBe(number)
})
