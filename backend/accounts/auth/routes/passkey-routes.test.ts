import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { runUserCommand } from '@/backend/operations/command-line/run'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { createUser, listMails, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startTestClock } from '@/tests/clock'
import { createPasskey } from '@/tests/passkey'

const time = startTestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })

const path = '/account/authenticators/webauthn'
const [login, second, proof] = ['login', 'authenticate', 'reauthenticate'].map((task) => `/auth/webauthn/${task}`)
const wrong = { status: 400, body: { errors: [{ code: 'incorrect_code', param: 'credential' }] } }

const ask = async (browser: TestBrowser, from = '') => {
  const { body } = await browser.auth('GET', from)
  return body.data.request_options.publicKey
}
const beginAdding = async (browser: TestBrowser, query = '?passwordless') => {
  const response = await browser.call('GET', `/_allauth/browser/v1${path}${query}`)
  return (await response.json()).data.creation_options.publicKey
}
async function createPasskeyUser(query?: string, passkey = createPasskey()) {
  const user = await createUser(backend, { role: 'editor' })
  const otherBrowser = await new TestBrowser(backend).logIn(user)
  const browser = await new TestBrowser(backend).logIn(user)
  const { challenge } = await beginAdding(browser, query)
  const credential = passkey.create({ challenge })
  const additionResponse = await browser.auth('POST', path, { name: 'Mein Telefon', credential })
  expect(additionResponse.status).toBe(200)
  return {
    user,
    browser,
    other: otherBrowser,
    passkey,
    added: additionResponse,
    id: Number(additionResponse.body.data.id),
  }
}
const enterPassword = (browser: TestBrowser, { email }: UserRow) =>
  browser.auth('POST', '/auth/login', { email, password: testPassword })
const isIn = async (browser: TestBrowser) => (await browser.auth('GET', '/auth/session')).status === 200

