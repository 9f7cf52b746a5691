import { describe, expect, it } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import type { Page } from '@/lib/contract/pages/page'
import type { PageDiff } from '@/lib/contract/pages/page-diff'
import { createModule } from '../../core/module.fixture'
import { compareModules, findRenderedAncestor } from './compare-modules'
import { flattenModules, mergeModules } from './merged-modules'

const module = (id: number, overrides: Partial<Module> = {}) => createModule(id, 'text', overrides)
const list = (...ids: (number | Module)[]) =>
  ids.map((item, position) => ({ ...(typeof item === 'number' ? module(item) : item), position }))
const box = (id: number, ...columns: Module[][]) =>
  module(id, { model: 'container', columns: columns.map((children, index) => ({ index, classes: '', children })) })
const createPlacement = (id: number, parent: number | null = null, model = 'text') => ({
  id,
  model,
  parent,
  column: null,
  position: 0,
})
const nothing: PageDiff = { fields: [], added: [], removed: [], moved: [], changed: [] }
const listIds = (modules: Module[]) => flattenModules(modules).map(({ id }) => id)
const removals = (...removed: number[]) => ({ removed: removed.map((id) => createPlacement(id)), moved: [] })

describe('removed modules', () => {
  it.each([
    { place: 'first', was: [1, 2, 3], is: [2, 3], expected: [1, 2, 3] },
    { place: 'between others', was: [1, 2, 3, 4], is: [1, 4], expected: [1, 2, 3, 4] },
    { place: 'last', was: [1, 2], is: [1], expected: [1, 2] },
    { place: 'alone', was: [1, 2], is: [], expected: [1, 2] },
    { place: 'beside new ones', was: [1, 2], is: [1, 9], expected: [1, 2, 9] },
  ])('keep their place: $place', ({ was, is, expected }) => {
    const merged = mergeModules(list(...was), list(...is), removals(...was.filter((id) => !is.includes(id))))
    expect(listIds(merged)).toEqual(expected)
    expect(merged.map(({ position }) => position)).toEqual(expected.map((_, index) => index))
  })

  it('are placed after an unmoved module rather than a moved one', () => {
    const merged = mergeModules(list(1, 2, 3), list(1, 2), {
      removed: [createPlacement(3)],
      moved: [createPlacement(2)],
    })
    expect(listIds(merged)).toEqual([1, 3, 2])
  })

  it('keep their column, or fall into the last remaining one', () => {
    const before = list(box(1, list(2), list(3)))
    expect(listIds(mergeModules(before, list(box(1, [], list(3))), removals(2)))).toEqual([1, 2, 3])
    expect(listIds(mergeModules(before, list(box(1, list(2))), removals(3)))).toEqual([1, 2, 3])
  })

  it('contain their removed content, without moved modules', () => {
    const before = list(box(1, list(2, 3)), 4)
    const merged = mergeModules(before, list(3, 4), {
      removed: [createPlacement(1), createPlacement(2, 1)],
      moved: [createPlacement(3)],
    })
    expect(listIds(merged)).toEqual([1, 2, 3, 4])
    expect(listIds(merged.slice(0, 1))).toEqual([1, 2])
  })
})

describe('compare', () => {
  const page = (modules: Module[], overrides: Partial<Page> = {}) =>
    ({ headline: '', title: 'Titel', modules, ...overrides }) as Page

  it('lists only the container for modules that were added with it', () => {
    const after = page(list(box(1, list(2))))
    const { changes } = compareModules(page([]), after, {
      ...nothing,
      added: [createPlacement(1, null, 'container'), createPlacement(2, 1)],
    })
    expect([...changes.keys()]).toEqual([1])
  })

  it('joins the changes of one module', () => {
    const diff = {
      ...nothing,
      moved: [createPlacement(1)],
      changed: [{ ...createPlacement(1), fields: [{ field: 'anchor', before: '', after: 'x', parts: null }] }],
    }
    const { changes } = compareModules(page(list(1)), page(list(1)), diff)
    expect(changes.get(1)?.kinds).toEqual(['changed', 'moved'])
  })

  it('marks words in texts and HTML, but not in other fields', () => {
    const parts = [{ text: 'neu', change: 'added' as const }]
    const text = module(1, { data: { content: '<p>neu</p>', anchor: 'neu' } })
    const fields = ['content', 'anchor'].map((field) => ({
      field,
      before: '',
      after: field === 'anchor' ? 'neu' : '<p>neu</p>',
      parts,
    }))
    const { page: merged } = compareModules(page([]), page([text]), {
      ...nothing,
      changed: [{ ...createPlacement(1), fields }],
    })
    expect(merged.modules[0]?.data).toEqual({ content: '<p>\u{fdd0}neu\u{fdd1}</p>', anchor: 'neu' })
  })

  it('marks all words of an added or removed list item', () => {
    const item = (id: number) => module(id, { model: 'teaserlistitem', data: { headline: 'Ring', link: '/de' } })
    const teasers = (...items: Module[]) => page([module(1, { model: 'teaserlist', children: items })])
    const diff = { ...nothing, removed: [createPlacement(2, 1, 'teaserlistitem')] }
    const { page: merged } = compareModules(teasers(item(2)), teasers(), diff)
    expect(merged.modules[0]?.children[0]?.data).toEqual({ headline: '\u{fdd2}Ring\u{fdd3}', link: '/de' })
  })

  it('marks the words of the hero', () => {
    const diff = { ...nothing, fields: [{ field: 'title', before: 'A', after: 'Titel', parts: null }] }
    expect(compareModules(page([]), page([]), diff).page.title).toBe('\u{fdd2}A\u{fdd3}\u{fdd0}Titel\u{fdd1}')
  })
})

it('finds the list that shows an item', () => {
  const modules = [module(1, { model: 'faq', children: [module(2, { children: [module(3)] })] })]
  expect(findRenderedAncestor(modules, 3, (id) => id === 3)).toBe(3)
  expect(findRenderedAncestor(modules, 2, (id) => id === 1)).toBe(1)
  expect(findRenderedAncestor(modules, 2, () => false)).toBeNull()
})
