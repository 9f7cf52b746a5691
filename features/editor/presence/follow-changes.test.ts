import { beforeEach, expect, it } from 'vitest'
import { moduleSchema } from '@/lib/contract/module'
import type { PageChangeMessage } from '@/lib/contract/presence'
import { tree } from '../core/example.fixture'
import { flushPromises, TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { followChanges } from './follow-changes'

let backend: SimulatedBackend
let anna: TestSession
let reads: string[]
const revisionOf = (id: number) => backend.read(id)?.revision ?? null

function follow() {
  return followChanges({
    editor: anna.editor,
    locale: 'de',
    timers: anna.time,
    readModule: async (model, id) => {
      reads.push(`${model}/${id}`)
      return backend.read(id)
    },
  })
}

const change = (module: number | null, set: Partial<PageChangeMessage> = {}): PageChangeMessage => ({
  ...{ module, revision: module && revisionOf(module), locale: 'de', by: 'Ben Probe', user_id: 2, ...set },
})
const contentOf = (key: string) => anna.editor.document.nodes.get(key)?.data.content
const write = (id: number, content: string) => {
  const revision = revisionOf(id)
  backend.handle('POST', `text/${id}/`, { revision, data: { content } })
}

/** Lets what is collected be read. */
async function pass() {
  anna.time.pass(200)
  await flushPromises()
}

beforeEach(async () => {
  backend = new SimulatedBackend([tree('t1'), tree('t2'), tree('t3')], { title: 'Start' })
  anna = await TestSession.start(backend)
  reads = []
})

it('applies remote changes, and reads a block once for several of them', async () => {
  const follower = follow()
  write(1, 'eins')
  follower.receive(change(1))
  write(1, 'eins und mehr')
  follower.receive(change(1))
  await pass()
  expect([contentOf('m1'), reads]).toEqual(['eins und mehr', ['text/1']])
})

it('ignores events of revisions that are already applied, such as its own', async () => {
  const follower = follow()
  anna.editor.execute({ type: 'change', key: 'm1', fields: { content: 'von hier' } })
  await anna.save()
  follower.receive(change(1))
  follower.receive(change(2, { locale: 'en', revision: 9 }))
  await pass()
  expect(reads).toEqual([])
})

it('takes away what was deleted, and reads the page for what is new', async () => {
  const follower = follow()
  backend.handle('DELETE', 'text/2/', { revision: 1 })
  follower.receive(change(2))
  await pass()
  expect(anna.editor.document.nodes.has('m2')).toBe(false)
  const made = backend.handle('POST', 'text/', {
    parent: null,
    column: null,
    position: 0,
    data: { content: 'neu' },
  })
  follower.receive(change(moduleSchema.parse(made?.body).id))
  await pass()
  expect(contentOf('m4')).toBe('neu')
  expect(anna.calls).toHaveLength(1)
})

it('reads the page for many changes at once, after a gap and when the page itself changed', async () => {
  backend = new SimulatedBackend(
    Array.from({ length: 9 }, (_, index) => tree(`t${index}`)),
    {},
  )
  anna = await TestSession.start(backend)
  const follower = follow()
  for (let id = 1; id <= 9; id += 1) {
    write(id, `neu ${id}`)
    follower.receive(change(id))
  }
  await pass()
  expect([reads, contentOf('m9'), anna.calls.length]).toEqual([[], 'neu 9', 1])
  write(1, 'verpasst')
  follower.missed()
  await pass()
  expect([contentOf('m1'), anna.calls.length]).toEqual(['verpasst', 2])
  follower.receive(change(null))
  await pass()
  expect(anna.calls).toHaveLength(3)
})

it('names who changed the same words', async () => {
  const follower = follow()
  anna.editor.execute({ type: 'change', key: 'm1', fields: { content: 'meins' } })
  write(1, 'deins')
  follower.receive(change(1))
  await pass()
  expect(anna.editor.conflicts).toMatchObject([
    { key: 'm1', by: 'Ben Probe', yours: { content: 'meins' }, current: { content: 'deins' } },
  ])
})
