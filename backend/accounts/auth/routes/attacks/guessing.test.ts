import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toSha256 } from '@/backend/accounts/secrets/secret'
import { attempts } from '@/backend/platform/db/schema/accounts/attempts'
import { createUser, isLocked, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startTestClock } from '@/tests/clock'

const time = startTestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })

describe('guessing a password', () => {
  const guess = (browser: TestBrowser, email: string, password = 'wrong password') =>
    browser.auth('POST', '/auth/login', { email, password })

  it.each(['known', 'unknown'])('locks the account for 15 minutes after 5 failures: %s address', async (kind) => {
    const email = kind === 'known' ? (await createUser(backend)).email : 'unknown@example.org'
    for (let failure = 0; failure < 5; failure += 1) {
      const { status, body } = await guess(new TestBrowser(backend), email)
      expect({ status, code: body.errors[0].code, param: body.errors[0].param }).toEqual({
        status: 400,
        code: 'email_password_mismatch',
        param: 'password',
      })
      time.addSeconds(60)
    }
    const lockedResponse = await guess(new TestBrowser(backend), email, testPassword)
    expect(lockedResponse).toMatchObject({ status: 400, body: { errors: [{ code: 'too_many_login_attempts' }] } })
    expect(lockedResponse.body.errors[0]).not.toHaveProperty('param')
    expect(lockedResponse.headers.get('Retry-After')).toBe('840')
    // Refused attempts do not prolong the lock.
    time.addSeconds(839)
    expect(isLocked(await guess(new TestBrowser(backend), email))).toBe(true)
    time.addSeconds(1)
    expect((await guess(new TestBrowser(backend), email, testPassword)).status).toBe(kind === 'known' ? 200 : 400)
  })

  it('locks a client after 20 failures at any addresses', async () => {
    const browser = new TestBrowser(backend)
    for (let failure = 0; failure < 20; failure += 1) {
      expect((await guess(browser, `guess-${failure}@example.org`)).status).toBe(400)
    }
    const user = await createUser(backend)
    expect(isLocked(await guess(browser, user.email, testPassword))).toBe(true)
    expect((await guess(new TestBrowser(backend), user.email, testPassword)).status).toBe(200)
  })

  it('counts the network of an IPv6 address as one client', async () => {
    const browser = new TestBrowser(backend)
    for (let failure = 0; failure < 20; failure += 1) {
      browser.address = `2001:db8:7::${failure.toString(16)}:1`
      await guess(browser, `six-${failure}@example.org`)
    }
    browser.address = '2001:db8:7:0:ffff::9'
    expect(isLocked(await guess(browser, 'six@example.org'))).toBe(true)
    browser.address = '2001:db8:7:1::1'
    expect((await guess(browser, 'six@example.org')).status).toBe(400)
  })

  it('returns at most 5 results to simultaneous attempts', async () => {
    const { email } = await createUser(backend)
    const responses = await Promise.all(Array.from({ length: 12 }, () => guess(new TestBrowser(backend), email)))
    expect(responses.filter((response) => !isLocked(response))).toHaveLength(5)
    expect(responses.filter(isLocked)).toHaveLength(7)
  })

  it('resets its count after a login from the same client only', async () => {
    const user = await createUser(backend)
    const browser = new TestBrowser(backend)
    const otherBrowser = new TestBrowser(backend)
    for (let failure = 0; failure < 2; failure += 1) await guess(otherBrowser, user.email)
    for (let failure = 0; failure < 2; failure += 1) await guess(browser, user.email)
    await browser.logIn(user)
    const rows = await backend.services.db
      .select()
      .from(attempts)
      .where(eq(attempts.addressHash, toSha256(user.email)))
    expect(rows).toHaveLength(2)
  })
})
