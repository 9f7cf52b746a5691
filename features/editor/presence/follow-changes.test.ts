import { beforeEach, describe, expect, it } from 'vitest'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import type { PageChangeMessage } from '@/lib/contract/pages/presence'
import type { Tree } from '../core/document'
import { createTree } from '../core/example.fixture'
import { flushPromises, TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { followChanges } from './follow-changes'

let backend: SimulatedBackend
let anna: TestSession
let reads: string[]
const getRevision = (id: number) => backend.read(id)?.revision ?? null

function follow() {
  return followChanges({
    editor: anna.editor,
    locale: 'de',
    timers: anna.time,
    fetchModule: async (model, id) => {
      reads.push(`${model}/${id}`)
      return backend.read(id)
    },
  })
}

const toMessage = (module: number | null, set: Partial<PageChangeMessage> = {}): PageChangeMessage => ({
  module,
  container: null,
  revision: module && getRevision(module),
  locale: 'de',
  by: 'Ben Probe',
  user_id: 2,
  ...set,
})
const getContent = (key: string) => anna.editor.document.nodes.get(key)?.data.content
const write = (id: number, content: string) => {
  const revision = getRevision(id)
  backend.handle('POST', `text/${id}/`, { revision, data: { content } })
}

/** Creates a reusable container as embedded in the data of a block by the backend. */
const createContainer = (slug: string, children: Module[]): Module => ({
  id: 60,
  slug,
  model: 'container',
  revision: 1,
  data: { layout: 0 },
  children: [],
  columns: [{ index: 0, classes: '', children }],
  parent: null,
  content_type: 'container',
  object_id: null,
  position: 0,
})

/** Ends the batch delay and flushes the reads. */
async function flushBatch() {
  anna.time.pass(200)
  await flushPromises()
}

beforeEach(async () => {
  backend = new SimulatedBackend([createTree('t1'), createTree('t2'), createTree('t3')], { title: 'Start' })
  anna = await TestSession.start(backend)
  reads = []
})

it('applies remote changes, and reads a block once per batch', async () => {
  const follower = follow()
  write(1, 'eins')
  follower.receive(toMessage(1))
  write(1, 'eins und mehr')
  follower.receive(toMessage(1))
  await flushBatch()
  expect([getContent('m1'), reads]).toEqual(['eins und mehr', ['text/1']])
})

it('ignores events of revisions that are already applied, such as its own', async () => {
  const follower = follow()
  anna.editor.execute({ type: 'change', key: 'm1', fields: { content: 'von hier' } })
  await anna.save()
  follower.receive(toMessage(1))
  follower.receive(toMessage(2, { locale: 'en', revision: 9 }))
  await flushBatch()
  expect(reads).toEqual([])
})

it('removes deleted blocks, and reads the page for new ones', async () => {
  const follower = follow()
  backend.handle('DELETE', 'text/2/', { revision: 1 })
  follower.receive(toMessage(2))
  await flushBatch()
  expect(anna.editor.document.nodes.has('m2')).toBe(false)
  const response = backend.handle('POST', 'text/', {
    parent: null,
    column: null,
    position: 0,
    data: { content: 'neu' },
  })
  follower.receive(toMessage(moduleSchema.parse(response?.body).id))
  await flushBatch()
  expect(getContent('m4')).toBe('neu')
  expect(anna.calls).toHaveLength(1)
})

it('reads the page for many changes at once, after a gap and when the page itself changed', async () => {
  backend = new SimulatedBackend(
    Array.from({ length: 9 }, (_, index) => createTree(`t${index}`)),
    {},
  )
  anna = await TestSession.start(backend)
  const follower = follow()
  for (let id = 1; id <= 9; id += 1) {
    write(id, `neu ${id}`)
    follower.receive(toMessage(id))
  }
  await flushBatch()
  expect([reads, getContent('m9'), anna.calls.length]).toEqual([[], 'neu 9', 1])
  write(1, 'verpasst')
  follower.readPage()
  await flushBatch()
  expect([getContent('m1'), anna.calls.length]).toEqual(['verpasst', 2])
  follower.receive(toMessage(null))
  await flushBatch()
  expect(anna.calls).toHaveLength(3)
})

it('names the author of a conflicting change', async () => {
  const follower = follow()
  anna.editor.execute({ type: 'change', key: 'm1', fields: { content: 'meins' } })
  write(1, 'deins')
  follower.receive(toMessage(1))
  await flushBatch()
  expect(anna.editor.conflicts).toMatchObject([
    { key: 'm1', by: 'Ben Probe', localData: { content: 'meins' }, current: { content: 'deins' } },
  ])
})

describe('a reusable container', () => {
  const createShared = () => createTree('shared', 'container', { slug: 'login-above', columns: [[createTree('t3')]] })

  async function open(...trees: Tree[]) {
    backend = new SimulatedBackend(trees, {})
    anna = await TestSession.start(backend)
    return follow()
  }

  it('is followed like the page if it is edited with the page', async () => {
    const follower = await open(createTree('t1'), createShared())
    write(3, 'deins')
    follower.receive(toMessage(3, { container: 'login-above' }))
    await flushBatch()
    expect([getContent('m3'), reads, anna.calls]).toEqual(['deins', ['text/3'], []])
    backend.handle('POST', 'text/', { parent: 2, column: 0, position: 0, data: { content: 'neu' } })
    follower.receive(toMessage(4, { container: 'login-above' }))
    await flushBatch()
    expect(getContent('m4')).toBe('neu')
    expect(anna.calls).toHaveLength(1)
  })

  it('is read with the page if a block embeds it', async () => {
    const inner = createContainer('inner', [])
    const reusable = createContainer('outer', [{ ...inner, slug: null, data: { reusable: inner } }])
    const follower = await open(createTree('t1', 'container', { data: { layout: 0, reusable } }))
    for (const [container, calls] of [
      ['outer', 1],
      ['inner', 2],
      ['elsewhere', 2],
    ] as const) {
      follower.receive(toMessage(70, { container, revision: 2 }))
      await flushBatch()
      expect(anna.calls).toHaveLength(calls)
    }
    expect(reads).toEqual([])
  })

  it('is ignored if it belongs to another page', async () => {
    const follower = await open(createTree('t1'), createShared())
    follower.receive(toMessage(70, { container: 'signup-above', revision: 2 }))
    await flushBatch()
    expect([reads, anna.calls]).toEqual([[], []])
  })
})
