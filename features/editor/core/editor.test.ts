import { beforeEach, describe, expect, it } from 'vitest'
import { findData, findPosition, listKeysFrom } from './document'
import { createTree, pagePosition } from './example.fixture'
import type { Operation } from './operations'
import { flushPromises, TestSession } from './session.fixture'
import { SimulatedBackend, toOutline } from './simulated-backend.fixture'

let backend: SimulatedBackend
let anna: TestSession
let ben: TestSession

beforeEach(async () => {
  const box = createTree('box', 'container', { columns: [[createTree('in')]] })
  backend = new SimulatedBackend([createTree('a'), createTree('b'), box], { title: 'Start' })
  anna = await TestSession.start(backend, 'anna')
  ben = await TestSession.start(backend, 'ben')
})

const toChange = (key: string, fields: object): Operation => ({ type: 'change', key, fields: { ...fields } })
const findSaved = (key: string) => findData(backend.state, key)?.content
const toInsertion = (key: string, model = 'text', content = key): Operation => {
  const tree = createTree(key, model, { data: { content } })
  return { type: 'insert', position: pagePosition(0), tree }
}

describe('saving', () => {
  it('waits for a pause of 800 ms and sends once', async () => {
    for (const text of ['x', 'xy', 'xyz']) {
      anna.editor.execute(toChange('m1', { content: text }))
      anna.time.pass(700)
      await flushPromises()
    }
    expect([anna.editor.status, anna.calls]).toEqual(['unsaved', []])
    anna.time.pass(100)
    await flushPromises()
    expect([findSaved('1'), anna.editor.status, anna.calls]).toEqual(['xyz', 'saved', ['POST text/1/']])
    expect(anna.events).toEqual(['save'])
  })

  it('sends after 5 seconds of typing without a pause', async () => {
    for (let count = 1; count <= 10; count += 1) {
      anna.editor.execute(toChange('m1', { content: 'x'.repeat(count) }))
      anna.time.pass(500)
      await flushPromises()
    }
    expect([findSaved('1'), anna.calls]).toEqual(['x'.repeat(10), ['POST text/1/']])
  })

  it('counts unsaved data, moves and removals', async () => {
    expect(anna.editor.changeCount).toBe(0)
    anna.network = 'offline'
    anna.editor.execute(toChange('m1', { content: 'x' }))
    anna.editor.execute({ type: 'remove', key: 'm2' })
    anna.editor.execute(toInsertion('n'))
    await flushPromises()
    expect(anna.editor.changeCount).toBe(3)
    await anna.save()
    expect(anna.editor.changeCount).toBe(0)
  })

  it('reports the applied revisions of modules', async () => {
    const hasApplied = (...[id, revision]: [number, number | null]) => anna.editor.hasApplied(id, revision)
    expect([hasApplied(1, 1), hasApplied(1, 2), hasApplied(1, null), hasApplied(99, 1)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    anna.editor.execute({ type: 'remove', key: 'm1' })
    await anna.save()
    expect([hasApplied(1, null), hasApplied(1, 5)]).toEqual([true, false])
  })

  it('sends structure at once, parents first, without an event for reordering', async () => {
    const box = createTree('n', 'container', { columns: [[createTree('n1')], [createTree('n2')]] })
    anna.editor.execute({ type: 'insert', position: pagePosition(1), tree: box })
    anna.editor.execute({ type: 'move', key: 'm2', position: pagePosition(0) })
    await flushPromises()
    expect(backend.getOutline()).toEqual(toOutline(anna.editor.document))
    expect(anna.calls).toEqual(expect.arrayContaining(['POST container/', 'POST text/', 'POST text/2/move/']))
    expect(anna.events).toEqual(['save', 'save', 'save'])
  })

  it('assigns ids after the first save and keeps the keys', async () => {
    anna.editor.execute(toInsertion('n'))
    expect(anna.editor.findId('n')).toBeNull()
    await flushPromises()
    expect(anna.editor.findId('n')).toBe(5)
    expect(listKeysFrom(anna.editor.document)).toContain('n')
  })

  it('restores a deleted block with its old id', async () => {
    anna.editor.execute({ type: 'remove', key: 'm3' })
    await flushPromises()
    anna.editor.undo()
    await flushPromises()
    expect(anna.editor.status).toBe('saved')
    expect(backend.state.nodes.has('4')).toBe(true)
    expect(toOutline(anna.editor.document)).toEqual(backend.getOutline())
  })

  it('keeps a block whose required field is empty until it is filled', async () => {
    anna.editor.execute(toInsertion('n', 'quote', ''))
    await anna.save()
    expect([anna.editor.status, anna.calls]).toEqual(['incomplete', []])
    anna.editor.execute(toChange('n', { content: 'Words' }))
    await anna.save()
    expect(anna.editor.status).toBe('saved')
    anna.editor.execute(toChange('n', { content: ' ' }))
    await anna.save()
    expect([anna.editor.status, anna.calls.length]).toEqual(['incomplete', 1])
    expect([...backend.state.nodes.values()].map(({ data }) => data.content)).toContain('Words')
  })

  it('keeps a refused change and retries it after the next change', async () => {
    anna.editor.execute(toInsertion('n', 'text', 'refused'))
    await anna.save()
    expect(anna.editor.refusals).toMatchObject([{ key: 'n', detail: null, fields: { content: ['refused'] } }])
    expect([anna.editor.status, anna.calls.length]).toEqual(['refused', 1])
    anna.editor.resume()
    await flushPromises()
    expect(anna.calls).toHaveLength(1)
    anna.editor.execute(toChange('n', { content: 'Words' }))
    await anna.save()
    expect([anna.editor.status, anna.editor.refusals]).toEqual(['saved', []])
  })

  it('does not create a module twice when the response is lost', async () => {
    anna.network = 'lost'
    anna.editor.execute(toInsertion('n'))
    await flushPromises()
    expect(anna.editor.status).toBe('offline')
    await anna.save()
    expect([anna.editor.status, backend.state.nodes.size]).toEqual(['saved', 5])
  })

  it('retries after a failure, and at once when the network is back', async () => {
    anna.network = 'offline'
    anna.editor.execute(toChange('m1', { content: 'x' }))
    anna.time.pass(800)
    await flushPromises()
    anna.network = 'online'
    anna.time.pass(1000)
    await flushPromises()
    expect([findSaved('1'), anna.editor.status, anna.events]).toEqual(['x', 'saved', ['error', 'save']])
    anna.network = 'offline'
    anna.editor.execute({ type: 'remove', key: 'm2' })
    await flushPromises()
    anna.network = 'online'
    anna.editor.resume()
    await flushPromises()
    expect(backend.state.nodes.has('2')).toBe(false)
  })

  it('waits for a login and sends everything after it', async () => {
    anna.network = 'expired'
    anna.editor.execute(toInsertion('n'))
    await flushPromises()
    anna.editor.execute({ type: 'remove', key: 'm2' })
    anna.time.pass(60_000)
    await flushPromises()
    expect([anna.editor.status, anna.calls]).toEqual(['login-needed', ['POST text/']])
    await anna.save()
    expect(backend.getOutline()).toEqual(toOutline(anna.editor.document))
  })
})

describe('two editors', () => {
  const bothWrite = async (mine: object, theirs: object) => {
    ben.editor.execute(toChange('m1', theirs))
    await ben.save()
    anna.editor.execute(toChange('m1', mine))
    await anna.save()
  }

  it('on different blocks do not interfere', async () => {
    ben.editor.execute(toChange('m2', { content: 'Ben' }))
    await ben.save()
    anna.editor.execute(toChange('m1', { content: 'Anna' }))
    await anna.save()
    expect([anna.editor.status, findSaved('1'), findSaved('2')]).toEqual(['saved', 'Anna', 'Ben'])
  })

  it('on different fields of a block are merged', async () => {
    await bothWrite({ content: 'Anna' }, { anchor: 'ben' })
    expect(anna.editor.conflicts).toEqual([])
    expect(findData(backend.state, '1')).toEqual({ content: 'Anna', anchor: 'ben' })
  })

  it('on one text get a conflict with all three versions, and nothing is sent until it is resolved', async () => {
    await bothWrite({ content: 'Anna' }, { content: 'Ben' })
    const data = { content: 'a', anchor: '' }
    expect(anna.editor.conflicts).toMatchObject([{ key: 'm1', fields: ['content'], by: 'Edda' }])
    const [conflict] = anna.editor.conflicts
    const versions = [conflict?.base, conflict?.current, conflict?.localData]
    expect(versions).toMatchObject([data, { content: 'Ben' }, { content: 'Anna' }])
    expect([anna.editor.status, findSaved('1')]).toEqual(['conflict', 'Ben'])
    anna.editor.refresh()
    await anna.save()
    expect(anna.editor.conflicts).toMatchObject([{ key: 'm1', by: 'Edda' }])
    anna.editor.resolveConflict('m1', { content: 'Anna und Ben', anchor: '' })
    await anna.save()
    expect([anna.editor.status, findSaved('1')]).toEqual(['saved', 'Anna und Ben'])
    anna.editor.undo()
    expect(findData(anna.editor.document, 'm1')?.content).toBe('Ben')
  })

  it('get the name of the other editor when a change is found by reading the page', async () => {
    anna.network = 'offline'
    anna.editor.execute(toChange('m1', { content: 'Anna' }))
    ben.editor.execute(toChange('m1', { content: 'Ben' }))
    await ben.save()
    backend.writers = { 1: 'Ben Bogen' }
    await anna.load()
    anna.network = 'online'
    await anna.save()
    expect(anna.editor.conflicts).toMatchObject([{ key: 'm1', by: 'Ben Bogen' }])
  })

  it.each([true, false])('name the editor who deleted a block (refused: %s)', async (isRefused) => {
    anna.network = 'offline'
    anna.editor.execute(toChange('m1', { content: 'Anna' }))
    ben.editor.execute({ type: 'remove', key: 'm1' })
    await ben.save()
    if (isRefused) void anna.editor.flush()
    else await anna.load()
    backend.writers = { 1: 'Edda' }
    anna.network = 'online'
    await anna.save()
    expect(anna.editor.conflicts).toMatchObject([{ key: 'm1', current: null, by: 'Edda' }])
  })

  it('take the remote version by null', async () => {
    await bothWrite({ content: 'Anna' }, { content: 'Ben' })
    anna.editor.resolveConflict('m1', null)
    await anna.save()
    expect([findData(anna.editor.document, 'm1')?.content, findSaved('1')]).toEqual(['Ben', 'Ben'])
  })

  it.each([[true], [false]])('keep words in a block that the other deleted (kept: %s)', async (isKept) => {
    anna.editor.execute(toChange('m4', { content: 'Anna' }))
    ben.editor.execute({ type: 'remove', key: 'm3' })
    await ben.save()
    await anna.save()
    const [conflict] = anna.editor.conflicts
    expect(conflict).toMatchObject({ current: null })
    anna.editor.resolveConflict(conflict?.key ?? '', isKept ? (conflict?.localData ?? {}) : null)
    await anna.save()
    for (const { key } of anna.editor.conflicts)
      anna.editor.resolveConflict(key, isKept ? (findData(anna.editor.document, key) ?? {}) : null)
    await anna.save()
    expect(anna.editor.status).toBe('saved')
    expect(JSON.stringify(backend.getOutline()).includes('Anna')).toBe(isKept)
    expect(toOutline(anna.editor.document)).toEqual(backend.getOutline())
  })

  it('see remote changes except in fields that they edit', async () => {
    anna.editor.execute(toChange('m1', { content: 'Anna' }))
    ben.editor.execute(toChange('m2', { content: 'Ben' }))
    ben.editor.execute({ type: 'move', key: 'm2', position: { parent: 'm3', column: 1, index: 0 } })
    await ben.save()
    const module = backend.read(2)
    if (module) anna.editor.applyRemoteChange(module, 'Ben')
    await flushPromises()
    expect(findPosition(anna.editor.document, 'm2')).toEqual({ parent: 'm3', column: 1, index: 0 })
    expect(findData(anna.editor.document, 'm2')?.content).toBe('Ben')
    expect(findData(anna.editor.document, 'm1')?.content).toBe('Anna')
    ben.editor.execute({ type: 'remove', key: 'm2' })
    await ben.save()
    anna.editor.applyRemoteRemoval(2, 'Ben')
    await flushPromises()
    expect(listKeysFrom(anna.editor.document)).not.toContain('m2')
  })
})

it('keeps unsaved changes and undo steps across a reload', async () => {
  anna.network = 'offline'
  anna.editor.execute(toChange('m1', { content: 'x' }))
  anna.editor.execute(toInsertion('n'))
  await flushPromises()
  await anna.load()
  expect(findData(anna.editor.document, 'm1')?.content).toBe('x')
  await anna.save()
  expect([anna.editor.status, findSaved('1')]).toEqual(['saved', 'x'])
  await anna.load()
  anna.editor.undo()
  anna.editor.undo()
  await anna.save()
  expect([findSaved('1'), backend.state.nodes.size]).toEqual(['a', 4])
})

it('rejects a forbidden position of a module', () => {
  const position = { parent: 'm1', column: null, index: 0 }
  expect(anna.editor.execute({ type: 'move', key: 'm2', position })).toBe(false)
  expect(anna.editor.undoName).toBeNull()
})
