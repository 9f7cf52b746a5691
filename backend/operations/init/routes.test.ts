import { beforeEach, expect, it } from 'vitest'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createSetUpNotice } from './set-up'
import { createSetUpCode } from './set-up-code'

const backend = startTestBackend()
const path = '/api/set-up/'
const loadRows = async () => {
  const { db } = backend.services
  const [accounts, settingsRows, pageRows] = await Promise.all([
    db.select().from(users),
    db.select().from(settings),
    db.select().from(pages),
  ])
  return { accounts, settings: settingsRows.length, pages: pageRows.length }
}
const noRows = { accounts: [], settings: 0, pages: 0 }

let input: Record<string, string>
beforeEach(() => {
  input = {
    code: createSetUpCode(backend.services.serverKey),
    name: 'Haus & Hof',
    language: 'en',
    first_name: 'Ada',
    last_name: 'Probe',
    email: 'Ada@haus.example',
    password: testPassword,
  }
})
/** Creates a browser with its own address. */
const send = (body: object, browser = new TestBrowser(backend)) => browser.call('POST', path, body)

it('prints the code at the start: 128 bits, the same on each server of a database', async () => {
  const [line = ''] = await createSetUpNotice(backend.services)
  expect(line).toContain(`https://buehnenhaus.test/setup with this code: ${input.code}`)
  expect(input.code?.replaceAll('-', '')).toMatch(/^[\da-f]{32}$/)
  expect(createSetUpCode('another key')).not.toBe(input.code)
  const response = await backend.get(path)
  expect([response.status, await response.json()]).toEqual([200, { state: 'waiting' }])
})

it('creates nothing for a wrong code and reveals nothing', async () => {
  for (const code of ['x', `${input.code}0`, input.code?.slice(1) ?? '']) {
    const response = await send({ ...input, code, password: '123' })
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: [expect.stringMatching(/^Dieser Code stimmt nicht/)] },
    ])
  }
  expect(await loadRows()).toEqual(noRows)
})

it('creates nothing for invalid input and reports the errors', async () => {
  const response = await send({ ...input, first_name: ' ', email: 'nobody' })
  expect([response.status, Object.keys(await response.json())]).toEqual([400, ['first_name', 'email']])
  for (const password of ['short', '1234567890', 'haus & hof haus']) {
    const passwordResponse = await send({ ...input, password })
    expect([passwordResponse.status, Object.keys(await passwordResponse.json())]).toEqual([400, ['password']])
  }
  expect(await loadRows()).toEqual(noRows)
})

it('limits the attempts of a client', async () => {
  const browser = new TestBrowser(backend)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await send({ ...input, code: 'x' }, browser)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

it('creates the site once for simultaneous requests and returns 404 afterwards', async () => {
  const typedCode = input.code?.replaceAll('-', ' ').toUpperCase()
  const responses = await Promise.all([
    send({ ...input, code: typedCode }),
    send({ ...input, email: 'eve@haus.example' }),
    send({ ...input, email: 'bob@haus.example' }),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 404, 404])
  const rowCounts = await loadRows()
  expect(rowCounts).toMatchObject({ accounts: [{ role: 'admin', isActive: true, language: 'en' }], settings: 1 })
  const [event] = await backend.services.db.select().from(securityEvents)
  const change = { event: 'created', before: 'none', after: 'admin' }
  expect(event).toMatchObject({ ...change, actor: 'user', userId: rowCounts.accounts[0]?.id })

  const home = await (await backend.get('/de/pageeditor-api/page/')).json()
  expect(home).toMatchObject({ title: 'Haus & Hof', is_online: true })
  const browser = new TestBrowser(backend)
  await browser.call('GET', '/_allauth/browser/v1/config')
  const login = await browser.call('POST', '/_allauth/browser/v1/auth/login', {
    email: rowCounts.accounts[0]?.email,
    password: testPassword,
  })
  expect(login.status).toBe(200)

  expect((await backend.get(path)).status).toBe(404)
  expect((await send(input)).status).toBe(404)
  expect(await createSetUpNotice(backend.services)).toEqual([])
  expect((await loadRows()).pages).toBe(rowCounts.pages)
}, 60_000)
