import { expect, it } from 'vitest'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const time = { now: new Date('2026-11-21T09:00:00Z') }
const backend = startTestBackend({ clock: () => time.now })

it('exports a list only with a recent proof', async () => {
  const browser = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'admin' }))
  const { types } = await (await browser.call('GET', '/de/api/administration/')).json()
  const statuses = () =>
    Promise.all(
      types.map(
        async (type: string) => (await browser.call('GET', `/de/api/administration/${type}/export.csv`)).status,
      ),
    )
  expect(new Set(await statuses())).toEqual(new Set([200]))
  time.now = new Date(time.now.getTime() + 15 * 60_000)
  expect(new Set(await statuses())).toEqual(new Set([401]))
  const refusedResponse = await browser.call('GET', '/de/api/administration/users/export.csv')
  expect((await refusedResponse.json()).data.flows[0]).toEqual({ id: 'reauthenticate', is_pending: true })
})
