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
const loginPath = '/auth/webauthn/login'
const secondStepPath = '/auth/webauthn/authenticate'
const proofPath = '/auth/webauthn/reauthenticate'
const wrongResponse = { status: 400, body: { errors: [{ code: 'incorrect_code', param: 'credential' }] } }

const loadRequestOptions = async (browser: TestBrowser, requestPath: string) => {
  const { body } = await browser.auth('GET', requestPath)
  return body.data.request_options.publicKey
}
const loadCreationOptions = async (browser: TestBrowser, query = '?passwordless') => {
  const response = await browser.call('GET', `/_allauth/browser/v1${path}${query}`)
  return (await response.json()).data.creation_options.publicKey
}
async function createPasskeyUser(query?: string, passkey = createPasskey()) {
  const user = await createUser(backend, { role: 'editor' })
  const otherBrowser = await new TestBrowser(backend).logIn(user)
  const browser = await new TestBrowser(backend).logIn(user)
  const { challenge } = await loadCreationOptions(browser, query)
  const credential = passkey.create({ challenge })
  const additionResponse = await browser.auth('POST', path, { name: 'Mein Telefon', credential })
  expect(additionResponse.status).toBe(200)
  return { user, browser, otherBrowser, passkey, additionResponse, id: Number(additionResponse.body.data.id) }
}
const enterPassword = (browser: TestBrowser, { email }: UserRow) =>
  browser.auth('POST', '/auth/login', { email, password: testPassword })
const isLoggedIn = async (browser: TestBrowser) => (await browser.auth('GET', '/auth/session')).status === 200

