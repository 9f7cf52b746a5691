import { expect, it } from 'vitest'
import { type EditorDocument, findTree } from '../core/document'
import { createDocument, createTree } from '../core/example.fixture'
import { isAllowedAt } from '../core/placement'
import { listAllAreas, listAllInsertionPoints } from './insertion-points'
import { createMoveTargetTree, filterTree, type MoveTargetGroup } from './move-target-tree'

const box = createTree('box', 'container', { columns: [[createTree('x')]] })
const faq = createTree('faq', 'faq', { children: [createTree('question', 'faqitem')] })
const page = createDocument(createTree('a'), box, faq, createTree('b'))

const listPoints = (keys: string[], document: EditorDocument = page) =>
  listAllInsertionPoints(document, keys).map(({ position: { parent, column, index }, isCurrent }) => {
    return `${parent ?? 'page'}${column ?? ''}:${index}${isCurrent ? ' here' : ''}`
  })

it('offers a text each list in reading order, including empty ones', () => {
  expect(listPoints(['a'])).toEqual([
    ...['page:0 here', 'box0:0', 'box0:1', 'box1:0', 'page:2', 'question:0', 'page:3', 'page:4'],
  ])
})

it('offers a container neither itself nor an answer', () => {
  expect(listPoints(['box'])).toEqual(['page:0', 'page:1 here', 'page:3', 'page:4'])
  expect(listPoints(['box', 'a'])).toEqual(['page:0', 'page:3', 'page:4'])
})

it('offers a question only lists of questions', () => {
  expect(listPoints(['question'])).toEqual(['faq:0 here'])
  expect(listPoints(['question', 'a'])).toEqual([])
})

it('offers no forbidden position', () => {
  for (const key of page.nodes.keys()) {
    const tree = findTree(page, key)
    if (!tree) throw new Error(`${key} is not there`)
    const allowedAreas = listAllAreas(page).filter((area) => isAllowedAt(page, tree, area))
    const offeredAreas = listAllInsertionPoints(page, [key]).map(
      ({ position }) => `${position.parent} ${position.column}`,
    )
    expect(new Set(offeredAreas)).toEqual(new Set(allowedAreas.map(({ parent, column }) => `${parent} ${column}`)))
  }
})

const toOutline = ({ entries }: MoveTargetGroup): unknown[] =>
  entries.map((entry) =>
    entry.type === 'position' ? (entry.previousKey ?? 'start') : { [entry.key]: entry.groups.map(toOutline) },
  )

it('names the preceding blocks in the tree and leaves out the current position', () => {
  expect(toOutline(createMoveTargetTree(page, ['a']))).toEqual([
    ...[{ box: [['start', 'x'], ['start']] }, 'box', { faq: [[{ question: [['start']] }]] }, 'faq', 'b'],
  ])
  expect(toOutline(createMoveTargetTree(page, ['question']))).toEqual([])
})

it('filters the tree and keeps the ancestors of matches', () => {
  const findPointAfter = (key: string) =>
    filterTree(createMoveTargetTree(page, ['a']), (entry) => entry.type === 'position' && entry.previousKey === key)
  expect(toOutline(findPointAfter('x'))).toEqual([{ box: [['x']] }])
  expect(toOutline(findPointAfter('nothing'))).toEqual([])
  const inBox = filterTree(createMoveTargetTree(page, ['a']), (entry) => entry.type === 'block' && entry.key === 'box')
  expect(toOutline(inBox)).toEqual([{ box: [['start', 'x'], ['start']] }])
})
