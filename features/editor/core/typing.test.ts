import { beforeEach, describe, expect, it } from 'vitest'
import { findData } from './document'
import { createTree } from './example.fixture'
import { flushPromises, TestSession } from './session.fixture'
import { SimulatedBackend } from './simulated-backend.fixture'

let backend: SimulatedBackend
let anna: TestSession

beforeEach(async () => {
  backend = new SimulatedBackend([createTree('a'), createTree('b')], { title: 'Start' })
  anna = await TestSession.start(backend, 'anna')
})

describe('queued typing', () => {
  /** Queues a text that is read at the time of the flush. */
  function type(text: string): void {
    anna.editor.queueTyping('m1', () => {
      reads += 1
      return { content: text }
    })
  }
  let reads = 0
  const getContent = () => findData(anna.editor.document, 'm1')?.content
  beforeEach(() => {
    reads = 0
  })

  it('is read once, after a short delay, for consecutive characters', () => {
    const before = getContent()
    for (const text of ['x', 'xy', 'xyz']) type(text)
    expect([getContent(), reads]).toEqual([before, 0])
    anna.time.pass(50)
    expect([getContent(), reads]).toEqual(['xyz', 1])
  })

  it('is applied before any other action: undo, and saving on unload', async () => {
    const before = getContent()
    type('x')
    anna.editor.undo()
    expect(getContent()).toBe(before)
    anna.editor.redo()
    expect(getContent()).toBe('x')
    type('xy')
    void anna.editor.flush()
    await flushPromises()
    expect(findData(backend.state, '1')?.content).toBe('xy')
  })

  it('is removed and restored with its block', () => {
    type('x')
    anna.editor.execute({ type: 'remove', key: 'm1' })
    anna.time.pass(50)
    anna.editor.undo()
    expect([getContent(), reads]).toEqual(['x', 1])
  })

  it('survives a reload', async () => {
    type('x')
    await anna.load()
    expect(getContent()).toBe('x')
  })

  it('conflicts with a remote change of the same text', async () => {
    const ben = await TestSession.start(backend, 'ben')
    ben.editor.execute({ type: 'change', key: 'm1', fields: { content: 'von Ben' } })
    await ben.save()
    type('von Anna')
    await anna.save()
    expect(anna.editor.conflicts).toMatchObject([{ key: 'm1', localData: { content: 'von Anna' } }])
  })
})
