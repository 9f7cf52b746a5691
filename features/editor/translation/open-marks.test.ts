import { describe, expect, it } from 'vitest'
import type { Data, EditorDocument, Tree } from '../core/document'
import { createDocument, createKeyFactory, createTree } from '../core/example.fixture'
import { applyOperation } from '../core/operations'
import { type BlockLink, findOpenMarks, type OpenMark } from './open-marks'
import { createSourceChangeOperation } from './source-change'

const createLink = (target: string, source: string, state: BlockLink['state'] = 'same'): BlockLink => ({
  target,
  source,
  state,
  fields: [],
})
const createFaq = (key: string, ...items: string[]): Tree =>
  createTree(key, 'faq', {
    data: {},
    children: items.map((item) => createTree(item, 'faqitem', { data: { question: item } })),
  })

interface Documents {
  source: EditorDocument
  target: EditorDocument
  links?: BlockLink[]
  leftOutKeys?: string[]
  changedKeys?: string[]
}

const createBlocks = ({ leftOutKeys = [], changedKeys = [], links = [], ...otherFields }: Documents) => ({
  ...otherFields,
  links,
  leftOutKeys: new Set(leftOutKeys),
  changedKeys: new Set(changedKeys),
})
const toShape = ({ kind, source, target }: OpenMark) => [kind, source, target]
const findMarks = (documents: Documents) => findOpenMarks(createBlocks(documents)).marks.map(toShape)

describe('findOpenMarks', () => {
  it('returns new, changed, copied and removed blocks in the order of the source', () => {
    const source = createDocument(createTree('a'), createTree('b'), createTree('c'), createTree('d'))
    const target = createDocument(
      createTree('B'),
      createTree('X'),
      createTree('C', 'text', { data: { content: 'c' } }),
      createTree('D'),
    )
    const links = [
      createLink('B', 'b', 'changed'),
      createLink('X', 'gone', 'removed'),
      createLink('C', 'c', 'copied'),
      createLink('D', 'd'),
    ]
    expect(findMarks({ source, target, links })).toEqual([
      ['new', 'a', null],
      ['changed', 'b', 'B'],
      ['removed', null, 'X'],
      ['copied', 'c', 'C'],
    ])
  })

  it('omits copies with other words by now, and copies without words', () => {
    const picture = { data: { image: { id: 1 } } }
    const source = createDocument(createTree('a'), createTree('b', 'image', picture))
    const target = createDocument(createTree('A'), createTree('B', 'image', picture))
    expect(
      findMarks({ source, target, links: [createLink('A', 'a', 'copied'), createLink('B', 'b', 'copied')] }),
    ).toEqual([])
  })

  it('marks a changed block as copied after it is taken over', () => {
    const [source, target] = [
      createDocument(createTree('a')),
      createDocument(createTree('A', 'text', { data: { content: '<p>a</p>' } })),
    ]
    expect(findMarks({ source, target, links: [createLink('A', 'a', 'changed')] })).toEqual([['copied', 'a', 'A']])
  })

  it('omits moved blocks', () => {
    const createBox = (key: string, ...trees: Tree[]) => createTree(key, 'container', { columns: [trees] })
    const source = createDocument(createTree('b'), createTree('a'), createBox('box'))
    const target = createDocument(createBox('BOX', createTree('A')), createTree('B'))
    const links = [createLink('A', 'a'), createLink('B', 'b'), createLink('BOX', 'box')]
    expect(findMarks({ source, target, links })).toEqual([])
  })

  it('returns items of lists separately, and new or removed lists as a whole', () => {
    const source = createDocument(createFaq('l', 'i', 'j'), createFaq('m', 'k'))
    const target = createDocument(createFaq('L', 'I'), createFaq('X', 'Y'))
    const links = [
      createLink('L', 'l'),
      createLink('I', 'i', 'changed'),
      createLink('X', 'x', 'removed'),
      createLink('Y', 'y', 'removed'),
    ]
    expect(findMarks({ source, target, links })).toEqual([
      ['changed', 'i', 'I'],
      ['removed', null, 'X'],
      ['new', 'j', null],
      ['new', 'm', null],
    ])
  })

  it('omits left-out blocks with their content', () => {
    const blocks = {
      source: createDocument(createFaq('l', 'i'), createTree('a')),
      target: createDocument(createTree('A')),
      links: [createLink('A', 'a')],
    }
    expect(findMarks({ ...blocks, leftOutKeys: ['l'] })).toEqual([])
  })

  it('returns the likely counterpart of a new block', () => {
    const blocks = {
      source: createDocument(createTree('a'), createTree('b')),
      target: createDocument(createTree('A'), createTree('B')),
    }
    expect(findMarks({ ...blocks, links: [createLink('A', 'a')] })).toEqual([['new', 'b', 'B']])
  })

  it('guesses the pairs of a page without links by similarity, even within lists', () => {
    const source = createDocument(createFaq('l', 'i', 'j'), createTree('a'), createTree('h', 'headline'))
    const target = createDocument(createFaq('L', 'I'), createTree('A'))
    const blocks = createBlocks({ source, target, changedKeys: ['a', 'h'] })
    const { marks, isGuessed } = findOpenMarks(blocks)
    expect([isGuessed, marks.map(toShape)]).toEqual([
      true,
      [
        ['new', 'j', null],
        ['changed', 'a', 'A'],
        ['new', 'h', null],
      ],
    ])
    expect(findOpenMarks({ ...blocks, target: createDocument() }).isGuessed).toBe(false)
  })
})

