import { expect, it } from 'vitest'
import { findData, findPosition } from './document'
import { createTree, pagePosition } from './example.fixture'
import { flushPromises, TestSession } from './session.fixture'
import { SimulatedBackend, toOutline } from './simulated-backend.fixture'

/**
 * Anna moves a module out of a container and removes the container. Ben has changed text `m4` in
 * the container. Then the network fails.
 */
async function removeChangedModule(movedKey: string) {
  const faq = createTree('faq', 'faq', { children: [createTree('item', 'faqitem'), createTree('other', 'faqitem')] })
  const box = createTree('box', 'container', { columns: [[createTree('text'), faq]] })
  const backend = new SimulatedBackend([box], { title: 'Start' })
  const [anna, ben] = [await TestSession.start(backend, 'anna'), await TestSession.start(backend, 'ben')]
  ben.editor.execute({ type: 'change', key: 'm4', fields: { content: 'Ben' } })
  await ben.save()

  anna.editor.subscribe(() => {
    if (anna.editor.conflicts.length > 0) anna.network = 'offline'
  })
  anna.editor.refresh()
  anna.editor.execute({ type: 'move', key: movedKey, position: pagePosition(0) })
  if (movedKey === 'm3') anna.editor.execute({ type: 'remove', key: 'm4' })
  anna.editor.execute({ type: 'remove', key: 'm1' })
  await flushPromises()
  expect(anna.editor.conflicts).toMatchObject([{ key: 'm4', localData: null, current: { content: 'Ben' } }])
  return { backend, anna }
}

it.each([
  ['another block', 'm2'],
  ['its parent', 'm3'],
])('restores a removed block with remote changes after %s was moved out of the container', async (_block, movedKey) => {
  const { backend, anna } = await removeChangedModule(movedKey)
  anna.editor.resolveConflict('m4', anna.editor.conflicts[0]?.current ?? null)
  expect(findData(anna.editor.document, 'm4')?.content).toBe('Ben')
  expect(findPosition(anna.editor.document, 'm4')?.parent).toBe('m3')
  expect(findPosition(anna.editor.document, movedKey)?.parent).toBeNull()
  await anna.save()
  expect(anna.editor.status).toBe('saved')
  expect(toOutline(anna.editor.document)).toEqual(backend.getOutline())
})

it('restores a locally removed block as a step that undo reverts and redo repeats with the remote change', async () => {
  const backend = new SimulatedBackend([createTree('text'), createTree('other')], { title: 'Start' })
  const [anna, ben] = [await TestSession.start(backend, 'anna'), await TestSession.start(backend, 'ben')]
  ben.editor.execute({ type: 'change', key: 'm1', fields: { content: 'Ben' } })
  await ben.save()
  anna.editor.execute({ type: 'remove', key: 'm1' })
  await flushPromises()
  anna.editor.resolveConflict('m1', anna.editor.conflicts[0]?.current ?? null)
  expect(anna.editor.undoName?.kind).toBe('resolve')

  anna.editor.undo()
  expect(anna.editor.document.nodes.has('m1')).toBe(false)
  // The earlier removal is no longer a step: undoing it would restore the text from before Ben's
  // change.
  expect(anna.editor.undoName).toBeNull()
  await anna.save()
  expect([anna.editor.status, backend.read(1)]).toEqual(['saved', null])

  anna.editor.redo()
  await anna.save()
  expect([anna.editor.status, backend.read(1)?.data.content]).toEqual(['saved', 'Ben'])
})
