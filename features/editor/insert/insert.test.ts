import { describe, expect, it } from 'vitest'
import { createModule } from '@/features/blocks/module.fixture'
import { type PatternBlock, patterns } from '@/features/blocks/patterns'
import { type BlockModel, blockModels } from '@/lib/contract/blocks/registry'
import type { Tree } from '../core/document'
import { applyOperation } from '../core/operations'
import { isAllowed } from '../core/placement'
import { toDocument } from '../core/trees'
import { toInsertedBlocks } from './insert-block'
import { findTarget, findVisiblePlace, listEmptyPlaces, listTargetsAround, toPlace } from './insert-targets'
import { createTree, createTrees, findKeyToFocus } from './new-tree'
import { listOffers } from './offers'

const page = { parent: null, column: null }
const listBlocks = (...[document, area]: Parameters<typeof listOffers>) =>
  listOffers(document, area).flatMap(({ choices }) => choices.flatMap((choice) => ('model' in choice ? choice : [])))
const listModels = (...place: Parameters<typeof listOffers>) => new Set(listBlocks(...place).map(({ model }) => model))

let keys = 0
const createKey = () => `k${++keys}`
const empty = toDocument([], {})
/** Returns the offered containers by their index in the list. */
const findContainer = (index: number) =>
  listBlocks(empty, page)
    .filter(({ model }) => model === 'container')
    .at(index) ?? { model: 'container' as const }

function createPage(model: BlockModel) {
  const tree = createTree({ model }, createKey)
  return { tree, document: applyOperation(empty, { type: 'insert', position: { ...page, index: 0 }, tree }).document }
}

it.each([
  ['replaces an empty text', 'text', { content: '<p></p>' }, ['insert', 'remove']],
  ['keeps a text that got words in the meantime', 'text', { content: '<p>Neu</p>' }, ['insert']],
  ['keeps an empty text with an anchor', 'text', { content: '', anchor: 'a' }, ['insert', 'change']],
  ['keeps a form', 'form', { content: '' }, ['insert']],
] as const)('%s', (_, model, data, operations) => {
  const document = toDocument([createModule(model, data)], {}, { getKey: () => 'a' })
  const place = { position: { ...page, index: 1 }, replacedKey: 'a' }
  const types = toInsertedBlocks({ document, trees: [createTree({ model: 'link' }, createKey)] }, place)
  expect(types.map(({ type }) => type)).toEqual(operations)
})

describe('offers', () => {
  it('include all blocks except list items on a page', () => {
    const items = blockModels.filter((model) => /item$|^formfield$|^teammember$/.test(model))
    expect(listModels(empty, page)).toEqual(new Set(blockModels.filter((model) => !items.includes(model))))
  })

  it('include only its own items in a list', () => {
    const { document, tree } = createPage('faq')
    expect(listModels(document, { parent: tree.key, column: null })).toEqual(new Set(['faqitem']))
  })

  it('include a pattern only where all of its blocks are allowed', () => {
    const listGroups = (document: typeof empty, area: typeof page | { parent: string; column: number | null }) =>
      listOffers(document, area).map(({ group }) => group)
    expect(listGroups(empty, page)).toContain('patterns')
    const { document, tree } = createPage('faq')
    expect(listGroups(document, { parent: tree.key, column: null })).not.toContain('patterns')
  })

  it('are allowed at their position as a whole', () => {
    for (const { choices } of listOffers(empty, page)) {
      for (const choice of choices) {
        for (const tree of createTrees(choice, createKey)) {
          expect(isAllowed(empty, { type: 'insert', position: { ...page, index: 0 }, tree })).toBe(true)
        }
      }
    }
  })
})

it('offers nothing in a list that shows records', () => {
  const { document, tree } = createPage('teaserlist')
  const listTargetsInside = (of: typeof document) =>
    listTargetsAround(of, tree.key).filter(({ position }) => position.parent === tree.key)
  expect(listTargetsInside(document)).toHaveLength(1)
  const fields = { records: { selection: { source: 'press', category: null, count: 3 }, items: [] } }
  expect(listTargetsInside(applyOperation(document, { type: 'change', key: tree.key, fields }).document)).toEqual([])
})

describe('a new block', () => {
  it('has the columns of its layout', () => {
    expect(createTree(findContainer(4), createKey)).toMatchObject({ data: { layout: 4 }, columns: [[], [], []] })
  })

  it('has a first item in a list', () => {
    const faq = createTree({ model: 'faq' }, createKey)
    expect(faq.children).toMatchObject([{ model: 'faqitem', children: [{ model: 'text' }] }])
    expect(findKeyToFocus(faq)).toBe(faq.children[0]?.key)
    const text = createTree({ model: 'text' }, createKey)
    expect(findKeyToFocus(text)).toBe(text.key)
  })
})

