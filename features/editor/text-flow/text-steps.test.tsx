import { describe, expect, it } from 'vitest'
import { getBlockEditor, offeredModels } from '@/features/blocks/editors'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { listKeys, pageArea } from '../core/document'
import { createDocument, createKeyFactory, createTree } from '../core/example.fixture'
import { applyOperation } from '../core/operations'
import { continueText, isEmptyText, isTextBlock } from './text-blocks'
import { convertParagraph, insertTextAfter, joinTexts, splitText, type TextStep } from './text-steps'

const createHeadline = (key: string, data: object = {}) =>
  createTree(key, 'headline', { data: { content: key, headline_level: 2, ...data } })
const createText = (key: string, content = `<p>${key}</p>`) => createTree(key, 'text', { data: { content } })

const createKey = createKeyFactory('new')

/** Lists the blocks of a page after a step, from top to bottom. */
function listBlocksAfter(document: ReturnType<typeof createDocument>, step: TextStep | null) {
  if (!step) return null
  const changed = applyOperation(document, step.operation).document
  return listKeys(changed, pageArea).map((key) => {
    const node = changed.nodes.get(key)
    return [node?.model, node?.data.content, ...(node?.data.is_hidden ? ['hidden'] : [])]
  })
}

const hasRichText = (model: BlockModel) => getBlockEditor(model).inline?.some(({ kind }) => kind === 'rich') === true

describe('Enter', () => {
  const split = (page: ReturnType<typeof createDocument>, key: string, before: string, after: string) =>
    listBlocksAfter(page, splitText(page, { key, field: 'content' }, { type: 'split', before, after }, createKey))

  it('splits a headline into a headline and a text', () => {
    expect(split(createDocument(createHeadline('AB')), 'AB', 'A', 'B')).toEqual([
      ['headline', 'A'],
      ['text', '<p>B</p>'],
    ])
  })

  it('inserts a text above a headline at its start', () => {
    expect(split(createDocument(createHeadline('A')), 'A', '', 'A')).toEqual([
      ['text', ''],
      ['headline', 'A'],
    ])
  })

  it('ends a text at an empty line', () => {
    expect(split(createDocument(createText('A')), 'A', '<p>A</p>', '<p>B</p>')).toEqual([
      ['text', '<p>A</p>'],
      ['text', '<p>B</p>'],
    ])
  })

  it('inserts a text at the end of a quotation', () => {
    const quote = createTree('Q', 'quote', { data: { content: 'Q' } })
    expect(split(createDocument(quote, createText('A')), 'Q', 'Q', '')).toEqual([
      ['quote', 'Q'],
      ['text', ''],
      ['text', '<p>A</p>'],
    ])
  })

  it('splits neither secondary texts of a block nor a quotation', () => {
    const page = createDocument(createHeadline('A'), createTree('Q', 'quote'))
    for (const [key, field, after] of [
      ['A', 'subline', ''],
      ['Q', 'author', ''],
      ['Q', 'content', 'B'],
    ] as const) {
      const edge = { type: 'split', before: 'A', after } as const
      expect(splitText(page, { key, field }, edge, createKey)).toBeNull()
    }
  })

  it('inserts a text after a block', () => {
    const page = createDocument(createTree('Q', 'quote', { data: { content: 'Q' } }))
    expect(listBlocksAfter(page, insertTextAfter(page, 'Q', createKey))).toEqual([
      ['quote', 'Q'],
      ['text', ''],
    ])
  })
})

describe('convertParagraph', () => {
  const part = { kind: 'heading', level: 2, text: 'B' } as const

  it.each(offeredModels.filter((model) => model !== 'text' && hasRichText(model)))(
    'keeps a block of the model %s, which is more than a text',
    (model) => {
      const page = createDocument(createTree('A', model, { data: {} }))
      expect(isTextBlock(page, 'A')).toBe(false)
      expect(convertParagraph(page, 'A', { type: 'turn', part, before: '', after: '' }, createKey)).toBeNull()
      expect(continueText(page, 'A', { text: '', trees: [createHeadline('B')] })).toBeNull()
    },
  )

  it('keeps an empty text with an anchor, and gives its marks to the block that replaces it', () => {
    const convert = (data: object) => {
      const page = createDocument(createTree('A', 'text', { data: { content: '<p>B</p>', ...data } }))
      const turn = { type: 'turn', part, before: '', after: '' } as const
      return listBlocksAfter(page, convertParagraph(page, 'A', turn, createKey))
    }
    expect(convert({ anchor: 'a' })).toEqual([
      ['text', ''],
      ['headline', 'B'],
    ])
    expect(convert({ block_name: 'Nach der Premiere', is_hidden: true })).toEqual([['headline', 'B', 'hidden']])
  })

  it('makes a headline or a quotation between the surrounding texts', () => {
    const page = createDocument(createText('A'))
    const turn = (part: Parameters<typeof convertParagraph>[2]['part'], before: string, after: string) =>
      listBlocksAfter(page, convertParagraph(page, 'A', { type: 'turn', part, before, after }, createKey))
    expect(turn({ kind: 'heading', level: 1, text: 'B' }, '', '')).toEqual([['headline', 'B']])
    expect(turn({ kind: 'quotation', text: 'B' }, '<p>A</p>', '<p>C</p>')).toEqual([
      ['text', '<p>A</p>'],
      ['quote', 'B'],
      ['text', '<p>C</p>'],
    ])
  })
})

