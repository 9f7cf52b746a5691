import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { createSignUpData, createUser, listMails, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()
const path = '/account/email'
const toErrorCodes = ({ body }: { body: { errors: { code: string; param?: string }[] } }) =>
  body.errors.map(({ code, param }) => [code, param])
let count = 0
const createAddress = () => {
  count += 1
  return `changed-${count}@example.org`
}

async function logInUser() {
  const user = await createUser(backend)
  return { user, browser: await new TestBrowser(backend).logIn(user) }
}
const toPrimary = (email: string) => ({ email, primary: true, verified: true })
const toPending = (email: string) => ({ email, primary: false, verified: false })

describe('a change of the address', () => {
  it('is verified at the new address and reported to the old one', async () => {
    const { user, browser } = await logInUser()
    const email = createAddress()
    expect((await browser.auth('GET', path)).body.data).toEqual([toPrimary(user.email)])
    const { status, body } = await browser.auth('POST', path, { email: ` ${email.toUpperCase()}` })
    expect({ status, data: body.data }).toEqual({ status: 200, data: [toPrimary(user.email), toPending(email)] })
    const key = await readMailKey(backend, email, 'verify-new-email')
    expect(await listMails(backend, email)).toMatchObject([
      { data: { url: `https://buehnenhaus.test/de/account/verify-email/${key}` } },
    ])
    const info = await browser.auth('GET', '/auth/email/verify', undefined, { 'X-Email-Verification-Key': key })
    expect(info.body.data).toMatchObject({ email, user: { id: user.id } })
    // Nothing has changed yet.
    expect((await browser.auth('GET', '/auth/session')).body.data.user.email).toBe(user.email)
    const verificationResponse = await browser.auth('POST', '/auth/email/verify', { key })
    expect({ status: verificationResponse.status, email: verificationResponse.body.data.user.email }).toEqual({
      status: 200,
      email,
    })
    expect((await browser.auth('GET', path)).body.data).toEqual([toPrimary(email)])
    expect(await listMails(backend, user.email, 'email-changed')).toMatchObject([
      { template: 'email-changed', data: { newEmail: email } },
    ])
    expect(toErrorCodes(await browser.auth('POST', '/auth/email/verify', { key }))).toEqual([
      ['invalid_or_expired_key', 'key'],
    ])
    expect((await new TestBrowser(backend).logIn({ email })).cookies.has('sessionid')).toBe(true)
  })

  it.each([
    ['confirmed', null, [['new', 'confirmed', 'other seed']], 'new'],
    ['confirmed', 'pending', [['new', 'confirmed', 'other seed']], 'new'],
    ['confirmed', 'blocked', [['new', 'blocked', 'seed']], 'old'],
    ['refused', 'pending', [['new', 'pending', 'seed']], 'old'],
    ['blocked', null, [['old', 'blocked', 'seed']], 'old'],
  ] as const)('moves the newsletter: %s at the old, %s at the new one', async (before, after, expected, recipient) => {
    const { user, browser } = await logInUser()
    const email = createAddress()
    const { db } = backend.services
    const at = new Date(0)
    const consent = { consentVersion: 'x', requestedAt: at, confirmedAt: at, refusals: 4 }
    const content = { language: 'de' as const, topics: [], details: { name: '' }, seed: 'x' }
    const values = { ...content, list: 'newsletter' as const }
    const [row] = await db
      .insert(subscriptions)
      .values({ ...values, ...consent, email: user.email, state: before })
      .returning()
    const [letter] = await db
      .insert(outbox)
      .values({
        recipient: user.email,
        locale: 'de',
        template: 'newsletter-issue',
        data: { dispatch: 1, subscription: row?.id ?? 0 },
      })
      .returning()
    if (after) await db.insert(subscriptions).values({ ...values, ...consent, email, state: after })
    await browser.auth('POST', path, { email })
    const key = await readMailKey(backend, email, 'verify-new-email')
    await browser.auth('POST', '/auth/email/verify', { key })
    const rows = await db
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.email, [user.email, email]))
    const toName = (address: string | undefined) => (address === email ? 'new' : 'old')
    expect(
      rows.map((stored) => [toName(stored.email), stored.state, stored.seed === 'x' ? 'seed' : 'other seed']),
    ).toEqual(expected)
    const [mail] = await db
      .delete(outbox)
      .where(eq(outbox.id, letter?.id ?? 0))
      .returning()
    expect(toName(mail?.recipient)).toBe(recipient)
  })

  it('may be verified in another browser without changing the session there', async () => {
    const { browser } = await logInUser()
    const stranger = await logInUser()
    const email = createAddress()
    await browser.auth('POST', path, { email })
    const key = await readMailKey(backend, email, 'verify-new-email')
    const { status } = await stranger.browser.auth('POST', '/auth/email/verify', { key })
    expect(status).toBe(401)
    expect((await stranger.browser.auth('GET', path)).body.data).toEqual([toPrimary(stranger.user.email)])
    expect((await browser.auth('GET', path)).body.data).toEqual([toPrimary(email)])
  })

  it('invalidates keys sent to the old address', async () => {
    const { user, browser } = await logInUser()
    await browser.auth('POST', '/auth/password/request', { email: user.email })
    const oldKey = await readMailKey(backend, user.email, 'password-reset')
    const email = createAddress()
    await browser.auth('POST', path, { email })
    await browser.auth('POST', '/auth/email/verify', { key: await readMailKey(backend, email, 'verify-new-email') })
    const response = await browser.auth('POST', '/auth/password/reset', { key: oldKey, password: testPassword })
    expect(toErrorCodes(response)).toEqual([['invalid_password_reset', 'key']])
  })

  it('to a taken address looks the same and notifies its owner', async () => {
    const { user, browser } = await logInUser()
    const owner = await createUser(backend)
    const { body } = await browser.auth('POST', path, { email: owner.email })
    expect(body.data).toEqual([toPrimary(user.email), toPending(owner.email)])
    expect(await listMails(backend, owner.email)).toMatchObject([{ template: 'email-taken' }])
  })

  it('to an address verified by another user meanwhile fails', async () => {
    const { browser } = await logInUser()
    const email = createAddress()
    await browser.auth('POST', path, { email })
    const key = await readMailKey(backend, email, 'verify-new-email')
    await createUser(backend, { email })
    const response = await browser.auth('POST', '/auth/email/verify', { key })
    expect(toErrorCodes(response)).toEqual([['invalid_or_expired_key', 'key']])
  })

  it('to one address by several simultaneous users succeeds for one of them', async () => {
    const email = createAddress()
    const people = await Promise.all([logInUser(), logInUser(), logInUser()])
    const keys: string[] = []
    for (const { browser } of people) {
      await browser.auth('POST', path, { email })
      keys.push(await readMailKey(backend, email, 'verify-new-email'))
    }
    const responses = await Promise.all(
      keys.map((key) => new TestBrowser(backend).auth('POST', '/auth/email/verify', { key })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([400, 400, 401])
    for (const response of responses.filter(({ status }) => status === 400)) {
      expect(toErrorCodes(response)).toEqual([['invalid_or_expired_key', 'key']])
    }
    expect(await backend.services.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  })

  it('succeeds during a simultaneous sign-up with the new address', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { browser } = await logInUser()
      const email = createAddress()
      await browser.auth('POST', path, { email })
      const key = await readMailKey(backend, email, 'verify-new-email')
      const responses = await Promise.all([
        new TestBrowser(backend).auth('POST', '/auth/signup', createSignUpData(email)),
        browser.auth('POST', '/auth/email/verify', { key }),
      ])
      expect(responses.map(({ status }) => status)).toEqual([401, 200])
    }
  })

  it('is not blocked by an unverified sign-up', async () => {
    const { browser } = await logInUser()
    const email = createAddress()
    await createUser(backend, { email, emailVerifiedAt: null, isActive: false, firstName: 'Stranger' })
    await browser.auth('POST', path, { email })
    const key = await readMailKey(backend, email, 'verify-new-email')
    expect((await browser.auth('POST', '/auth/email/verify', { key })).status).toBe(200)
    const rows = await backend.services.db.select().from(users).where(eq(users.email, email))
    expect(rows.map(({ firstName }) => firstName)).toEqual(['Paula'])
  })

  it('can be sent again and canceled', async () => {
    const { user, browser } = await logInUser()
    const email = createAddress()
    await browser.auth('POST', path, { email })
    const first = await readMailKey(backend, email, 'verify-new-email')
    const readExpiries = async () =>
      (await backend.services.db.select().from(oneTimeKeys).where(eq(oneTimeKeys.userId, user.id))).map(
        ({ purpose, expiresAt }) => [purpose, expiresAt.getTime()],
      )
    const expiries = await readExpiries()
    expect((await browser.auth('PUT', path, { email })).body).toEqual({ status: 200 })
    const second = await readMailKey(backend, email, 'verify-new-email')
    expect(second).not.toBe(first)
    // The link that stops the change is valid as long as the new key.
    expect((await readExpiries()).toSorted()).toEqual(expiries.toSorted())
    expect(new Set(expiries.map(([, time]) => time)).size).toBe(1)
    expect((await browser.auth('DELETE', path, { email })).body.data).toEqual([toPrimary(user.email)])
    for (const key of [first, second]) {
      expect((await browser.auth('POST', '/auth/email/verify', { key })).status).toBe(400)
    }
  })

  it('sends no key to an address that is replaced meanwhile', async () => {
    const { browser } = await logInUser()
    const [email, nextEmail] = [createAddress(), createAddress()]
    await browser.auth('POST', path, { email })
    const { db } = backend.services
    const runTransaction = db.transaction.bind(db)
    // The first transaction of the call follows the check of the address.
    const transactionSpy = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...args) => {
      await browser.auth('POST', path, { email: nextEmail })
      return runTransaction(...args)
    })
    expect(toErrorCodes(await browser.auth('PUT', path, { email }))).toEqual([['unknown_email', 'email']])
    transactionSpy.mockRestore()
    const key = await readMailKey(backend, email, 'verify-new-email')
    expect((await browser.auth('POST', '/auth/email/verify', { key })).status).toBe(400)
  })

  it('is rejected for invalid addresses and states', async () => {
    const { user, browser } = await logInUser()
    const email = createAddress()
    await browser.auth('POST', path, { email })
    const loadErrorCodes = async (method: string, body: unknown) => toErrorCodes(await browser.auth(method, path, body))
    for (const usedEmail of [user.email, email]) {
      expect(await loadErrorCodes('POST', { email: usedEmail })).toEqual([['duplicate_email', 'email']])
    }
    expect(await loadErrorCodes('POST', { email: 'nobody' })).toEqual([['invalid', 'email']])
    expect(await loadErrorCodes('POST', {})).toEqual([['required', 'email']])
    expect(await loadErrorCodes('PUT', { email: 'other@example.org' })).toEqual([['unknown_email', 'email']])
    expect(await loadErrorCodes('PATCH', { email, primary: true })).toEqual([['unverified_primary_email', 'email']])
    expect(await loadErrorCodes('PATCH', { email: user.email, primary: false })).toEqual([['invalid', 'primary']])
    expect(await loadErrorCodes('PATCH', { email: 'other@example.org', primary: true })).toEqual([
      ['unknown_email', 'email'],
    ])
    expect(await loadErrorCodes('DELETE', { email: user.email })).toEqual([['cannot_remove_primary_email', 'email']])
    expect(await loadErrorCodes('DELETE', { email: 'other@example.org' })).toEqual([['unknown_email', 'email']])
    expect((await browser.auth('PUT', path, { email: user.email })).body).toEqual({ status: 403 })
    const { body } = await browser.auth('PATCH', path, { email: user.email, primary: true })
    expect(body.data).toEqual([toPrimary(user.email), toPending(email)])
  })
})

it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s needs a login, before anything else', async (method) => {
  const body = method === 'GET' ? undefined : { email: 'x' }
  const { status, body: responseBody } = await new TestBrowser(backend).auth(method, path, body)
  expect({ status, flows: responseBody.data.flows }).toEqual({
    status: 401,
    flows: [{ id: 'login' }, { id: 'signup' }, { id: 'mfa_login_webauthn' }],
  })
})

it('returns 409 for a POST without a login and with any body, like allauth', async () => {
  for (const body of [undefined, {}, { email: 'x' }, { email: 'new@example.org' }]) {
    expect((await new TestBrowser(backend).auth('POST', path, body)).body).toEqual({ status: 409 })
  }
})
