import { describe, expect, it } from 'vitest'
import { listWithDescendants, type Module } from '@/lib/contract/blocks/module'
import type { Page } from '@/lib/contract/pages/page'
import type { PageDiff } from '@/lib/contract/pages/page-diff'
import { createModule } from '../../core/module.fixture'
import { compareModules, findRenderedAncestor } from './compare-modules'
import { mergeModules } from './merged-modules'

const createText = (id: number, overrides: Partial<Module> = {}) => createModule(id, 'text', overrides)
const createList = (...ids: (number | Module)[]) =>
  ids.map((item, position) => ({ ...(typeof item === 'number' ? createText(item) : item), position }))
const createBox = (id: number, ...columns: Module[][]) =>
  createText(id, { model: 'container', columns: columns.map((children, index) => ({ index, classes: '', children })) })
const createPlacement = (id: number, parent: number | null = null, model = 'text') => ({
  id,
  model,
  parent,
  column: null,
  position: 0,
})
const nothing: PageDiff = { fields: [], added: [], removed: [], moved: [], changed: [] }
const listIds = (modules: Module[]) => listWithDescendants(modules).map(({ id }) => id)
const toRemovals = (...removed: number[]) => ({ removed: removed.map((id) => createPlacement(id)), moved: [] })

describe('removed modules', () => {
  it.each([
    { place: 'first', was: [1, 2, 3], is: [2, 3], expected: [1, 2, 3] },
    { place: 'between others', was: [1, 2, 3, 4], is: [1, 4], expected: [1, 2, 3, 4] },
    { place: 'last', was: [1, 2], is: [1], expected: [1, 2] },
    { place: 'alone', was: [1, 2], is: [], expected: [1, 2] },
    { place: 'beside new ones', was: [1, 2], is: [1, 9], expected: [1, 2, 9] },
  ])('keep their place: $place', ({ was, is, expected }) => {
    const merged = mergeModules(
      createList(...was),
      createList(...is),
      toRemovals(...was.filter((id) => !is.includes(id))),
    )
    expect(listIds(merged)).toEqual(expected)
    expect(merged.map(({ position }) => position)).toEqual(expected.map((_, index) => index))
  })

  it('are placed after an unmoved module rather than a moved one', () => {
    const merged = mergeModules(createList(1, 2, 3), createList(1, 2), {
      removed: [createPlacement(3)],
      moved: [createPlacement(2)],
    })
    expect(listIds(merged)).toEqual([1, 3, 2])
  })

  it('keep their column, or fall into the last remaining one', () => {
    const before = createList(createBox(1, createList(2), createList(3)))
    expect(listIds(mergeModules(before, createList(createBox(1, [], createList(3))), toRemovals(2)))).toEqual([1, 2, 3])
    expect(listIds(mergeModules(before, createList(createBox(1, createList(2))), toRemovals(3)))).toEqual([1, 2, 3])
  })

  it('contain their removed content, without moved modules', () => {
    const before = createList(createBox(1, createList(2, 3)), 4)
    const merged = mergeModules(before, createList(3, 4), {
      removed: [createPlacement(1), createPlacement(2, 1)],
      moved: [createPlacement(3)],
    })
    expect(listIds(merged)).toEqual([1, 2, 3, 4])
    expect(listIds(merged.slice(0, 1))).toEqual([1, 2])
  })
})

describe('compare', () => {
  const createPage = (modules: Module[], overrides: Partial<Page> = {}) =>
    ({ headline: '', title: 'Titel', modules, ...overrides }) as Page

  it('lists only the container for modules that were added with it', () => {
    const after = createPage(createList(createBox(1, createList(2))))
    const { changes } = compareModules(createPage([]), after, {
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
    const { changes } = compareModules(createPage(createList(1)), createPage(createList(1)), diff)
    expect(changes.get(1)?.kinds).toEqual(['changed', 'moved'])
  })

  it('marks words in texts and HTML, but not in other fields', () => {
    const parts = [{ text: 'neu', change: 'added' as const }]
    const text = createText(1, { data: { content: '<p>neu</p>', anchor: 'neu' } })
    const fields = ['content', 'anchor'].map((field) => ({
      field,
      before: '',
      after: field === 'anchor' ? 'neu' : '<p>neu</p>',
      parts,
    }))
    const { page: merged } = compareModules(createPage([]), createPage([text]), {
      ...nothing,
      changed: [{ ...createPlacement(1), fields }],
    })
    expect(merged.modules[0]?.data).toEqual({ content: '<p>\u{fdd0}neu\u{fdd1}</p>', anchor: 'neu' })
  })

  it('marks all words of an added or removed list item', () => {
    const createItem = (id: number) =>
      createText(id, { model: 'teaserlistitem', data: { headline: 'Ring', link: '/de' } })
    const createTeasers = (...items: Module[]) => createPage([createText(1, { model: 'teaserlist', children: items })])
    const diff = { ...nothing, removed: [createPlacement(2, 1, 'teaserlistitem')] }
    const { page: merged } = compareModules(createTeasers(createItem(2)), createTeasers(), diff)
    expect(merged.modules[0]?.children[0]?.data).toEqual({ headline: '\u{fdd2}Ring\u{fdd3}', link: '/de' })
  })

  it('marks the words of the hero', () => {
    const diff = { ...nothing, fields: [{ field: 'title', before: 'A', after: 'Titel', parts: null }] }
    expect(compareModules(createPage([]), createPage([]), diff).page.title).toBe(
      '\u{fdd2}A\u{fdd3}\u{fdd0}Titel\u{fdd1}',
    )
  })
})

it('finds the list that shows an item', () => {
  const modules = [createText(1, { model: 'faq', children: [createText(2, { children: [createText(3)] })] })]
  expect(findRenderedAncestor(modules, 3, (id) => id === 3)).toBe(3)
  expect(findRenderedAncestor(modules, 2, (id) => id === 1)).toBe(1)
  expect(findRenderedAncestor(modules, 2, () => false)).toBeNull()
})