const hide = (tree: ReturnType<typeof createTree>) => ({ ...tree, data: { ...tree.data, is_hidden: true } })

it('keeps the parts of a hidden text hidden', () => {
  const page = createDocument(hide(createText('A')))
  const location = { key: 'A', field: 'content' }
  const bothParts = [
    ['text', '<p>A</p>', 'hidden'],
    ['text', '<p>B</p>', 'hidden'],
  ]
  const edge = { type: 'split', before: '<p>A</p>', after: '<p>B</p>' } as const
  expect(listBlocksAfter(page, splitText(page, location, edge, createKey))).toEqual(bothParts)
  expect(listBlocksAfter(page, insertTextAfter(page, 'A', createKey))).toEqual([bothParts[0], ['text', '', 'hidden']])
  const turn = { type: 'turn', part: { kind: 'quotation', text: 'Q' }, before: '<p>A</p>', after: '<p>B</p>' } as const
  expect(listBlocksAfter(page, convertParagraph(page, 'A', turn, createKey))).toEqual([
    bothParts[0],
    ['quote', 'Q', 'hidden'],
    bothParts[1],
  ])
})

describe('Backspace at the start', () => {
  const join = (...[first, second]: ReturnType<typeof createTree>[]) => {
    const page = createDocument(...[first, second].filter((block) => block !== undefined))
    return listBlocksAfter(page, joinTexts(page, first?.key ?? '', second?.key ?? ''))
  }

  it('joins texts and headlines in any order', () => {
    expect(join(createText('A'), createText('B'))).toEqual([['text', '<p>AB</p>']])
    expect(join(createText('A'), createHeadline('B'))).toEqual([['text', '<p>AB</p>']])
    expect(join(createHeadline('A'), createHeadline('B'))).toEqual([['headline', 'AB']])
    expect(join(createHeadline('A'), createText('B', '<p>B</p><p>C</p>'))).toEqual([
      ['headline', 'AB'],
      ['text', '<p>C</p>'],
    ])
  })

  it('joins nothing if a link, a list, a secondary text or an anchor would be lost', () => {
    expect(join(createHeadline('A'), createText('B', '<p><a href="/de">B</a></p>'))).toBeNull()
    expect(join(createHeadline('A'), createText('B', '<ul><li>B</li></ul>'))).toBeNull()
    expect(join(createText('A'), createHeadline('B', { subline: 'mehr' }))).toBeNull()
    expect(join(createText('A'), createHeadline('B', { anchor: 'b' }))).toBeNull()
    expect(join(createHeadline('A', { subline: 'mehr' }), createText('B'))).toBeNull()
    expect(join(createTree('Q', 'quote'), createText('B'))).toBeNull()
  })

  it('joins only blocks that are both hidden or both visible', () => {
    expect(join(createText('A'), hide(createText('B')))).toBeNull()
    expect(join(hide(createText('A')), createText('B'))).toBeNull()
    expect(join(hide(createText('A')), hide(createText('B')))).toEqual([['text', '<p>AB</p>', 'hidden']])
  })

  it.each([
    ['<p>A & < B</p>', '<p> </p><p>C</p>'],
    ['<ul><li>A</li></ul>', '<p>B</p>'],
    ['<p>A</p><ol><li><p>B</p></li></ol>', '<p><strong>C</strong> D</p><p>E</p>'],
    ['', '<p>B<br>C</p>'],
    ['<p>A</p>', ''],
  ])('keeps every character of %s and %s', (first, second) => {
    const getText = (content: unknown) => new DOMParser().parseFromString(String(content), 'text/html').body.textContent
    const blocks = join(createText('A', first), createText('B', second))
    expect(blocks).toHaveLength(1)
    expect(getText(blocks?.[0]?.[1])).toBe(getText(first) + getText(second))
  })

  it('recognizes text blocks without text', () => {
    expect(isEmptyText(createText('A', '<p></p>'))).toBe(true)
    expect(isEmptyText(createHeadline('A', { content: '', preline: 'doch' }))).toBe(false)
    expect(isEmptyText(createTree('P', 'image', { data: {} }))).toBe(false)
  })
})
