import { expect, test } from 'vitest'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { activeState, ariaCurrent } from './active'

function entry(url: string, children: MenuEntry[] = []): MenuEntry {
  return { menu_name: url, title: url, url, children, is_highlight: true, menu_thumbs: null }
}

const topics = entry('/de/themen', [entry('/de/themen/tarif'), entry('/de/statistik', [entry('/de/zahlen')])])

test.each([
  ['/de/themen', 'page'],
  ['/de/themen/tarif', 'section'],
  ['/de/themen/tarif/orchester', 'section'],
  ['/de/zahlen', 'section'],
  ['/de/themenabend', 'none'],
  ['/de', 'none'],
  [null, 'none'],
])('on %j the entry is %s', (address, state) => {
  expect(activeState(topics, { address, parents: [] })).toBe(state)
})

test.each([
  [['/de/themen'], 'section'],
  [['/de/themen', '/de/themen/tarif'], 'section'],
  [['/de/anderes'], 'none'],
])('below %j an address elsewhere makes the entry %s', (parents, state) => {
  expect(activeState(topics, { address: '/de/woanders', parents })).toBe(state)
})

test('the home page is no section of its own below which all pages stand', () => {
  expect(activeState(entry('/de'), { address: '/de', parents: [] })).toBe('page')
  expect(activeState(entry('/de'), { address: '/de/themen', parents: [] })).toBe('none')
})

test.each([
  ['page', 'page'],
  ['section', 'true'],
  ['none', undefined],
] as const)('%s is told as aria-current %j', (state, value) => {
  expect(ariaCurrent(state)).toBe(value)
})
