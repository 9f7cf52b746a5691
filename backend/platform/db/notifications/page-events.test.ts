import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createUser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { announceChange, announcePresence } from './announce-change'
import { createPageEventHub, type PageEvent, pageEventsChannel } from './page-events'

const backend = startTestBackend()
const events: PageEvent[] = []
let stop = () => undefined as unknown
beforeAll(() => {
  stop = backend.services.pageEvents.subscribe(
    (event) => events.push(event),
    () => undefined,
  )
})
afterAll(() => stop())

const takeEvents = async (count: number) => {
  await vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(count))
  return events.splice(0)
}

it('announces a change on commit with the name of its author', async () => {
  const { db } = backend.services
  const user = await createUser(backend, { firstName: 'Ada', lastName: 'Läufer' })
  const change = { pageId: 7, moduleId: 3, revision: 2, locale: 'de' as const, userId: user.id }
  await db.transaction(async (transaction) => {
    await announceChange(transaction, change)
    await announcePresence(transaction, 7)
  })
  expect(await takeEvents(2)).toEqual([
    { kind: 'change', by: 'Ada Läufer', ...change },
    { kind: 'presence', pageId: 7 },
  ])
})

it('announces nothing after a rollback', async () => {
  const { db } = backend.services
  const change = { pageId: 8, moduleId: null, revision: null, locale: null, userId: null }
  await db
    .transaction(async (transaction) => {
      await announceChange(transaction, change)
      throw new Error('back')
    })
    .catch(() => undefined)
  await announceChange(db, { ...change, pageId: 9 })
  expect(await takeEvents(1)).toEqual([{ kind: 'change', by: '', ...change, pageId: 9 }])
})

it('treats a malformed notification as missed events', async () => {
  await backend.services.db.execute(sql`SELECT pg_notify(${pageEventsChannel}, '{"kind":"change"}')`)
  expect(await takeEvents(1)).toEqual([{ kind: 'missed' }])
})

it('reports the end to subscribers, and sends nothing after they unsubscribe', () => {
  const hub = createPageEventHub()
  const listener = vi.fn()
  const onEnd = vi.fn()
  const leave = hub.subscribe(listener, onEnd)
  hub.end()
  expect(onEnd).toHaveBeenCalledOnce()
  leave()
  hub.announceGap()
  hub.end()
  expect(listener).not.toHaveBeenCalled()
  expect(onEnd).toHaveBeenCalledOnce()
})
