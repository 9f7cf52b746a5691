import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { createUser, listMails, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startTestClock } from '@/tests/clock'

const time = startTestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })

let addressCount = 0
const createAddress = () => {
  addressCount += 1
  return `proof-${addressCount}@example.org`
}
async function logInUser(role: 'user' | 'editor' = 'user') {
  const user = await createUser(backend, { role })
  return { user, browser: await new TestBrowser(backend).logIn(user) }
}
const reauthenticate = (browser: TestBrowser, password: string) =>
  browser.auth('POST', '/auth/reauthenticate', { password })
const requestChange = (browser: TestBrowser, email: string) => browser.auth('POST', '/account/email', { email })

const pendingProof = { flows: [{ id: 'reauthenticate', is_pending: true }] }

describe('a change of the address', () => {
  it('asks for the password again 15 minutes after the last proof', async () => {
    const { user, browser } = await logInUser()
    const email = createAddress()
    time.addMinutes(14.99)
    expect((await requestChange(browser, createAddress())).status).toBe(200)
    time.addMinutes(0.01)
    const { status, body } = await requestChange(browser, email)
    expect({ status, body }).toEqual({
      status: 401,
      body: {
        status: 401,
        data: {
          user: expect.objectContaining({ id: user.id, email: user.email }),
          methods: [{ method: 'password', at: time.start.getTime() / 1000, email: user.email }],
          ...pendingProof,
        },
        meta: { is_authenticated: true },
      },
    })
    expect(await listMails(backend, email)).toEqual([])
    const proof = await reauthenticate(browser, testPassword)
    expect(proof.status).toBe(200)
    expect(proof.body.data.methods).toEqual([{ method: 'password', at: time.now.getTime() / 1000, email: user.email }])
    expect((await requestChange(browser, email)).status).toBe(200)
    expect(await listMails(backend, email)).toHaveLength(1)
  })

  it('asks in each session separately', async () => {
    const { user, browser } = await logInUser()
    time.addMinutes(20)
    await new TestBrowser(backend).logIn(user)
    expect((await requestChange(browser, createAddress())).status).toBe(401)
  })

  it('reports an invalid address before it asks', async () => {
    const { browser } = await logInUser()
    time.addMinutes(20)
    expect((await requestChange(browser, 'nobody')).status).toBe(400)
  })
})

describe.each([
  ['GET', '/api/users/me/export/', 200],
  ['DELETE', '/de/api/users/me/sessions/', 204],
])('the call %s %s', (method, path, successStatus) => {
  it('asks for the password again', async () => {
    const { browser } = await logInUser()
    time.addMinutes(15)
    const rejection = await browser.call(method, path)
    expect({ status: rejection.status, body: await rejection.json() }).toEqual({
      status: 401,
      body: { detail: expect.stringContaining('Passwort'), data: pendingProof },
    })
    await reauthenticate(browser, testPassword)
    expect((await browser.call(method, path)).status).toBe(successStatus)
  })
})

describe('a proof', () => {
  it('is refused for a wrong password and stored only for the right one', async () => {
    const { user, browser } = await logInUser()
    time.addMinutes(20)
    const { status, body } = await reauthenticate(browser, 'wrong password')
    expect({ status, errors: body.errors }).toMatchObject({
      status: 400,
      errors: [{ code: 'incorrect_password', param: 'password' }],
    })
    expect((await requestChange(browser, createAddress())).status).toBe(401)
    await reauthenticate(browser, testPassword)
    const events = await backend.services.db
      .select({ event: securityEvents.event })
      .from(securityEvents)
      .where(eq(securityEvents.userId, user.id))
    expect(events.filter(({ event }) => event === 'proof-given')).toHaveLength(1)
  })

  it('is limited like a login, so that a stolen session cannot guess', async () => {
    const { user, browser } = await logInUser()
    time.addMinutes(20)
    for (let round = 0; round < 5; round += 1) {
      expect((await reauthenticate(browser, 'wrong password')).status).toBe(400)
    }
    const lockedResponse = await reauthenticate(browser, testPassword)
    expect([lockedResponse.status, lockedResponse.headers.get('Retry-After')]).toEqual([429, '900'])
    expect((await requestChange(browser, createAddress())).status).toBe(401)
    expect(await listMails(backend, user.email, 'email-change-requested')).toEqual([])
  })

  it('needs a login and a password', async () => {
    expect((await reauthenticate(new TestBrowser(backend), testPassword)).status).toBe(401)
    const { browser } = await logInUser()
    const { body } = await browser.auth('POST', '/auth/reauthenticate', {})
    expect(body.errors).toMatchObject([{ code: 'required', param: 'password' }])
  })
})

