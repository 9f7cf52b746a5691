import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { createUser, listMails, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startTestClock } from '@/tests/clock'

const time = startTestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })
const newPassword = 'Scheinwerfer an, Ruhe bitte'
const invalidKeyErrors = [['invalid_password_reset', 'key']]

const toErrorCodes = ({ body }: { body: { errors: { code: string; param?: string }[] } }) =>
  body.errors.map(({ code, param }) => [code, param])
const requestReset = (email: string) =>
  new TestBrowser(backend).auth('POST', '/auth/password/request', { email }, { Host: 'evil.example' })
const readKey = (key: string) =>
  new TestBrowser(backend).auth('GET', '/auth/password/reset', undefined, { 'X-Password-Reset-Key': key })
const reset = (key: string, password = newPassword) =>
  new TestBrowser(backend).auth('POST', '/auth/password/reset', { key, password })
const logIn = (email: string, password: string) =>
  new TestBrowser(backend).auth('POST', '/auth/login', { email, password })
const loadSession = (browser: TestBrowser) => browser.auth('GET', '/auth/session')

async function requestKey() {
  const user = await createUser(backend)
  await requestReset(user.email)
  return { user, key: await readMailKey(backend, user.email, 'password-reset') }
}

describe('a forgotten password', () => {
  it('is requested without revealing the existence of an account', async () => {
    const user = await createUser(backend, { language: 'en' })
    const knownResponse = await requestReset(` ${user.email.toUpperCase()}`)
    const unknownResponse = await requestReset('unknown@example.org')
    expect({ ...knownResponse, headers: [] }).toEqual({ ...unknownResponse, headers: [] })
    expect(knownResponse).toMatchObject({ status: 200, body: { status: 200 } })
    const key = await readMailKey(backend, user.email, 'password-reset')
    expect(await listMails(backend, user.email)).toMatchObject([
      { locale: 'en', data: { url: `https://buehnenhaus.test/en/account/password/reset/key/${key}` } },
    ])
    expect(await listMails(backend, 'unknown@example.org')).toEqual([])
  })

  it('is replaced by the key, which ends all sessions and sends a mail', async () => {
    const { user, key } = await requestKey()
    const browser = await new TestBrowser(backend).logIn(user)
    expect((await readKey(key)).body).toMatchObject({ data: { user: { id: user.id, email: user.email } } })
    const { status, body, headers } = await reset(key)
    expect(status).toBe(401)
    expect(body.data.flows).toEqual([{ id: 'login' }, { id: 'signup' }, { id: 'mfa_login_webauthn' }])
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-device=/)])
    expect((await loadSession(browser)).status).toBe(401)
    expect((await logIn(user.email, testPassword)).status).toBe(400)
    expect((await logIn(user.email, newPassword)).status).toBe(200)
    expect(await listMails(backend, user.email, 'password-changed')).toMatchObject([{ data: { isReset: true } }])
    expect(toErrorCodes(await reset(key, 'Noch ein anderes Passwort'))).toEqual(invalidKeyErrors)
    expect((await logIn(user.email, newPassword)).status).toBe(200)
  })

  it('is set once by simultaneous requests', async () => {
    const { user, key } = await requestKey()
    const responses = await Promise.all([1, 2, 3].map((round) => reset(key, `${newPassword} ${round}`)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([400, 400, 401])
    expect(await listMails(backend, user.email, 'password-changed')).toHaveLength(1)
  })

  it('keeps its key for an hour, and only the newest', async () => {
    const { user, key } = await requestKey()
    await requestReset(user.email)
    expect(toErrorCodes(await readKey(key))).toEqual(invalidKeyErrors)
    const newestKey = await readMailKey(backend, user.email, 'password-reset')
    time.now = new Date(time.start.getTime() + 3_599_000)
    expect((await readKey(newestKey)).status).toBe(200)
    time.now = new Date(time.start.getTime() + 3_600_000)
    expect(toErrorCodes(await reset(newestKey))).toEqual(invalidKeyErrors)
  })

  it('reports a missing key like a missing header', async () => {
    const response = await new TestBrowser(backend).auth('GET', '/auth/password/reset')
    expect([response.status, toErrorCodes(response)]).toEqual([400, [['required', 'key']]])
  })

  it('needs a strong replacement; an invalid key hides its problems', async () => {
    const { key } = await requestKey()
    expect(toErrorCodes(await reset(key, 'short'))).toEqual([['password_too_short', 'password']])
    expect(toErrorCodes(await reset('x'.repeat(43), 'short'))).toEqual(invalidKeyErrors)
    expect((await reset(key)).status).toBe(401)
  })

  it('does not activate an account that an administrator deactivated', async () => {
    const { user, key } = await requestKey()
    await backend.services.db.update(users).set({ isActive: false }).where(eq(users.id, user.id))
    await reset(key)
    const { body } = await logIn(user.email, newPassword)
    expect(body.data.flows.at(-1)).toEqual({ id: 'account_activation' })
  })
})

describe('a changed password', () => {
  const change = (browser: TestBrowser, current_password: string, new_password: string) =>
    browser.auth('POST', '/account/password/change', { current_password, new_password })

  it('keeps the current session, ends the others and sends a mail', async () => {
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(user)
    const otherBrowser = await new TestBrowser(backend).logIn(user)
    const { status, body } = await change(browser, testPassword, newPassword)
    expect({ status, isSignedIn: body.meta.is_authenticated }).toEqual({ status: 200, isSignedIn: true })
    expect((await loadSession(browser)).status).toBe(200)
    expect((await loadSession(otherBrowser)).status).toBe(401)
    expect((await logIn(user.email, newPassword)).status).toBe(200)
    expect(await listMails(backend, user.email, 'password-changed')).toMatchObject([{ data: { isReset: false } }])
  })

  it('invalidates a reset key that was sent before', async () => {
    const { user, key } = await requestKey()
    await change(await new TestBrowser(backend).logIn(user), testPassword, newPassword)
    expect(toErrorCodes(await readKey(key))).toEqual(invalidKeyErrors)
  })

  it('needs the current password and a strong new one', async () => {
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(user)
    expect(toErrorCodes(await change(browser, 'wrong password', newPassword))).toEqual([
      ['enter_current_password', 'current_password'],
    ])
    expect(toErrorCodes(await change(browser, 'wrong password', 'kurz'))).toEqual([
      ['enter_current_password', 'current_password'],
      ['password_too_short', 'new_password'],
    ])
    expect(toErrorCodes(await change(browser, testPassword, 'qwertyuiop'))).toEqual([
      ['password_too_common', 'new_password'],
    ])
    expect(toErrorCodes(await browser.auth('POST', '/account/password/change', {}))).toEqual([
      ['required', 'current_password'],
      ['required', 'new_password'],
    ])
  })

  it('cannot be guessed by a stolen session', async () => {
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(user)
    for (let guess = 0; guess < 5; guess += 1) await change(browser, `guess number ${guess}`, newPassword)
    const { status, headers } = await change(browser, testPassword, newPassword)
    expect({ status, wait: headers.get('Retry-After') }).toEqual({ status: 429, wait: '900' })
  })
})