describe('a pattern', () => {
  it.each(patterns)('$id contains exactly its blocks', (pattern) => {
    const toNames = (blocks: readonly PatternBlock[]): unknown[] =>
      blocks.map(({ model, columns = [], children }) => [
        model,
        ...columns.map(toNames),
        ...(children ? toNames(children) : []),
      ])
    const toModels = (trees: readonly Tree[]): unknown[] =>
      trees.map(({ model, columns, children }) => [
        model,
        ...columns.map(toModels).filter((column) => column.length > 0),
        ...(model === 'faq' ? children.map((item) => [item.model]) : []),
      ])
    expect(toModels(createTrees({ pattern }, createKey))).toEqual(toNames(pattern.blocks))
  })

  it('puts a tall picture next to a quote', () => {
    const pattern = patterns.find(({ id }) => id === 'voice')
    const [container] = pattern ? createTrees({ pattern }, createKey) : []
    expect(container?.columns[0]).toMatchObject([{ model: 'image', data: { alias: 'portrait' } }])
    expect(container?.columns[0]?.[0]?.data).not.toHaveProperty('template')
  })

  it('starts in its first text', () => {
    const [columns] = patterns
      .filter(({ id }) => id === 'threeColumns')
      .flatMap((pattern) => createTrees({ pattern }, createKey))
    expect(columns && findKeyToFocus(columns)).toBe(columns?.columns[0]?.[0]?.key)
  })
})

describe('empty places', () => {
  it('are the empty columns', () => {
    const { document, tree } = createPage('container')
    expect(listEmptyPlaces(document)).toEqual([{ side: 'inside', key: tree.key, column: 0 }])
    const [place] = listEmptyPlaces(document)
    const position = place && findTarget(document, place)?.position
    expect(position).toEqual({ parent: tree.key, column: 0, index: 0 })
    const text = createTree({ model: 'text' }, createKey)
    const filled = position && applyOperation(document, { type: 'insert', position, tree: text }).document
    expect(filled && listEmptyPlaces(filled)).toEqual([])
  })

  it('do not exist in a container that shows a reusable one', () => {
    const shared = createModule('container', { layout: 1 }, { slug: 'oben' })
    const container = createModule('container', { layout: 1, reusable: shared }, { columns: [] })
    const document = toDocument([container], {})
    const [key = ''] = document.nodes.keys()
    expect(listEmptyPlaces(document)).toEqual([])
    expect(listTargetsAround(document, key).map(({ side }) => side)).toEqual(['after', 'before'])
  })

  it('disappear with their block', () => {
    expect(findTarget(empty, { side: 'after', key: 'gone' })).toBeUndefined()
    expect(findTarget(empty, { side: 'inside', key: 'gone', column: 0 })).toBeUndefined()
  })
})

describe('insert targets', () => {
  it('have a place on the page; the end of a list is below its last block', () => {
    const { document, tree } = createPage('faq')
    for (const key of [null, ...document.nodes.keys()]) {
      for (const target of listTargetsAround(document, key)) {
        expect(findTarget(document, toPlace(target))).toEqual(target)
      }
    }
    const end = { side: 'end', key: null } as const
    expect(findVisiblePlace(document, end)).toEqual({ side: 'after', key: tree.key })
    expect(findVisiblePlace(empty, end)).toEqual(end)
    const inside = { side: 'inside', key: tree.key, column: null } as const
    expect(findVisiblePlace(document, inside)).toEqual({ side: 'after', key: tree.children[0]?.key })
    expect(findVisiblePlace(empty, inside)).toBeUndefined()
  })

  it('are the end of the page without a selection', () => {
    expect(listTargetsAround(createPage('text').document, null)).toMatchObject([
      { side: 'end', position: { index: 1 } },
    ])
  })

  it('are after and before the selected block', () => {
    const { document, tree } = createPage('text')
    expect(listTargetsAround(document, tree.key)).toMatchObject([
      { side: 'after', position: { parent: null, index: 1 } },
      { side: 'before', position: { parent: null, index: 0 } },
    ])
  })

  it('start with the columns of an empty container', () => {
    const { document, tree } = createPage('container')
    expect(listTargetsAround(document, tree.key)[0]).toMatchObject({
      side: 'inside',
      position: { parent: tree.key, column: 0, index: 0 },
    })
  })

  it('include positions outside a list', () => {
    const { document, tree } = createPage('faq')
    const [item] = tree.children
    const sides = listTargetsAround(document, item?.key ?? '').map(({ side, key }) => [side, key])
    expect(sides).toContainEqual(['after', tree.key])
  })
})
