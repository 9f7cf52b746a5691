import { expect, it, vi } from 'vitest'
import { findTree } from './document'
import { createTree, pagePosition } from './example.fixture'
import { TestSession } from './session.fixture'
import { SimulatedBackend } from './simulated-backend.fixture'
import { copyTree } from './trees'

it('sends the source of a copied block when it is created, also after undo and redo, but not for a copy of it', async () => {
  const backend = new SimulatedBackend([createTree('a')], {})
  const session = await TestSession.start(backend)
  const { editor } = session
  const handle = vi.spyOn(backend, 'handle')
  const listCreations = () => handle.mock.calls.flatMap(([, path, body]) => (path === 'text/' ? [body] : []))

  editor.execute({ type: 'insert', position: pagePosition(1), tree: { ...createTree('b'), counterpart: 7 } })
  editor.undo()
  editor.redo()
  await session.save()
  expect(listCreations()).toMatchObject([{ counterpart: 7, client_key: 'b' }])
  expect(editor.document.nodes.get('b')?.counterpart).toBe(7)

  const sourceTree = findTree(editor.document, 'b')
  if (sourceTree) editor.execute({ type: 'insert', position: pagePosition(2), tree: copyTree(sourceTree, () => 'c') })
  await session.save()
  expect(listCreations()).toHaveLength(2)
  expect(listCreations()[1]).not.toHaveProperty('counterpart')
})

it('sends what the backend stored of a copied block with its next change, without fields changed meanwhile', async () => {
  const backend = new SimulatedBackend([], {})
  const session = await TestSession.start(backend)
  const { editor } = session
  // The simulated backend trims the content, as the real one turns links to the other language.
  for (const [index, key] of ['a', 'b'].entries()) {
    const tree = createTree(key, 'text', { data: { content: ' Ziel' }, counterpart: 7 })
    editor.execute({ type: 'insert', position: pagePosition(index), tree })
  }
  backend.onChange = () => {
    backend.onChange = () => undefined
    editor.execute({ type: 'change', key: 'a', fields: { content: ' goal' } })
  }
  await session.save()
  expect(['a', 'b'].map((key) => editor.document.nodes.get(key)?.data.content)).toEqual([' goal', 'Ziel'])
  expect(session.calls.filter((call) => call.startsWith('POST'))).toHaveLength(3)
  const handle = vi.spyOn(backend, 'handle')
  editor.execute({ type: 'change', key: 'b', fields: { anchor: 'ziel' } })
  await session.save()
  expect(handle.mock.lastCall?.[2]).toMatchObject({ data: { content: 'Ziel', anchor: 'ziel' } })
  expect(editor.conflicts).toEqual([])
  for (let step = 0; step < 4; step += 1) editor.undo()
  expect(editor.document.nodes.size).toBe(0)
})
