import { describe, expect, it } from 'vitest'
import { type BlockModel, blockModels } from '@/lib/contract/blocks/registry'
import { applyOperation } from '../core/operations'
import { isAllowed } from '../core/placement'
import { documentOf } from '../core/trees'
import { insertTargetsAround } from './insert-targets'
import { firstToFill, newTree } from './new-tree'
import { offersAt } from './offers'

const page = { parent: null, column: null }
const modelsAt = (...[document, area]: Parameters<typeof offersAt>) =>
  new Set(offersAt(document, area).flatMap(({ choices }) => choices.map(({ model }) => model)))

let keys = 0
const newKey = () => `k${++keys}`
const empty = documentOf([], {})
/** The offered containers, by their index in the list. */
const container = (index: number) =>
  offersAt(empty, page)
    .flatMap(({ choices }) => choices.filter(({ model }) => model === 'container'))
    .at(index) ?? { model: 'container' as const }

function pageWith(model: BlockModel) {
  const tree = newTree({ model }, newKey)
  return {
    tree,
    document: applyOperation(empty, { type: 'insert', position: { ...page, index: 0 }, tree }).document,
  }
}

describe('what is offered', () => {
  it('is every block but the items of lists on a page', () => {
    const items = blockModels.filter((model) => /item$|^formfield$|^teammember$/.test(model))
    expect(modelsAt(empty, page)).toEqual(new Set(blockModels.filter((model) => !items.includes(model))))
  })

  it('is a list’s own items alone in a list', () => {
    const { document, tree } = pageWith('faq')
    expect(modelsAt(document, { parent: tree.key, column: null })).toEqual(new Set(['faqitem']))
  })

  it('may stand where it is offered, in one piece', () => {
    for (const { choices } of offersAt(empty, page)) {
      for (const choice of choices) {
        const tree = newTree(choice, newKey)
        expect(isAllowed(empty, { type: 'insert', position: { ...page, index: 0 }, tree })).toBe(true)
      }
    }
  })
})

it('nothing is offered in a list that shows records', () => {
  const { document, tree } = pageWith('teaserlist')
  const inside = (of: typeof document) =>
    insertTargetsAround(of, tree.key).filter(({ position }) => position.parent === tree.key)
  expect(inside(document)).toHaveLength(1)
  const fields = { records: { selection: { source: 'press', category: null, count: 3 }, items: [] } }
  expect(inside(applyOperation(document, { type: 'change', key: tree.key, fields }).document)).toEqual([])
})

describe('a new block', () => {
  it('comes with the columns of its layout', () => {
    expect(newTree(container(4), newKey)).toMatchObject({ data: { layout: 4 }, columns: [[], [], []] })
  })

  it('of a list begins with its first item', () => {
    const faq = newTree({ model: 'faq' }, newKey)
    expect(faq.children).toMatchObject([{ model: 'faqitem', children: [{ model: 'text' }] }])
    expect(firstToFill(faq)).toBe(faq.children[0]?.key)
    const text = newTree({ model: 'text' }, newKey)
    expect(firstToFill(text)).toBe(text.key)
  })
})

describe('insert targets', () => {
  it('are the page’s end where no block is selected', () => {
    expect(insertTargetsAround(pageWith('text').document, null)).toMatchObject([
      { kind: 'end', position: { index: 1 } },
    ])
  })

  it('are behind and before the selected block', () => {
    const { document, tree } = pageWith('text')
    expect(insertTargetsAround(document, tree.key)).toMatchObject([
      { kind: 'after', position: { parent: null, index: 1 } },
      { kind: 'before', position: { parent: null, index: 0 } },
    ])
  })

  it('begin with the columns of an empty container', () => {
    const { document, tree } = pageWith('container')
    expect(insertTargetsAround(document, tree.key)[0]).toMatchObject({
      kind: 'inside',
      position: { parent: tree.key, column: 0, index: 0 },
    })
  })

  it('lead out of a list', () => {
    const { document, tree } = pageWith('faq')
    const [item] = tree.children
    const kinds = insertTargetsAround(document, item?.key ?? '').map(({ kind, of }) => [kind, of])
    expect(kinds).toContainEqual(['after', tree.key])
  })
})
