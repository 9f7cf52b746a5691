import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { createUser, isLocked, listMails, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startTestClock } from '@/tests/clock'

const time = startTestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })
const deviceCookie = '__Host-device'

const guess = (browser: TestBrowser, email: string, password = 'wrong password') =>
  browser.auth('POST', '/auth/login', { email, password })
/** Locks an address by failed logins of other clients. */
async function lockAddress(email: string) {
  await Promise.all(Array.from({ length: 5 }, () => guess(new TestBrowser(backend), email)))
  expect(isLocked(await guess(new TestBrowser(backend), email, testPassword))).toBe(true)
}
/** Logs in and out in a browser, so that it becomes a known device. */
async function createKnownBrowser(user: { email: string }, browser = new TestBrowser(backend)) {
  await browser.logIn(user)
  await browser.auth('DELETE', '/auth/session')
  return browser
}

describe('a known device', () => {
  it('can log in each time after strangers lock the address', async () => {
    const user = await createUser(backend)
    const knownBrowser = await createKnownBrowser(user)
    for (let round = 0; round < 2; round += 1) {
      await lockAddress(user.email)
      await createKnownBrowser(user, knownBrowser)
      time.addMinutes(16)
    }
  })

  it('can log in although its client failed too often with other addresses', async () => {
    const user = await createUser(backend)
    const knownBrowser = await createKnownBrowser(user)
    const neighbor = new TestBrowser(backend)
    neighbor.address = knownBrowser.address
    const otherAddresses = Array.from({ length: 20 }, (_, index) => `other-${index}@example.org`)
    await Promise.all(otherAddresses.map((email) => guess(neighbor, email)))
    expect(isLocked(await guess(neighbor, user.email, testPassword))).toBe(true)
    await knownBrowser.logIn(user)
  })

  it('has a separate count, which locks no other account', async () => {
    const user = await createUser(backend)
    const knownBrowser = await createKnownBrowser(user)
    for (let count = 0; count < 5; count += 1) expect((await guess(knownBrowser, user.email)).status).toBe(400)
    expect(isLocked(await guess(knownBrowser, user.email, testPassword))).toBe(true)
    await new TestBrowser(backend).logIn(user)
    expect(await listMails(backend, user.email, 'login-locked')).toEqual([])
    time.addMinutes(16)
    await knownBrowser.logIn(user)
  })

  it('is unknown to other accounts and after a password reset', async () => {
    const [user, otherUser] = [await createUser(backend), await createUser(backend)]
    const knownBrowser = await createKnownBrowser(user)
    await lockAddress(otherUser.email)
    expect(isLocked(await guess(knownBrowser, otherUser.email, testPassword))).toBe(true)

    await new TestBrowser(backend).auth('POST', '/auth/password/request', { email: user.email })
    const key = await readMailKey(backend, user.email, 'password-reset')
    const password = 'Scheinwerfer an, Ruhe bitte'
    const resettingBrowser = new TestBrowser(backend)
    expect((await resettingBrowser.auth('POST', '/auth/password/reset', { key, password })).status).toBe(401)
    await lockAddress(user.email)
    expect(isLocked(await guess(knownBrowser, user.email, password))).toBe(true)
    // The browser that had the key from the mail belongs to the owner.
    await resettingBrowser.logIn(user, password)
  })

  it('stays known when the password is changed in it', async () => {
    const user = await createUser(backend)
    const knownBrowser = await new TestBrowser(backend).logIn(user)
    const password = 'Scheinwerfer an, Ruhe bitte'
    const change = { current_password: testPassword, new_password: password }
    expect((await knownBrowser.auth('POST', '/account/password/change', change)).status).toBe(200)
    await knownBrowser.auth('DELETE', '/auth/session')
    await lockAddress(user.email)
    await knownBrowser.logIn(user, password)
  })

  it('is remembered by an HttpOnly cookie that survives a logout', async () => {
    const user = await createUser(backend)
    const browser = new TestBrowser(backend)
    const { headers } = await guess(browser, user.email, testPassword)
    expect(headers.getSetCookie().find((line) => line.startsWith(deviceCookie))).toMatch(
      /^__Host-device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    await browser.auth('DELETE', '/auth/session')
    expect(browser.cookies.has(deviceCookie)).toBe(true)
  })

  it('is not remembered after a failure', async () => {
    const user = await createUser(backend)
    const browser = new TestBrowser(backend)
    await guess(browser, user.email)
    expect(browser.cookies.has(deviceCookie)).toBe(false)
  })
})

it('accepts the password of a logged-in user while strangers lock the address', async () => {
  const user = await createUser(backend)
  const knownBrowser = await new TestBrowser(backend).logIn(user)
  await lockAddress(user.email)
  const change = { current_password: testPassword, new_password: 'Scheinwerfer an, Ruhe bitte' }
  expect((await knownBrowser.auth('POST', '/account/password/change', change)).status).toBe(200)
})

describe('the owner of a locked address', () => {
  const listLockOuts = (userId: number) =>
    backend.services.db
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, userId), eq(securityEvents.event, 'locked-out')))

  it('gets one mail a day about a lock, in their language', async () => {
    const user = await createUser(backend, { language: 'en' })
    await lockAddress(user.email)
    expect(await listMails(backend, user.email)).toMatchObject([
      { template: 'login-locked', locale: 'en', data: { url: 'https://buehnenhaus.test/en/account/password/reset' } },
    ])
    time.addMinutes(16)
    await lockAddress(user.email)
    expect(await listMails(backend, user.email)).toHaveLength(1)
    expect(await listLockOuts(user.id)).toHaveLength(2)
    time.addMinutes(24 * 60 + 1)
    await lockAddress(user.email)
    expect(await listMails(backend, user.email)).toHaveLength(2)
  })

  it('gets one mail about simultaneous attempts', async () => {
    const user = await createUser(backend)
    const attempts = Array.from({ length: 12 }, () => guess(new TestBrowser(backend), user.email))
    await Promise.all(attempts)
    expect(await listMails(backend, user.email)).toHaveLength(1)
  })

  it('gets no mail about fewer failed attempts', async () => {
    const user = await createUser(backend)
    const browser = new TestBrowser(backend)
    for (let count = 0; count < 4; count += 1) await guess(browser, user.email)
    await browser.logIn(user)
    expect(await listMails(backend, user.email)).toEqual([])
  })

  it('gets no mail without an active account', async () => {
    const waitingUser = await createUser(backend, { isActive: false })
    for (const email of [waitingUser.email, 'nobody@example.org']) {
      for (let count = 0; count < 5; count += 1) await guess(new TestBrowser(backend), email)
      expect(await listMails(backend, email)).toEqual([])
    }
  })

  it('is deleted with the marks of their devices', async () => {
    const user = await createUser(backend)
    const knownBrowser = await createKnownBrowser(user)
    await backend.services.db.delete(users).where(eq(users.id, user.id))
    expect((await guess(knownBrowser, user.email, testPassword)).status).toBe(400)
  })
})
