import { describe, expect, it } from 'vitest'
import { findData, listKeysFrom, pageKey } from './document'
import { createDocument, createTree, pagePosition } from './example.fixture'
import { applyAsStep, emptyHistory, getStepName, rebaseHistory, redo, type UndoableDocument, undo } from './history'
import { applyOperation, type Operation } from './operations'

const page = createDocument(
  createTree('a'),
  createTree('b'),
  createTree('box', 'container', { columns: [[createTree('c')]] }),
)
const start: UndoableDocument = { document: page, history: emptyHistory }

const toChange = (key: string, fields: object): Operation => ({ type: 'change', key, fields: { ...fields } })
const insertion: Operation = { type: 'insert', position: pagePosition(0), tree: createTree('n') }
const inColumn = { parent: 'box', column: 0, index: 0 }

/** Applies steps, three seconds apart by default. */
function applySteps(undoable: UndoableDocument, ...operations: (Operation | [Operation, number])[]): UndoableDocument {
  return operations.reduce<UndoableDocument>((current, entry, index) => {
    const [operation, time] = Array.isArray(entry) ? entry : [entry, index * 3000]
    return applyAsStep(current, { operation, name: getStepName(current.document, operation), at: time })
  }, undoable)
}
function applyRemote(undoable: UndoableDocument, operation: Operation): UndoableDocument {
  return {
    document: applyOperation(undoable.document, operation).document,
    history: rebaseHistory(undoable, operation),
  }
}
function undoAll(undoable: UndoableDocument): UndoableDocument {
  let current = undoable
  while (current.history.undo.length > 0) current = undo(current)
  return current
}
const listKinds = (list: readonly { name: { kind: string } }[]) => list.map(({ name }) => name.kind)

it('undoes to the start and redoes to the end with step names', () => {
  const done = applySteps(
    start,
    insertion,
    toChange('n', { content: 'Text' }),
    { type: 'move', key: 'n', position: inColumn },
    toChange(pageKey, { title: 'Neu' }),
    { type: 'remove', key: 'box' },
    {
      type: 'several',
      operations: [
        { type: 'remove', key: 'a' },
        { type: 'remove', key: 'b' },
      ],
    },
  )
  expect(listKinds(done.history.undo)).toEqual(['insert', 'text', 'move', 'settings', 'remove', 'remove'])
  expect(done.history.undo[1]?.name).toEqual({ kind: 'text', model: 'text' })
  expect(done.history.undo.at(-1)?.name).toEqual({ kind: 'remove', model: null, count: 2 })
  const back = undoAll(done)
  expect(back.document).toEqual(page)
  let again = back
  while (again.history.redo.length > 0) again = redo(again)
  expect(again.document).toEqual(done.document)
  expect(undoAll(again).document).toEqual(page)
})

describe('typing', () => {
  const type = (text: string, time: number, key = 'a'): [Operation, number] => [toChange(key, { content: text }), time]

  it('in one field is one step until a pause of a second', () => {
    const done = applySteps(start, type('x', 0), type('xy', 900), type('xyz', 1800), type('xyz!', 2800))
    expect(done.history.undo).toHaveLength(2)
    expect(findData(undo(done).document, 'a')).toEqual({ content: 'xyz' })
    expect(undoAll(done).document).toEqual(page)
  })

  it.each([
    ['a sentence', ['Eins.', 'Eins. ', 'Eins. Z', 'Eins. Zwei'], 'Eins. '],
    ['a part of a sentence', ['Eins,', 'Eins, z', 'Eins, zwei'], 'Eins,'],
    ['a paragraph', ['<p>A</p>', '<p>A</p><p></p>', '<p>A</p><p>B</p>'], '<p>A</p><p></p>'],
    ['a sentence between others', ['<p>A. C</p>', '<p>A. B C</p>'], '<p>A. C</p>'],
    ['a line', ['Eins', 'Eins\n', 'Eins\nZ'], 'Eins\n'],
  ])('ends with %s', (_what, texts, before) => {
    const done = applySteps(start, ...texts.map((text, index) => type(text, index * 100)))
    expect(done.history.undo).toHaveLength(2)
    expect(findData(undo(done).document, 'a')).toEqual({ content: before })
    expect(undoAll(done).document).toEqual(page)
  })

  it.each([
    ['a decimal comma', ['3', '3,', '3,5']],
    ['removed letters after a sentence', ['Eins. Zwei', 'Eins. Zw', 'Eins. ']],
    ['formatting', ['<p>A. B</p>', '<p>A. <strong>B</strong></p>']],
  ])('goes on after %s', (_what, texts) => {
    expect(applySteps(start, ...texts.map((text, index) => type(text, index * 100))).history.undo).toHaveLength(1)
  })

  it.each<[string, Operation]>([
    ['another field', toChange('a', { anchor: 'x' })],
    ['another module', toChange('b', { content: 'x' })],
    ['another kind of operation', { type: 'move', key: 'b', position: pagePosition(0) }],
  ])('ends with %s', (_what, operation) => {
    const done = applySteps(start, type('x', 0), [operation, 100], type('xy', 200))
    expect(done.history.undo).toHaveLength(3)
  })

  it('is ended by undo and redo', () => {
    const again = redo(undo(applySteps(start, type('x', 0))))
    expect(applySteps(again, type('xy', 100)).history.undo).toHaveLength(2)
  })
})

