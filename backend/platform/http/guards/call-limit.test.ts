import { beforeEach, expect, it } from 'vitest'
import { startTestBackend } from '@/tests/backend-app'
import { clientCallLimit } from './call-limit'

const time = { now: new Date('2026-11-21T09:00:00Z') }
const backend = startTestBackend({ clock: () => time.now })
const callFrom = (client: string, path = '/de/api/csrf/') => backend.get(path, { 'X-Forwarded-For': client })
const spend = async (client: string) => {
  for (let call = 0; call < clientCallLimit.burst; call += 1) {
    if ((await callFrom(client)).status !== 200) throw new Error(`refused at call ${call + 1}`)
  }
}
beforeEach(() => {
  time.now = new Date(time.now.getTime() + 3_600_000)
})

it('rejects only the client beyond the limit, in the requested language', async () => {
  await spend('192.0.2.1')
  const refusal = await callFrom('192.0.2.1')
  expect([refusal.status, refusal.headers.get('Retry-After')]).toEqual([429, '1'])
  expect(await refusal.json()).toEqual({ detail: 'Zu viele Anfragen. Bitte warten Sie einen Augenblick.' })
  expect((await callFrom('192.0.2.1', '/_allauth/browser/v1/config')).status).toBe(429)
  expect((await callFrom('192.0.2.2')).status).toBe(200)
  time.now = new Date(time.now.getTime() + 1000)
  expect((await callFrom('192.0.2.1')).status).toBe(200)
})

it('counts the addresses of an IPv6 network as one client', async () => {
  await spend('2001:db8:1:2::1')
  expect((await callFrom('2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await callFrom('2001:db8:1:3::1')).status).toBe(200)
})

it('counts neither pictures nor health checks', async () => {
  await spend('192.0.2.3')
  expect((await callFrom('192.0.2.3', '/media/1/none.webp')).status).toBe(404)
  expect((await callFrom('192.0.2.3', '/api/health/live/')).status).toBe(200)
  expect((await callFrom('192.0.2.3', '/de/api/health/ready/')).status).toBe(200)
})

it("does not count the site's own reads", async () => {
  for (let call = 0; call <= clientCallLimit.burst; call += 1) {
    expect((await backend.get('/de/api/csrf/')).status).toBe(200)
  }
})
