import { expect, it } from 'vitest'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { getActiveState, toAriaCurrent } from './active'

function entry(url: string, children: MenuEntry[] = []): MenuEntry {
  return { menu_name: url, title: url, url, children, is_highlight: true, menu_thumbs: null }
}

const topics = entry('/de/themen', [entry('/de/themen/tarif'), entry('/de/statistik', [entry('/de/zahlen')])])

it.each([
  ['/de/themen', 'page'],
  ['/de/themen/tarif', 'section'],
  ['/de/themen/tarif/orchester', 'section'],
  ['/de/zahlen', 'section'],
  ['/de/themenabend', 'none'],
  ['/de', 'none'],
  [null, 'none'],
])('returns for the page %j the state %s', (address, state) => {
  expect(getActiveState(topics, { address, parents: [] })).toBe(state)
})

it.each([
  [['/de/themen'], 'section'],
  [['/de/themen', '/de/themen/tarif'], 'section'],
  [['/de/anderes'], 'none'],
])('returns for the ancestors %j the state %s', (parents, state) => {
  expect(getActiveState(topics, { address: '/de/woanders', parents })).toBe(state)
})

it('never returns "section" for the home page', () => {
  expect(getActiveState(entry('/de'), { address: '/de', parents: [] })).toBe('page')
  expect(getActiveState(entry('/de'), { address: '/de/themen', parents: [] })).toBe('none')
})

it.each([
  ['page', 'page'],
  ['section', 'true'],
  ['none', undefined],
] as const)('converts the state %s to aria-current %j', (state, value) => {
  expect(toAriaCurrent(state)).toBe(value)
})
