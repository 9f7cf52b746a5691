import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toSha256 } from '@/backend/accounts/secrets/secret'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { passkeys, recoveryCodes, totpAuthenticators } from '@/backend/platform/db/schema/accounts/second-factors'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { currentUserSchema, sessionListSchema } from '@/lib/contract/accounts/account'
import { createUser, listMails, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend({ clock: () => new Date('2026-11-21T09:00:00Z') })

async function logInUser(fields: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(backend, fields)
  return { user, browser: await new TestBrowser(backend).logIn(user) }
}

describe('the data of the current user', () => {
  it('are complete', async () => {
    const { user, browser } = await logInUser({ group: 'Mitglied + Jobbörse', organization: 'Theater am Wehr' })
    const response = await browser.call('GET', '/de/api/users/me/')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(currentUserSchema.parse(await response.json())).toEqual({
      id: user.id,
      email: user.email,
      first_name: 'Paula',
      last_name: user.lastName,
      full_name: `Paula ${user.lastName}`,
      salutation: '',
      title: '',
      position: '',
      organization: 'Theater am Wehr',
      phone: '',
      language: 'de',
      group: 'Mitglied + Jobbörse',
      groups: ['Mitglied + Jobbörse'],
      is_active: true,
      is_editor: false,
      may_administrate: false,
      newsletter: false,
      lacks_second_factor: false,
    })
  })

  it.each([
    ['editor', true],
    ['admin', true],
    ['office', false],
  ] as const)('include the rights of the role %s, and a missing group', async (role, is_editor) => {
    const { browser } = await logInUser({ role, group: null })
    const data = await (await browser.call('GET', '/api/users/me')).json()
    expect(data).toMatchObject({ is_editor, may_administrate: true, group: '', groups: [] })
  })

  it('clear the hint cookies of an ended session', async () => {
    const browser = new TestBrowser(backend)
    for (const name of ['sessionid', 'authenticated', '__Host-editor']) browser.cookies.set(name, 'true')
    expect((await browser.call('GET', '/api/users/me/')).status).toBe(401)
    expect([...browser.cookies.keys()]).toEqual(['csrftoken'])
    expect((await new TestBrowser(backend).call('GET', '/api/users/me/')).headers.getSetCookie()).toEqual([])
  })
})

describe('a change', () => {
  const patch = (browser: TestBrowser, body: unknown) => browser.call('PATCH', '/en/api/users/me/', body)

  it('is stored, and other fields stay', async () => {
    const { user, browser } = await logInUser({ phone: '030 1' })
    const change = {
      first_name: ' Zoë ',
      salutation: 'Frau',
      title: 'Dr.',
      position: 'Intendantin',
      organization: 'Oper 🎭',
      language: 'en',
      newsletter: true,
    }
    const response = await patch(browser, change)
    expect(response.status).toBe(200)
    const { first_name: _, ...rest } = change
    const expectedUser = { ...rest, first_name: 'Zoë', last_name: user.lastName, phone: '030 1' }
    expect(await response.json()).toMatchObject(expectedUser)
    expect(await (await patch(browser, {})).json()).toMatchObject(expectedUser)
  })

  const addNewsletter = async (email: string, state: 'pending' | 'refused' | 'blocked') => {
    const refusal = { refusals: 6, refusedAt: new Date(0), refusal: '550', acceptedAt: new Date(0) }
    const content = { language: 'en', topics: ['policy'], details: { name: 'Stranger' } } as const
    const values = { list: 'newsletter', email, seed: 'x', consentVersion: 'x', requestedAt: new Date(0) } as const
    await backend.services.db
      .insert(subscriptions)
      .values({ ...values, ...refusal, ...content, topics: ['policy'], requestedFrom: 'x', state })
  }

  it.each(['pending', 'refused'] as const)('replaces a %s newsletter completely', async (state) => {
    const { user, browser } = await logInUser()
    await addNewsletter(user.email, state)
    expect(await (await patch(browser, { newsletter: true })).json()).toMatchObject({ newsletter: true })
    const [row] = await backend.services.db.select().from(subscriptions).where(eq(subscriptions.email, user.email))
    expect(row).toMatchObject({ language: 'de', details: { name: `Paula ${user.lastName}` }, seed: 'x' })
    expect(row).toMatchObject({ refusals: 0, refusedAt: null, refusal: null, requestedFrom: null })
    expect(row?.topics.length).toBeGreaterThan(1)
  })

  it('applies a new name to the newsletter of the profile, and keeps the language that its reader set', async () => {
    const { user, browser } = await logInUser()
    const newsletter = eq(subscriptions.email, user.email)
    await patch(browser, { newsletter: true })
    await backend.services.db.update(subscriptions).set({ language: 'en' }).where(newsletter)
    await patch(browser, { first_name: 'Zoë' })
    const [row] = await backend.services.db.select().from(subscriptions).where(newsletter)
    const details = { name: `Zoë ${user.lastName}` }
    expect(row).toMatchObject({ consentVersion: expect.stringMatching(/^profile /), language: 'en', details })
  })

  it('reports a newsletter that the office has blocked', async () => {
    const { user, browser } = await logInUser()
    await addNewsletter(user.email, 'blocked')
    const response = await patch(browser, { newsletter: true, phone: '1' })
    expect(await response.json()).toEqual({ newsletter: [expect.stringContaining('office')] })
    expect((await patch(browser, { newsletter: false })).status).toBe(200)
  })

  it('ignores fields that the user may not change', async () => {
    const { user, browser } = await logInUser()
    const change = {
      id: 1,
      email: 'other@example.org',
      group: 'Mitglied + Jobbörse',
      groups: ['Jobbörse'],
      role: 'admin',
      is_editor: true,
      is_active: false,
      admin_menus: [{ title: 'x', url: '/', children: [] }],
      passwordHash: 'x',
      isActive: false,
    }
    expect((await patch(browser, change)).status).toBe(200)
    const [row] = await backend.services.db.select().from(users).where(eq(users.id, user.id))
    expect({ ...row, updatedAt: null }).toEqual({ ...user, updatedAt: null })
  })

  it.each<[unknown, string, string]>([
    [{ first_name: '' }, 'first_name', 'This field is required!'],
    [{ last_name: null }, 'last_name', 'This field is required!'],
    [{ phone: 123 }, 'phone', 'Please enter text.'],
    [{ organization: 'x'.repeat(201) }, 'organization', 'Use no more than 200 characters.'],
    [{ position: 'x'.repeat(900_000) }, 'position', 'Use no more than 200 characters.'],
    [{ title: 'Dr.\u2028med.' }, 'title', expect.stringContaining('invisible control characters')],
    [{ salutation: '\u202eFrau' }, 'salutation', expect.stringContaining('invisible control characters')],
    [{ language: 'fr' }, 'language', 'Allowed values: de, en.'],
    [{ newsletter: 'yes' }, 'newsletter', 'Allowed values: true, false.'],
    [[], 'non_field_errors', 'A JSON object is expected.'],
  ])('is rejected with an error of the field: %#', async (change, field, problem) => {
    const { user, browser } = await logInUser()
    const response = await patch(browser, change)
    expect([response.status, await response.json()]).toEqual([400, { [field]: [problem] }])
    const [row] = await backend.services.db.select().from(users).where(eq(users.id, user.id))
    expect(row).toEqual(user)
  })

  it.each<[string, number]>([
    ['{"phone":"0\\u0000"}', 400],
    ['{"phone":"1","phone":"2"}', 400],
    ['', 400],
    [JSON.stringify({ phone: 'x'.repeat(1_048_576) }), 413],
  ])('is rejected with an invalid body: %#', async (body, status) => {
    const { browser } = await logInUser()
    expect((await browser.call('PATCH', '/api/users/me/', body)).status).toBe(status)
  })

  it('is rejected if it comes from another site', async () => {
    const { browser } = await logInUser()
    const response = await browser.call('PATCH', '/api/users/me/', { phone: '1' }, { Origin: 'https://evil.example' })
    expect(response.status).toBe(403)
  })
})

it('lists the sessions of a user, and ends all others', async () => {
  const { user, browser } = await logInUser()
  const otherBrowser = await new TestBrowser(backend, {
    'User-Agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19.0 Safari/605',
  }).logIn(user)
  const readSessions = async (client: TestBrowser) =>
    sessionListSchema.parse(await (await client.call('GET', '/api/users/me/sessions/?page_size=5')).json())
  const { count, results } = await readSessions(browser)
  expect(count).toBe(2)
  expect(results).toMatchObject([
    { is_current: false, user_agent: 'Safari, iPhone', created_at: '2026-11-21T10:00:00+01:00' },
    { is_current: true, expires_at: '2026-12-05T10:00:00+01:00' },
  ])
  expect((await browser.call('DELETE', '/api/users/me/sessions/')).status).toBe(204)
  expect((await readSessions(browser)).results).toMatchObject([{ is_current: true }])
  expect((await otherBrowser.call('GET', '/api/users/me/')).status).toBe(401)
})

it('all stored data about a user is exported as a file, without secrets', async () => {
  const { user, browser } = await logInUser({ requestedAccess: 'jobs' })
  const secret = 'sealed-secret'
  const factor = { userId: user.id, createdAt: new Date('2026-11-20T09:00:00Z') }
  const { db } = backend.services
  await db.insert(totpAuthenticators).values({ ...factor, secret, lastStep: 1 })
  await db.insert(recoveryCodes).values({ ...factor, codeHash: secret })
  const key = { credentialId: secret, publicKey: secret, counter: 0, transports: [], isPasswordless: false }
  await db.insert(passkeys).values({ ...factor, ...key, name: 'Telefon' })
  await db
    .insert(subscriptions)
    .values({
      list: 'press',
      email: user.email,
      language: 'de',
      topics: ['policy'],
      details: { name: 'Ada' },
      consentVersion: '1',
      requestedAt: factor.createdAt,
      seed: secret,
      confirmKeyHash: secret,
    })
  const response = await browser.call('GET', '/api/users/me/export/')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"')
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    exported_at: '2026-11-21T10:00:00+01:00',
    requested_access: 'jobs',
    profile: { id: user.id, email: user.email },
    sessions: [{ created_at: '2026-11-21T10:00:00+01:00' }],
    subscriptions: [{ list: 'press', topics: ['policy'], consentVersion: '1' }],
    second_factors: [
      { type: 'totp', created_at: '2026-11-20T10:00:00+01:00', last_used_at: null },
      { type: 'passkey', name: 'Telefon' },
      { type: 'recovery_codes', total: 1, unused: 1 },
    ],
    security_events: [{ event: 'logged-in', actor: 'user' }],
  })
  expect(text).not.toContain(user.passwordHash)
  expect(text).not.toContain(secret)
  expect(text).not.toContain(toSha256(browser.cookies.get('sessionid') ?? ''))
})