describe('a passkey', () => {
  it('is requested like in allauth and added; other sessions end and the owner is notified', async () => {
    const passkey = createPasskey()
    const { user, browser, other, added, id } = await createPasskeyUser('?passwordless', passkey)
    const key = { type: 'webauthn', id, name: 'Mein Telefon', is_passwordless: true }
    expect(added.body.data).toEqual({ ...key, created_at: time.start.getTime() / 1000, last_used_at: null })
    expect((await browser.auth('GET', '/account/authenticators')).body.data).toEqual([added.body.data])
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false])
    const [mail] = await listMails(backend, user.email, 'second-factor-changed')
    expect(mail?.data).toMatchObject({ change: 'passkey-added' })
    expect(await beginAdding(browser)).toMatchObject({
      rp: { id: 'buehnenhaus.test' },
      user: { name: user.email },
      excludeCredentials: [{ id: passkey.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('needs a recent proof for adding, renaming and removing', async () => {
    const { browser, id } = await createPasskeyUser()
    time.addSeconds(15 * 60)
    const credential = createPasskey().create({ challenge: 'x' })
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', { credential }],
      ['PUT', { id, name: 'Anders' }],
      ['DELETE', { authenticators: [id] }],
    ] as const) {
      const { status, body: refusal } = await browser.auth(method, path, body)
      expect([status, refusal.data.flows[0].id, method]).toEqual([401, 'reauthenticate', method])
    }
  })

  it('is rejected for another site, an unknown or used challenge, and without user verification', async () => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend))
    const passkey = createPasskey()
    const add = (credential: unknown) => browser.auth('POST', path, { credential })
    const createChallenge = async () => (await beginAdding(browser)).challenge
    expect(
      await add(passkey.create({ challenge: await createChallenge(), origin: 'https://evil.example' })),
    ).toMatchObject(wrong)
    expect(await add(passkey.create({ challenge: await createChallenge(), isVerified: false }))).toMatchObject(wrong)
    expect(await add(passkey.create({ challenge: 'dW5hc2tlZA' }))).toMatchObject(wrong)
    const challenge = await createChallenge()
    const stranger = await new TestBrowser(backend).logIn(await createUser(backend))
    expect(await stranger.auth('POST', path, { credential: passkey.create({ challenge }) })).toMatchObject(wrong)
    expect((await add(passkey.create({ challenge }))).status).toBe(200)
    expect(await add(createPasskey().create({ challenge }))).toMatchObject(wrong)
    const late = await createChallenge()
    time.addSeconds(600)
    expect(await add(createPasskey().create({ challenge: late }))).toMatchObject(wrong)
  })

  it('is accepted from the origins of the settings', async () => {
    const app = 'android:apk-key-hash:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
    const origins = ['https://app.example.org', app]
    const env = { ...backend.services.env, PASSKEY_ORIGINS: origins }
    const otherBackend = { ...backend, app: createApp({ ...backend.services, env }) }
    const browser = await new TestBrowser(otherBackend).logIn(await createUser(backend))
    for (const origin of [...origins, 'https://buehnenhaus.test']) {
      const credential = createPasskey().create({ challenge: (await beginAdding(browser)).challenge, origin })
      expect((await browser.auth('POST', path, { credential })).status).toBe(200)
    }
    const { challenge } = await beginAdding(browser)
    const credential = createPasskey().create({ challenge, origin: 'https://evil.example' })
    expect(await browser.auth('POST', path, { credential })).toMatchObject(wrong)
  })

  it('is renamed and removed by its owner only; recovery codes go with the last factor', async () => {
    const { user, browser, id } = await createPasskeyUser()
    const stranger = await new TestBrowser(backend).logIn(await createUser(backend))
    expect((await stranger.auth('PUT', path, { id, name: 'Meins' })).status).toBe(400)
    expect((await stranger.auth('DELETE', path, { authenticators: [id] })).status).toBe(400)
    expect((await browser.auth('PUT', path, { id, name: ' Schlüssel ' })).body.data.name).toBe('Schlüssel')
    await browser.call('POST', '/_allauth/browser/v1/account/authenticators/recovery-codes')
    expect((await browser.auth('GET', '/account/authenticators')).body.data).toHaveLength(2)
    expect((await browser.auth('DELETE', path, { authenticators: [id] })).body).toEqual({ status: 200 })
    expect((await browser.auth('GET', '/account/authenticators')).body.data).toEqual([])
    expect((await enterPassword(new TestBrowser(backend), user)).status).toBe(200)
    const events = await backend.services.db
      .select({ event: securityEvents.event })
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, user.id), eq(securityEvents.object, `#${id}`)))
    expect(events).toEqual([{ event: 'second-factor-added' }, { event: 'second-factor-removed' }])
  })

  it('is removed at the command line with all other factors', async () => {
    const { user, browser } = await createPasskeyUser()
    const parts = { ...backend.services, readLine: async () => '', print: () => undefined }
    await runUserCommand(parts, { command: 'remove-second-factor', email: user.email })
    expect(await isIn(browser)).toBe(false)
    expect((await enterPassword(new TestBrowser(backend), user)).status).toBe(200)
  })
})