describe('a passkey', () => {
  it('is requested like in allauth and added; other sessions end and the owner is notified', async () => {
    const passkey = createPasskey()
    const { user, browser, otherBrowser, additionResponse, id } = await createPasskeyUser('?passwordless', passkey)
    const key = { type: 'webauthn', id, name: 'Mein Telefon', is_passwordless: true }
    expect(additionResponse.body.data).toEqual({ ...key, created_at: time.start.getTime() / 1000, last_used_at: null })
    expect((await browser.auth('GET', '/account/authenticators')).body.data).toEqual([additionResponse.body.data])
    expect([await isLoggedIn(browser), await isLoggedIn(otherBrowser)]).toEqual([true, false])
    const [mail] = await listMails(backend, user.email, 'second-factor-changed')
    expect(mail?.data).toMatchObject({ change: 'passkey-added' })
    expect(await loadCreationOptions(browser)).toMatchObject({
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
    const createChallenge = async () => (await loadCreationOptions(browser)).challenge
    expect(
      await add(passkey.create({ challenge: await createChallenge(), origin: 'https://evil.example' })),
    ).toMatchObject(wrongResponse)
    expect(await add(passkey.create({ challenge: await createChallenge(), isVerified: false }))).toMatchObject(
      wrongResponse,
    )
    expect(await add(passkey.create({ challenge: 'dW5hc2tlZA' }))).toMatchObject(wrongResponse)
    const challenge = await createChallenge()
    const stranger = await new TestBrowser(backend).logIn(await createUser(backend))
    expect(await stranger.auth('POST', path, { credential: passkey.create({ challenge }) })).toMatchObject(
      wrongResponse,
    )
    expect((await add(passkey.create({ challenge }))).status).toBe(200)
    expect(await add(createPasskey().create({ challenge }))).toMatchObject(wrongResponse)
    const lateChallenge = await createChallenge()
    time.addSeconds(600)
    expect(await add(createPasskey().create({ challenge: lateChallenge }))).toMatchObject(wrongResponse)
  })

  it('is accepted from the origins of the settings', async () => {
    const app = 'android:apk-key-hash:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
    const origins = ['https://app.example.org', app]
    const env = { ...backend.services.env, PASSKEY_ORIGINS: origins }
    const otherBackend = { ...backend, app: createApp({ ...backend.services, env }) }
    const browser = await new TestBrowser(otherBackend).logIn(await createUser(backend))
    for (const origin of [...origins, 'https://buehnenhaus.test']) {
      const credential = createPasskey().create({ challenge: (await loadCreationOptions(browser)).challenge, origin })
      expect((await browser.auth('POST', path, { credential })).status).toBe(200)
    }
    const { challenge } = await loadCreationOptions(browser)
    const credential = createPasskey().create({ challenge, origin: 'https://evil.example' })
    expect(await browser.auth('POST', path, { credential })).toMatchObject(wrongResponse)
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
    const options = { ...backend.services, readLine: async () => '', print: () => undefined }
    await runUserCommand(options, { command: 'remove-second-factor', email: user.email })
    expect(await isLoggedIn(browser)).toBe(false)
    expect((await enterPassword(new TestBrowser(backend), user)).status).toBe(200)
  })
})

describe('a login with a passkey', () => {
  it('as the second step accepts only the account’s own keys', async () => {
    const { user, passkey } = await createPasskeyUser('')
    const browser = new TestBrowser(backend)
    expect((await browser.auth('GET', secondStepPath)).status).toBe(401)
    const passwordResponse = await enterPassword(browser, user)
    expect(passwordResponse.body.data.flows.at(-1)).toMatchObject({ id: 'mfa_authenticate', types: ['webauthn'] })
    const options = await loadRequestOptions(browser, secondStepPath)
    expect(options).toMatchObject({ rpId: 'buehnenhaus.test', allowCredentials: [{ id: passkey.id }] })
    const foreignUser = await createPasskeyUser()
    const createProof = (key: typeof passkey, challenge: string) => ({
      credential: key.get({ challenge, isVerified: false }),
    })
    expect(
      await browser.auth('POST', secondStepPath, createProof(foreignUser.passkey, options.challenge)),
    ).toMatchObject(wrongResponse)
    // The attempt consumed the challenge.
    expect(await browser.auth('POST', secondStepPath, createProof(passkey, options.challenge))).toMatchObject(
      wrongResponse,
    )
    const { challenge } = await loadRequestOptions(browser, secondStepPath)
    const { status, body } = await browser.auth('POST', secondStepPath, createProof(passkey, challenge))
    expect([status, body.data.methods[1]]).toMatchObject([200, { method: 'mfa', type: 'webauthn' }])
    expect(await isLoggedIn(browser)).toBe(true)
  })

  it('without a password needs a discoverable key with user verification', async () => {
    const { user, passkey } = await createPasskeyUser()
    const browser = new TestBrowser(backend)
    const createChallenge = async () => (await loadRequestOptions(browser, loginPath)).challenge
    const send = (credential: unknown) => browser.auth('POST', loginPath, { credential })
    expect(await send(passkey.get({ challenge: await createChallenge(), isVerified: false }))).toMatchObject(
      wrongResponse,
    )
    const plainUser = await createPasskeyUser('')
    expect(await send(plainUser.passkey.get({ challenge: await createChallenge() }))).toMatchObject(wrongResponse)
    expect(await send(createPasskey().get({ challenge: await createChallenge() }))).toMatchObject(wrongResponse)
    const { status, body } = await send(passkey.get({ challenge: await createChallenge() }))
    const at = time.now.getTime() / 1000
    expect([status, body.data.user.email, body.data.methods]).toEqual([
      200,
      user.email,
      [{ method: 'mfa', at, type: 'webauthn' }],
    ])
    expect((await browser.call('GET', '/api/users/me/export/')).status).toBe(200)
    expect((await browser.auth('GET', loginPath)).status).toBe(409)
  })

  it('of an inactive account is refused as with the password', async () => {
    const { user, passkey } = await createPasskeyUser()
    const options = { ...backend.services, readLine: async () => '', print: () => undefined }
    await runUserCommand(options, { command: 'deactivate', email: user.email })
    const browser = new TestBrowser(backend)
    const credential = passkey.get({ challenge: (await loadRequestOptions(browser, loginPath)).challenge })
    const { status, body } = await browser.auth('POST', loginPath, { credential })
    expect([status, body.data.flows.at(-1)]).toEqual([401, { id: 'account_activation' }])
  })

  it('refuses a copy with an outdated counter, logs it and notifies the owner once a day', async () => {
    const { user, passkey, id } = await createPasskeyUser()
    const [ownDevice, copiedDevice] = [new TestBrowser(backend), new TestBrowser(backend)]
    const send = async (browser: TestBrowser) => {
      const { challenge } = await loadRequestOptions(browser, loginPath)
      return browser.auth('POST', loginPath, { credential: passkey.get({ challenge }) })
    }
    expect((await send(ownDevice)).status).toBe(200)
    const countReports = async () => {
      const entries = await backend.services.db
        .select()
        .from(securityEvents)
        .where(and(eq(securityEvents.userId, user.id), eq(securityEvents.event, 'passkey-copied')))
      return [entries.length, (await listMails(backend, user.email, 'passkey-copied')).length]
    }
    expect(await countReports()).toEqual([0, 0])
    passkey.decrementCounter()
    expect(await send(copiedDevice)).toMatchObject(wrongResponse)
    expect(await countReports()).toEqual([1, 1])
    passkey.decrementCounter()
    expect(await send(copiedDevice)).toMatchObject(wrongResponse)
    expect(await countReports()).toEqual([2, 1])
    time.addSeconds(24 * 3600)
    passkey.decrementCounter()
    passkey.decrementCounter()
    expect(await send(copiedDevice)).toMatchObject(wrongResponse)
    expect(await countReports()).toEqual([3, 2])
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
    const { challenge } = await loadRequestOptions(browser, loginPath)
    const credential = passkey.get({ challenge })
    const { challenge: next } = await loadRequestOptions(browser, loginPath)
    const forgedCredential = { ...credential, response: { ...passkey.get({ challenge: next }).response } }
    forgedCredential.response.signature = credential.response.signature
    expect(await browser.auth('POST', loginPath, { credential: forgedCredential })).toMatchObject(wrongResponse)
    expect(await listMails(backend, user.email, 'passkey-copied')).toEqual([])
  })
})

it('accepts a passkey as recent proof for the session that used it', async () => {
  const { browser, passkey } = await createPasskeyUser('?passwordless', createPasskey({ hasCounter: false }))
  time.addSeconds(20 * 60)
  expect((await browser.call('GET', '/api/users/me/export/')).status).toBe(401)
  const { challenge } = await loadRequestOptions(browser, proofPath)
  const otherBrowser = new TestBrowser(backend)
  expect(await otherBrowser.auth('POST', loginPath, { credential: passkey.get({ challenge }) })).toMatchObject(
    wrongResponse,
  )
  expect((await browser.auth('POST', proofPath, { credential: passkey.get({ challenge }) })).status).toBe(200)
  expect((await browser.call('GET', '/api/users/me/export/')).status).toBe(200)
})
