import { expect, it } from 'vitest'
import { findData, findPosition } from './document'
import { at, createTree } from './example.fixture'
import { flushPromises, TestSession } from './session.fixture'
import { SimulatedBackend, toOutline } from './simulated-backend.fixture'

/** Anna takes a block out of a container and removes that, Ben has written in it, and then there is no network. */
async function removeWhatChanged(moved: string) {
  const faq = createTree('faq', 'faq', {
    children: [createTree('item', 'faqitem'), createTree('other', 'faqitem')],
  })
  const box = createTree('box', 'container', { columns: [[createTree('text'), faq]] })
  const backend = new SimulatedBackend([box], { title: 'Start' })
  const [anna, ben] = [await TestSession.start(backend, 'anna'), await TestSession.start(backend, 'ben')]
  ben.editor.execute({ type: 'change', key: 'm4', fields: { content: 'Ben' } })
  await ben.save()

  anna.editor.subscribe(() => {
    if (anna.editor.conflicts.length > 0) anna.network = 'offline'
  })
  anna.editor.refresh()
  anna.editor.execute({ type: 'move', key: moved, position: at(0) })
  if (moved === 'm3') anna.editor.execute({ type: 'remove', key: 'm4' })
  anna.editor.execute({ type: 'remove', key: 'm1' })
  await flushPromises()
  expect(anna.editor.conflicts).toMatchObject([{ key: 'm4', yours: null, current: { content: 'Ben' } }])
  return { backend, anna }
}

it.each([
  ['a block beside it', 'm2'],
  ['what it stands in', 'm3'],
])('what another wrote can be brought back when %s was taken out before', async (_what, moved) => {
  const { backend, anna } = await removeWhatChanged(moved)
  anna.editor.resolveConflict('m4', anna.editor.conflicts[0]?.current ?? null)
  expect(findData(anna.editor.document, 'm4')?.content).toBe('Ben')
  expect(findPosition(anna.editor.document, 'm4')?.parent).toBe('m3')
  expect(findPosition(anna.editor.document, moved)?.parent).toBeNull()
  await anna.save()
  expect(anna.editor.status).toBe('saved')
  expect(toOutline(anna.editor.document)).toEqual(backend.outline())
})

it('bringing back what was removed here is a step: undo takes it back, redo repeats it with what the other wrote', async () => {
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
  // The removal before is no step any more: it would bring back what stood there before Ben wrote.
  expect(anna.editor.undoName).toBeNull()
  await anna.save()
  expect([anna.editor.status, backend.read(1)]).toEqual(['saved', null])

  anna.editor.redo()
  await anna.save()
  expect([anna.editor.status, backend.read(1)?.data.content]).toEqual(['saved', 'Ben'])
})