describe('a login with a passkey', () => {
  it('as the second step accepts only the account’s own keys', async () => {
    const { user, passkey } = await createPasskeyUser('')
    const browser = new TestBrowser(backend)
    expect((await browser.auth('GET', String(second))).status).toBe(401)
    const waiting = await enterPassword(browser, user)
    expect(waiting.body.data.flows.at(-1)).toMatchObject({ id: 'mfa_authenticate', types: ['webauthn'] })
    const options = await ask(browser, second)
    expect(options).toMatchObject({ rpId: 'buehnenhaus.test', allowCredentials: [{ id: passkey.id }] })
    const foreign = await createPasskeyUser()
    const of = (key: typeof passkey, challenge: string) => ({ credential: key.get({ challenge, isVerified: false }) })
    expect(await browser.auth('POST', String(second), of(foreign.passkey, options.challenge))).toMatchObject(wrong)
    // The attempt consumed the challenge.
    expect(await browser.auth('POST', String(second), of(passkey, options.challenge))).toMatchObject(wrong)
    const { challenge } = await ask(browser, second)
    const { status, body } = await browser.auth('POST', String(second), of(passkey, challenge))
    expect([status, body.data.methods[1]]).toMatchObject([200, { method: 'mfa', type: 'webauthn' }])
    expect(await isIn(browser)).toBe(true)
  })

  it('without a password needs a discoverable key with user verification', async () => {
    const { user, passkey } = await createPasskeyUser()
    const browser = new TestBrowser(backend)
    const begin = async () => (await ask(browser, login)).challenge
    const send = (credential: unknown) => browser.auth('POST', String(login), { credential })
    expect(await send(passkey.get({ challenge: await begin(), isVerified: false }))).toMatchObject(wrong)
    const plain = await createPasskeyUser('')
    expect(await send(plain.passkey.get({ challenge: await begin() }))).toMatchObject(wrong)
    expect(await send(createPasskey().get({ challenge: await begin() }))).toMatchObject(wrong)
    const { status, body } = await send(passkey.get({ challenge: await begin() }))
    const at = time.now.getTime() / 1000
    expect([status, body.data.user.email, body.data.methods]).toEqual([
      200,
      user.email,
      [{ method: 'mfa', at, type: 'webauthn' }],
    ])
    expect((await browser.call('GET', '/api/users/me/export/')).status).toBe(200)
    expect((await browser.auth('GET', String(login))).status).toBe(409)
  })

  it('of an inactive account is refused as with the password', async () => {
    const { user, passkey } = await createPasskeyUser()
    const parts = { ...backend.services, readLine: async () => '', print: () => undefined }
    await runUserCommand(parts, { command: 'deactivate', email: user.email })
    const browser = new TestBrowser(backend)
    const credential = passkey.get({ challenge: (await ask(browser, login)).challenge })
    const { status, body } = await browser.auth('POST', String(login), { credential })
    expect([status, body.data.flows.at(-1)]).toEqual([401, { id: 'account_activation' }])
  })

  it('refuses a copy with an outdated counter, logs it and notifies the owner once a day', async () => {
    const { user, passkey, id } = await createPasskeyUser()
    const [ownDevice, copiedDevice] = [new TestBrowser(backend), new TestBrowser(backend)]
    const send = async (browser: TestBrowser) => {
      const { challenge } = await ask(browser, login)
      return browser.auth('POST', String(login), { credential: passkey.get({ challenge }) })
    }
    expect((await send(ownDevice)).status).toBe(200)
    const reports = async () => {
      const entries = await backend.services.db
        .select()
        .from(securityEvents)
        .where(and(eq(securityEvents.userId, user.id), eq(securityEvents.event, 'passkey-copied')))
      return [entries.length, (await listMails(backend, user.email, 'passkey-copied')).length]
    }
    expect(await reports()).toEqual([0, 0])
    passkey.decrementCounter()
    expect(await send(copiedDevice)).toMatchObject(wrong)
    expect(await reports()).toEqual([1, 1])
    passkey.decrementCounter()
    expect(await send(copiedDevice)).toMatchObject(wrong)
    expect(await reports()).toEqual([2, 1])
    time.addSeconds(24 * 3600)
    passkey.decrementCounter()
    passkey.decrementCounter()
    expect(await send(copiedDevice)).toMatchObject(wrong)
    expect(await reports()).toEqual([3, 2])
    const [mail] = await listMails(backend, user.email, 'passkey-copied')
    expect(mail?.data).toMatchObject({ passkey: 'Mein Telefon' })
    const [entry] = await backend.services.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.event, 'passkey-copied'))
    expect(entry).toMatchObject({ object: `#${id}`, actorId: null })
  })

  it('with an invalid signature is not reported as a copy for any counter', async () => {
    const { user, passkey } = await createPasskeyUser()
    const browser = new TestBrowser(backend)
    const { challenge } = await ask(browser, login)
    const credential = passkey.get({ challenge })
    const { challenge: next } = await ask(browser, login)
    const forged = { ...credential, response: { ...passkey.get({ challenge: next }).response } }
    forged.response.signature = credential.response.signature
    expect(await browser.auth('POST', String(login), { credential: forged })).toMatchObject(wrong)
    expect(await listMails(backend, user.email, 'passkey-copied')).toEqual([])
  })
})

it('accepts a passkey as recent proof for the session that used it', async () => {
  const { browser, passkey } = await createPasskeyUser('?passwordless', createPasskey({ hasCounter: false }))
  time.addSeconds(20 * 60)
  expect((await browser.call('GET', '/api/users/me/export/')).status).toBe(401)
  const { challenge } = await ask(browser, proof)
  const elsewhere = new TestBrowser(backend)
  expect(await elsewhere.auth('POST', String(login), { credential: passkey.get({ challenge }) })).toMatchObject(wrong)
  expect((await browser.auth('POST', String(proof), { credential: passkey.get({ challenge }) })).status).toBe(200)
  expect((await browser.call('GET', '/api/users/me/export/')).status).toBe(200)
})
