import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { authConfigSchema, authSessionsSchema } from '@/lib/contract/accounts/auth'
import { createUser, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startTestClock } from '@/tests/clock'

const time = startTestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })

const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

async function createTwoSessions() {
  const user = await createUser(backend)
  const otherBrowser = await new TestBrowser(backend, firefox).logIn(user)
  time.addMinutes(1)
  const browser = await new TestBrowser(backend).logIn(user)
  return { user, browser, otherBrowser }
}
async function listSessionIds(browser: TestBrowser) {
  const { data } = authSessionsSchema.parse((await browser.auth('GET', '/auth/sessions')).body)
  return {
    currentId: data.find(({ is_current }) => is_current)?.id ?? 0,
    otherIds: data.filter(({ is_current }) => !is_current).map(({ id }) => id),
  }
}
const endSessions = (browser: TestBrowser, sessions: unknown) => browser.auth('DELETE', '/auth/sessions', { sessions })
const isSignedIn = async (browser: TestBrowser) => (await browser.auth('GET', '/auth/session')).status === 200

it('announces the list of sessions in the configuration', async () => {
  const { body } = await new TestBrowser(backend).auth('GET', '/config')
  expect(authConfigSchema.parse(body).data.usersessions).toEqual({ track_activity: true })
})

it('lists the sessions without their network, the last used first', async () => {
  const { browser } = await createTwoSessions()
  const seconds = time.start.getTime() / 1000
  expect((await browser.auth('GET', '/auth/sessions')).body).toEqual({
    status: 200,
    data: [
      {
        id: expect.any(Number),
        user_agent: '',
        ip: '',
        is_current: true,
        created_at: seconds + 60,
        last_seen_at: seconds + 60,
      },
      {
        id: expect.any(Number),
        user_agent: 'Firefox, Linux',
        ip: '',
        is_current: false,
        created_at: seconds,
        last_seen_at: seconds,
      },
    ],
  })
})

describe('ending a session', () => {
  it('ends the session and the keys mailed before its end', async () => {
    const { user, browser, otherBrowser } = await createTwoSessions()
    const thirdBrowser = await new TestBrowser(backend).logIn(user)
    await otherBrowser.auth('POST', '/account/email', { email: 'stolen@example.org' })
    const key = await readMailKey(backend, 'stolen@example.org', 'verify-new-email')
    const ids = await listSessionIds(browser)
    const stolenId = (await listSessionIds(otherBrowser)).currentId
    const { status, body } = await endSessions(browser, [stolenId])
    expect(status).toBe(200)
    expect(authSessionsSchema.parse(body).data.map(({ id }) => id)).toEqual(
      expect.arrayContaining([ids.currentId, ...ids.otherIds.filter((id) => id !== stolenId)]),
    )
    expect([await isSignedIn(browser), await isSignedIn(thirdBrowser), await isSignedIn(otherBrowser)]).toEqual([
      true,
      true,
      false,
    ])
    expect((await browser.auth('POST', '/auth/email/verify', { key })).status).toBe(400)
    const events = await backend.services.db
      .select({ event: securityEvents.event, object: securityEvents.object })
      .from(securityEvents)
      .where(eq(securityEvents.userId, user.id))
    expect(events.filter(({ event }) => event === 'session-ended')).toMatchObject([{ object: `#${stolenId}` }])
  })

  it('asks for the password without a recent proof', async () => {
    const { browser } = await createTwoSessions()
    const { otherIds } = await listSessionIds(browser)
    time.addMinutes(15)
    const rejection = await endSessions(browser, otherIds)
    expect([rejection.status, rejection.body.data.flows]).toEqual([401, [{ id: 'reauthenticate', is_pending: true }]])
    expect((await listSessionIds(browser)).otherIds).toEqual(otherIds)
    await browser.auth('POST', '/auth/reauthenticate', { password: testPassword })
    expect((await endSessions(browser, otherIds)).status).toBe(200)
  })

  it('ends the current session without a password', async () => {
    const { browser, otherBrowser } = await createTwoSessions()
    time.addMinutes(20)
    const { status, headers } = await endSessions(browser, [(await listSessionIds(browser)).currentId])
    expect([status, headers.get('Clear-Site-Data')]).toEqual([401, '"storage"'])
    expect([...browser.cookies.keys()]).toEqual(['csrftoken', '__Host-device'])
    expect([await isSignedIn(browser), await isSignedIn(otherBrowser)]).toEqual([false, true])
  })

  it('ends no session if one belongs to another account', async () => {
    const { browser, otherBrowser } = await createTwoSessions()
    const foreignBrowser = await new TestBrowser(backend).logIn(await createUser(backend))
    const { otherIds } = await listSessionIds(browser)
    const { status, body } = await endSessions(browser, [...otherIds, (await listSessionIds(foreignBrowser)).currentId])
    expect([status, body.errors]).toMatchObject([400, [{ code: 'invalid', param: 'sessions' }]])
    expect([await isSignedIn(otherBrowser), await isSignedIn(foreignBrowser)]).toEqual([true, true])
  })

  it.each([
    [undefined, 'required'],
    [[], 'required'],
    ['all', 'invalid'],
    [[1.5], 'invalid'],
    [['1'], 'invalid'],
    [[2 ** 40], 'invalid'],
  ])('refuses %j', async (sessions, code) => {
    const { browser } = await createTwoSessions()
    const { status, body } = await endSessions(browser, sessions)
    expect([status, body.errors]).toMatchObject([400, [{ code, param: 'sessions' }]])
  })
})
