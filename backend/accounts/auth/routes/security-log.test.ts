import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cleanUpAccounts } from '@/backend/accounts/clean-up'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { createUser, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { TestClock } from '@/tests/clock'

const time = new TestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })
beforeEach(async () => {
  // Moves the clock, so that earlier entries do not count toward the limits of later ones.
  time.addSeconds(24 * 3600)
  await backend.services.db.delete(securityEvents)
})
/** Lists the entries, the newest first. */
const listEntries = () => backend.services.db.select().from(securityEvents).orderBy(desc(securityEvents.id))
const listEventNames = async () => (await listEntries()).map(({ event }) => event)
const guess = (browser: TestBrowser, email: string) =>
  browser.auth('POST', '/auth/login', { email, password: 'wrong password' }, { 'X-Request-Id': 'asked-1' })
const callRefused = (browser: TestBrowser) => browser.call('GET', '/de/pageeditor-api/pages/')
const callForged = (browser: TestBrowser) =>
  browser.call('POST', '/_allauth/browser/v1/auth/login', {}, { Origin: 'https://evil.example' })

describe('the security log', () => {
  it('contains failures at unknown addresses, without the address', async () => {
    const browser = new TestBrowser(backend)
    browser.address = '203.0.113.77'
    await guess(browser, 'nobody@example.org')
    await guess(browser, 'nobody@example.org')
    await guess(browser, 'somebody@example.org')
    const rows = await listEntries()
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual(
      expect.objectContaining({
        event: 'login-failed',
        userId: null,
        network: '203.0.113.0/24',
        requestId: 'asked-1',
        addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    )
    // The same address gets the same mark, other addresses get another one.
    expect(new Set(rows.map(({ addressHash }) => addressHash)).size).toBe(2)
    expect(JSON.stringify(rows)).not.toMatch(/body@|203\.0\.113\.77/)
  })

  it('contains locks of known and unknown addresses once', async () => {
    const user = await createUser(backend)
    for (const email of [user.email, 'locked@example.org']) {
      for (let count = 0; count < 7; count += 1) await guess(new TestBrowser(backend), email)
    }
    const lockOuts = (await listEntries()).filter(({ event }) => event === 'locked-out')
    expect(lockOuts.map(({ userId }) => userId)).toEqual([null, user.id])
  })

  it('contains refused rights, with the account and the call', async () => {
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(user)
    browser.address = '2001:db8:9:8::7'
    expect((await callRefused(browser)).status).toBe(403)
    expect(await listEntries()).toMatchObject([
      {
        event: 'right-refused',
        userId: user.id,
        network: '2001:db8:9::/48',
        detail: 'GET /:locale/pageeditor-api/pages',
      },
      { event: 'logged-in' },
    ])
  })

  it('contains cross-site calls', async () => {
    expect((await callForged(new TestBrowser(backend))).status).toBe(403)
    expect(await listEntries()).toMatchObject([{ event: 'csrf-refused', userId: null }])
  })

  it('contains proofs of the password, accepted and failed', async () => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend))
    const change = (currentPassword: string) =>
      browser.auth('POST', '/account/password/change', {
        current_password: currentPassword,
        new_password: 'Scheinwerfer an, Ruhe bitte',
      })
    await change('wrong password')
    await change(testPassword)
    expect(await listEventNames()).toEqual(['password-changed', 'proof-given', 'proof-failed', 'logged-in'])
  })

  it('is limited to 10 entries of a client and 100 of all clients a minute', async () => {
    const browser = new TestBrowser(backend)
    const sendForged = (count: number, client: TestBrowser) =>
      Promise.all(Array.from({ length: count }, () => callForged(client)))
    await sendForged(40, browser)
    expect(await listEventNames()).toHaveLength(10)
    time.addSeconds(60)
    await sendForged(5, browser)
    expect(await listEventNames()).toHaveLength(11)
    // All clients share 100 entries a minute; one of them is used since the minute began.
    const otherBrowsers = Array.from({ length: 12 }, () => new TestBrowser(backend))
    await Promise.all(otherBrowsers.map((otherBrowser) => sendForged(10, otherBrowser)))
    expect(await listEventNames()).toHaveLength(11 + 99)
  })

  it('deletes entries after 90 days', async () => {
    await callForged(new TestBrowser(backend))
    time.addSeconds(90 * 24 * 3600)
    await cleanUpAccounts(backend.services)
    expect(await listEventNames()).toHaveLength(1)
    time.addSeconds(1)
    await cleanUpAccounts(backend.services)
    expect(await listEventNames()).toEqual([])
  })
})
