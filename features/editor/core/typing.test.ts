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
  /** Types a text that is there to be read as it is at the time. */
  function type(text: string): void {
    anna.editor.queueTyping('m1', () => {
      reads += 1
      return { content: text }
    })
  }
  let reads = 0
  const shown = () => findData(anna.editor.document, 'm1')?.content
  beforeEach(() => {
    reads = 0
  })

  it('is read once for letters that follow each other, a moment later', () => {
    const before = shown()
    for (const text of ['x', 'xy', 'xyz']) type(text)
    expect([shown(), reads]).toEqual([before, 0])
    anna.time.pass(50)
    expect([shown(), reads]).toEqual(['xyz', 1])
  })

  it('comes before whatever else happens: it is undone, and saved when the page is left', async () => {
    const before = shown()
    type('x')
    anna.editor.undo()
    expect(shown()).toBe(before)
    anna.editor.redo()
    expect(shown()).toBe('x')
    type('xy')
    void anna.editor.flush()
    await flushPromises()
    expect(findData(backend.state, '1')?.content).toBe('xy')
  })

  it('goes with its block when that is removed, and comes back with it', () => {
    type('x')
    anna.editor.execute({ type: 'remove', key: 'm1' })
    anna.time.pass(50)
    anna.editor.undo()
    expect([shown(), reads]).toEqual(['x', 1])
  })

  it('is there after a reload', async () => {
    type('x')
    await anna.load()
    expect(shown()).toBe('x')
  })

  it('has a conflict when another editor changed the same text a moment before', async () => {
    const ben = await TestSession.start(backend, 'ben')
    ben.editor.execute({ type: 'change', key: 'm1', fields: { content: 'von Ben' } })
    await ben.save()
    type('von Anna')
    await anna.save()
    expect(anna.editor.conflicts).toMatchObject([{ key: 'm1', yours: { content: 'von Anna' } }])
  })
})