describe('the deletion of the account', () => {
  const deleteAccount = (browser: TestBrowser, body?: unknown) => browser.call('DELETE', '/en/api/users/me/', body)

  it('deletes everything except the audit log, and is confirmed by mail', async () => {
    const { user, browser } = await logInUser()
    const otherBrowser = await new TestBrowser(backend).logIn(user)
    await browser.auth('POST', '/account/email', { email: 'gone@example.org' })
    expect((await deleteAccount(browser, { password: testPassword })).status).toBe(204)
    expect([...browser.cookies.keys()]).toEqual(['csrftoken'])
    const { db } = backend.services
    expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([])
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([])
    expect(await db.select().from(oneTimeKeys).where(eq(oneTimeKeys.userId, user.id))).toEqual([])
    const log = await db.select().from(securityEvents).where(eq(securityEvents.userId, user.id))
    expect(log.map(({ event }) => event)).toContain('deleted')
    expect(JSON.stringify(log)).not.toMatch(/example|Paula/)
    expect(await listMails(backend, user.email, 'account-deleted')).toHaveLength(1)
    expect((await otherBrowser.call('GET', '/api/users/me/')).status).toBe(401)
  })

  it('requires the password, and locks after five wrong ones', async () => {
    const { browser } = await logInUser()
    expect((await deleteAccount(browser, {})).status).toBe(400)
    expect((await deleteAccount(browser)).status).toBe(400)
    const response = await deleteAccount(browser, { password: 'wrong password' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ password: ['The password is incorrect.'] })
    for (let guess = 0; guess < 4; guess += 1) await deleteAccount(browser, { password: `guess ${guess}` })
    const lockedResponse = await deleteAccount(browser, { password: testPassword })
    expect({ status: lockedResponse.status, body: await lockedResponse.json() }).toEqual({
      status: 429,
      body: { detail: 'Too many attempts. Please try again later.' },
    })
    expect(lockedResponse.headers.get('Retry-After')).toBe('900')
    expect((await browser.call('GET', '/api/users/me/')).status).toBe(200)
  })
})