describe('the current address', () => {
  it('gets a mail at once, with the new address and a link to stop the change', async () => {
    const { user, browser } = await logInUser()
    const email = createAddress()
    await requestChange(browser, email)
    const key = await readMailKey(backend, user.email, 'email-change-requested')
    expect(await listMails(backend, user.email)).toMatchObject([
      {
        template: 'email-change-requested',
        data: { newEmail: email, url: `https://buehnenhaus.test/de/account/stop-email-change/${key}` },
      },
    ])
  })

  it('gets one mail for each requested address', async () => {
    const { user, browser } = await logInUser()
    const email = createAddress()
    await requestChange(browser, email)
    expect((await browser.auth('POST', '/account/email', { email })).status).toBe(400)
    await browser.auth('PUT', '/account/email', { email })
    expect(await listMails(backend, user.email, 'email-change-requested')).toHaveLength(1)
    await requestChange(browser, createAddress())
    expect(await listMails(backend, user.email, 'email-change-requested')).toHaveLength(2)
  })

  it('gets a mail even beyond its limit of mails', async () => {
    const email = createAddress()
    for (let round = 0; round < 3; round += 1) await requestChange((await logInUser()).browser, email)
    const { user, browser } = await logInUser()
    await requestChange(browser, email)
    const mails = await listMails(backend, email)
    expect(mails.map(({ dueAt }) => dueAt !== null)).toEqual([true, false, false, false])
    expect(await listMails(backend, user.email, 'email-change-requested')).toHaveLength(1)
  })
})

describe('the link to stop a change', () => {
  const stop = (key: string, browser = new TestBrowser(backend)) => browser.auth('POST', '/auth/email/stop', { key })
  const invalidKeyResponse = { status: 400, body: { errors: [{ code: 'invalid_or_expired_key', param: 'key' }] } }

  async function beginChange() {
    const { user, browser } = await logInUser()
    const email = createAddress()
    await requestChange(browser, email)
    const keys = {
      verify: await readMailKey(backend, email, 'verify-new-email'),
      stop: await readMailKey(backend, user.email, 'email-change-requested'),
    }
    return { user, browser, email, keys }
  }

  it('needs no session, ends the change and all sessions, and works once', async () => {
    const { user, browser, keys } = await beginChange()
    const otherBrowser = await new TestBrowser(backend).logIn(user)
    const { status, body } = await stop(keys.stop)
    expect({ status, flows: body.data.flows }).toEqual({
      status: 401,
      flows: [{ id: 'login' }, { id: 'signup' }, { id: 'mfa_login_webauthn' }],
    })
    for (const endedBrowser of [browser, otherBrowser])
      expect((await endedBrowser.auth('GET', '/auth/session')).status).toBe(401)
    expect(await browser.auth('POST', '/auth/email/verify', { key: keys.verify })).toMatchObject(invalidKeyResponse)
    expect(await stop(keys.stop)).toMatchObject(invalidKeyResponse)
    await new TestBrowser(backend).logIn(user)
  })

  it('clears the cookies only in the browser whose session it ends', async () => {
    const { browser, keys } = await beginChange()
    const stranger = await logInUser()
    await stop(keys.stop, stranger.browser)
    expect(stranger.browser.cookies.has('sessionid')).toBe(true)
    expect(browser.cookies.has('sessionid')).toBe(true)
    const ownChange = await beginChange()
    await stop(ownChange.keys.stop, ownChange.browser)
    expect([...ownChange.browser.cookies.keys()]).toEqual(['csrftoken', '__Host-device'])
  })

  it('is invalid once the change is done, canceled or replaced', async () => {
    const completedChange = await beginChange()
    await completedChange.browser.auth('POST', '/auth/email/verify', { key: completedChange.keys.verify })
    expect(await stop(completedChange.keys.stop)).toMatchObject(invalidKeyResponse)
    const canceledChange = await beginChange()
    await canceledChange.browser.auth('DELETE', '/account/email', { email: canceledChange.email })
    expect(await stop(canceledChange.keys.stop)).toMatchObject(invalidKeyResponse)
    const replacedChange = await beginChange()
    await requestChange(replacedChange.browser, createAddress())
    expect(await stop(replacedChange.keys.stop)).toMatchObject(invalidKeyResponse)
  })

  it('is valid for three days and changes nothing by GET', async () => {
    const { keys } = await beginChange()
    const readResponse = await new TestBrowser(backend).call(
      'GET',
      `/_allauth/browser/v1/auth/email/stop?key=${keys.stop}`,
    )
    expect(readResponse.status).toBe(405)
    time.addMinutes(3 * 24 * 60)
    expect(await stop(keys.stop)).toMatchObject(invalidKeyResponse)
  })

  it.each(['verify', 'stop'] as const)('allows one of two simultaneous keys: %s first', async (first) => {
    const { browser, keys, user, email } = await beginChange()
    const uses = {
      verify: () => browser.auth('POST', '/auth/email/verify', { key: keys.verify }),
      stop: () => stop(keys.stop),
    }
    const order = first === 'verify' ? (['verify', 'stop'] as const) : (['stop', 'verify'] as const)
    const responses = await Promise.all(order.map((name) => uses[name]()))
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(1)
    const isStopped = responses[order.indexOf('stop')]?.status === 401
    await new TestBrowser(backend).logIn({ email: isStopped ? user.email : email })
  })

  it.each(['', 'x', 'x'.repeat(43)])('is rejected when it is %j', async (key) => {
    expect((await stop(key)).status).toBe(400)
  })
})