it('clears the redo stack after a new step', () => {
  const done = applySteps(undo(applySteps(start, insertion)), toChange('a', { content: 'x' }))
  expect(done.history.redo).toEqual([])
  expect(redo(done)).toEqual(done)
})

describe('a remote change', () => {
  it('to a field survives undo, and local steps on other fields remain', () => {
    const mine = applySteps(start, toChange('a', { content: 'mein', anchor: 'x' }), toChange('b', { content: 'mein' }))
    const both = applyRemote(mine, toChange('a', { content: 'fremd' }))
    const back = undoAll(both)
    expect(findData(back.document, 'a')).toEqual({ content: 'fremd' })
    expect(findData(back.document, 'b')).toEqual({ content: 'b' })
  })

  it.each<[string, Operation]>([
    ['changed its text', toChange('n', { content: 'fremd' })],
    [
      'inserted a block into it',
      { type: 'insert', position: { parent: 'n', column: 0, index: 0 }, tree: createTree('f') },
    ],
    ['moved a block into it', { type: 'move', key: 'a', position: { parent: 'n', column: 0, index: 0 } }],
    ['moved it', { type: 'move', key: 'n', position: pagePosition(2) }],
  ])('keeps a locally inserted module after another editor %s', (_action, remoteOperation) => {
    const insert: Operation = { type: 'insert', position: pagePosition(0), tree: createTree('n', 'container') }
    const both = applyRemote(applySteps(start, insert, toChange('b', { content: 'x' })), remoteOperation)
    const back = undoAll(both)
    expect(listKinds(both.history.undo)).toEqual(['text'])
    expect(back.document.nodes.has('n')).toBe(true)
  })

  it('drops only the steps of removed modules', () => {
    const mine = applySteps(
      start,
      toChange('c', { content: 'x' }),
      { type: 'move', key: 'c', position: pagePosition(0) },
      toChange('a', { content: 'x' }),
      { type: 'move', key: 'b', position: inColumn },
      { type: 'move', key: 'b', position: pagePosition(0) },
    )
    const both = applyRemote(mine, { type: 'remove', key: 'box' })
    expect(listKinds(both.history.undo)).toEqual(['text', 'text', 'move'])
    const back = undoAll(both)
    expect(findData(back.document, 'c')).toEqual({ content: 'c' })
    expect(listKeysFrom(back.document)).toContain('c')
  })

  it('keeps a remote move', () => {
    const mine = applySteps(start, { type: 'move', key: 'a', position: pagePosition(2) })
    const both = applyRemote(mine, { type: 'move', key: 'a', position: inColumn })
    expect(undoAll(both).document).toEqual(both.document)
  })

  it('ends a typing step', () => {
    const mine = applySteps(start, [toChange('a', { content: 'x' }), 0])
    const both = applyRemote(mine, toChange('b', { content: 'fremd' }))
    expect(applySteps(both, [toChange('a', { content: 'xy' }), 100]).history.undo).toHaveLength(2)
  })
})