describe('createSourceChangeOperation', () => {
  function applyMark(documents: Documents, index = 0) {
    const blocks = createBlocks(documents)
    const { marks, pairs } = findOpenMarks(blocks)
    const mark = marks[index]
    if (!mark) throw new Error('There is no mark.')
    const toId = (key: string) => [...documents.source.nodes.keys()].indexOf(key) + 1
    const operation = createSourceChangeOperation(mark, {
      ...blocks,
      pairs,
      findId: toId,
      createKey: createKeyFactory('new'),
    })
    if (!operation) return null
    const result = applyOperation(documents.target, operation)
    expect(applyOperation(result.document, result.inverse).document).toEqual(documents.target)
    return result.document
  }
  const toOutline = (document: EditorDocument | null) => document && Object.fromEntries(document.lists)
  const getData = (document: EditorDocument | null, key: string): Data | undefined => document?.nodes.get(key)?.data

  it('inserts a linked new block with its content after the counterpart of the previous one', () => {
    const source = createDocument(createTree('a'), createFaq('l', 'i', 'j'), createTree('b'))
    const target = createDocument(createTree('A'), createTree('X'), createTree('B'))
    const result = applyMark({ source, target, links: [createLink('A', 'a'), createLink('B', 'b')] })
    expect(toOutline(result)).toEqual({ ':': ['A', 'new1', 'X', 'B'], ':new1': ['new2', 'new3'] })
    expect(result?.nodes.get('new1')).toMatchObject({ model: 'faq', counterpart: 2 })
    expect(result?.nodes.get('new3')).toMatchObject({ data: { question: 'j' }, counterpart: 4 })
  })

  it('inserts a hidden block hidden, but neither locked nor named', () => {
    const data = { content: 'a', is_hidden: true, is_locked: true, block_name: 'Plan' }
    const source = createDocument(createTree('a', 'text', { data }))
    const result = applyMark({ source, target: createDocument() })
    expect(getData(result, 'new1')).toEqual({ content: 'a', is_hidden: true })
  })

  it('inserts an item into the counterpart of its list, wherever that is', () => {
    const createBox = (key: string, ...columns: Tree[][]) => createTree(key, 'container', { columns })
    const source = createDocument(createBox('box', [], [createTree('a'), createTree('b')]))
    const target = createDocument(createTree('X'), createBox('BOX', [createTree('Y')], [createTree('A')]))
    const result = applyMark({ source, target, links: [createLink('BOX', 'box'), createLink('A', 'a')] })
    expect(toOutline(result)).toEqual({ ':': ['X', 'BOX'], '0:BOX': ['Y'], '1:BOX': ['A', 'new1'] })
  })

  it('moves existing counterparts of its content into a new block', () => {
    const source = createDocument(createTree('box', 'container', { columns: [[createTree('a'), createTree('b')]] }))
    const target = createDocument(createTree('A'))
    const result = applyMark({ source, target, links: [createLink('A', 'a')] })
    expect(toOutline(result)).toEqual({ ':': ['new1'], '0:new1': ['A', 'new2'] })
  })

  it('replaces only the data of a changed block, without its marks and anchor', () => {
    const createTeasers = (key: string, data: Data, item: string) =>
      createTree(key, 'teaserlist', { data, children: [createTree(item, 'teaserlistitem')] })
    const source = createDocument(createTeasers('l', { anchor: 'plan', is_locked: true, extra_class: 'text' }, 'i'))
    const target = createDocument(createTeasers('L', { anchor: 'program', is_hidden: true, records: null }, 'X'))
    const result = applyMark({ source, target, links: [createLink('L', 'l', 'changed')], leftOutKeys: ['i'] })
    expect(getData(result, 'L')).toEqual({ anchor: 'program', is_hidden: true, extra_class: 'text' })
    expect(toOutline(result)).toEqual(toOutline(target))
  })

  it.each([
    ['an unchanged', [], '/en/press'],
    ['a changed', ['link'], '/de/presse'],
  ])('keeps the own link of a changed block for %s link of its source', (_, names, expected) => {
    const fields = names.map((field) => ({ field, before: '/de', after: '/de/presse', parts: null }))
    const source = createDocument(createTree('a', 'link', { data: { link: '/de/presse', content: 'Neu' } }))
    const target = createDocument(createTree('A', 'link', { data: { link: '/en/press', content: 'Old' } }))
    const result = applyMark({ source, target, links: [{ ...createLink('A', 'a', 'changed'), fields }] })
    expect(getData(result, 'A')).toEqual({ link: expected, content: 'Neu' })
  })

  it('removes a block, but keeps its content with an existing source', () => {
    const source = createDocument(createTree('a'))
    const target = createDocument(
      createTree('BOX', 'container', { columns: [[createTree('Y'), createTree('A')], [createTree('Z')]] }),
      createTree('B'),
    )
    const links = [createLink('BOX', 'x', 'removed'), createLink('Y', 'y', 'removed'), createLink('A', 'a')]
    expect(toOutline(applyMark({ source, target, links }))).toEqual({ ':': ['A', 'Z', 'B'] })
  })
})
