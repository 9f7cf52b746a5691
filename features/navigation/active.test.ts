import { expect, test } from 'vitest'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { getActiveState, toAriaCurrent } from './active'

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
  expect(getActiveState(topics, { address, parents: [] })).toBe(state)
})

test.each([
  [['/de/themen'], 'section'],
  [['/de/themen', '/de/themen/tarif'], 'section'],
  [['/de/anderes'], 'none'],
])('below %j an address elsewhere makes the entry %s', (parents, state) => {
  expect(getActiveState(topics, { address: '/de/woanders', parents })).toBe(state)
})

test('the home page is never a section', () => {
  expect(getActiveState(entry('/de'), { address: '/de', parents: [] })).toBe('page')
  expect(getActiveState(entry('/de'), { address: '/de/themen', parents: [] })).toBe('none')
})

test.each([
  ['page', 'page'],
  ['section', 'true'],
  ['none', undefined],
] as const)('the state %s becomes aria-current %j', (state, value) => {
  expect(toAriaCurrent(state)).toBe(value)
})
