import { expect, it } from 'vitest'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { listenTo } from '@/tests/content/content'
import { createRedirectHits } from './redirect-hits'

const backend = startTestBackend({ clock: () => new Date('2026-11-02T10:00:00Z') })
const editor = logInBeforeAll(backend, { role: 'editor' })

it('hits of redirects are counted without invalidating lists of redirects', async () => {
  const { db } = backend.services
  await db.insert(redirects).values([
    { oldPath: '/de/alt', newPath: '/de/neu' },
    { oldPath: '/de/gr%C3%B6%C3%9Fe/', newPath: '/de/groesse' },
    { oldPath: '/de/nie', newPath: '/de/neu' },
  ])
  const notifications = await listenTo(backend.services)
  const [firstServer, secondServer] = [createRedirectHits(db), createRedirectHits(db)]
  firstServer.count('/de/alt', new Date('2026-11-02T10:00:00Z'))
  firstServer.count('/de/alt', new Date('2026-11-03T23:30:00Z'))
  firstServer.count('/de/unbekannt', new Date('2026-11-03T10:00:00Z'))
  secondServer.count('/de/alt', new Date('2026-11-01T10:00:00Z'))
  secondServer.count('/de/größe', new Date('2026-11-01T10:00:00Z'))
  await firstServer.flush()
  await secondServer.flush()
  await firstServer.flush()
  const report = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const hits = JSON.stringify({ hits: { '/de/alt': 4, '/de/unbekannt': 1 } })
  expect((await backend.app.request('/internal/redirect-hits/', { ...report, body: hits })).status).toBe(204)
  const response = await editor.call('GET', '/de/api/administration/redirects/?ordering=-hits')
  const { results } = await response.json()
  expect(results.map(({ values }: { values: object }) => values)).toMatchObject([
    { old_path: '/de/alt', hits: 7, last_hit: '2026-11-04' },
    { old_path: '/de/gr%C3%B6%C3%9Fe/', hits: 1, last_hit: '2026-11-01' },
    { old_path: '/de/nie', hits: 0, last_hit: null },
  ])
  await db.insert(redirects).values({ oldPath: '/de/danach', newPath: '/de/neu' })
  expect(await notifications.next()).toContain('redirect:/de/danach')
})
