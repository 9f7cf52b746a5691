import { and, eq, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { parseUserCommand } from '@/backend/operations/command-line/arguments'
import { runUserCommand } from '@/backend/operations/command-line/run'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { createUser, listMails, readMailKey, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { TestClock } from '@/tests/clock'

const time = new TestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })

const call = (path: string, body: unknown) => new TestBrowser(backend).auth('POST', path, body)
const verify = (key: string) => call('/auth/email/verify', { key })
const logIn = (email: string, password: string) => call('/auth/login', { email, password })
const invalidKeyResponse = { status: 400, body: { errors: [{ code: 'invalid_or_expired_key', param: 'key' }] } }
const mismatchResponse = { status: 400, body: { errors: [{ code: 'email_password_mismatch' }] } }

const toPassword = (name: string) => `das Passwort von ${name} gilt`
let addressCount = 0
const createAddress = () => {
  addressCount += 1
  return `twice-${addressCount}@example.org`
}

/** Signs up with an address and returns the key from the mail that was sent. */
async function signUp(email: string, name: string) {
  const form = { last_name: 'Zwei', organization: 'Theater', access: 'both', privacy: true, language: 'de' }
  const response = await call('/auth/signup', { ...form, email, first_name: name, password: toPassword(name) })
  expect(response.status).toBe(401)
  return readMailKey(backend, email, 'verify-email')
}

async function signUpTwice() {
  const email = createAddress()
  const first = await signUp(email, 'Anna')
  const second = await signUp(email, 'Bruno')
  return { email, keys: { Anna: first, Bruno: second } }
}

const listVerifiedUsers = (email: string) =>
  backend.services.db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))

describe('two sign-ups with one unverified address', () => {
  it.each([
    ['Anna', 'Bruno'],
    ['Bruno', 'Anna'],
  ] as const)('%s’s key verifies only their own sign-up and ends that of %2$s', async (name, otherName) => {
    const { email, keys } = await signUpTwice()
    expect((await verify(keys[name])).body.data.flows.at(-1).id).toBe('account_activation')
    expect(await listVerifiedUsers(email)).toMatchObject([{ firstName: name }])
    expect(await verify(keys[otherName])).toMatchObject(invalidKeyResponse)
    expect((await logIn(email, toPassword(name))).body.data.flows.at(-1).id).toBe('account_activation')
    expect(await logIn(email, toPassword(otherName))).toMatchObject(mismatchResponse)
    expect(await backend.services.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  })

  it('are distinguished by their keys', async () => {
    const { keys } = await signUpTwice()
    for (const [name, key] of Object.entries(keys)) {
      const headers = { 'X-Email-Verification-Key': key }
      const response = await new TestBrowser(backend).auth('GET', '/auth/email/verify', undefined, headers)
      expect(response.body.data.user.display).toBe(`${name} Zwei`)
    }
  })

  it('are distinguished in the mails by their times', async () => {
    const email = createAddress()
    await signUp(email, 'Anna')
    time.addMinutes(75)
    await signUp(email, 'Bruno')
    const times = (await listMails(backend, email, 'verify-email')).map(({ data }) => data && 'at' in data && data.at)
    expect(new Set(times).size).toBe(2)
  })

  it('verified at the same moment create one account', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email, keys } = await signUpTwice()
      const responses = await Promise.all(Object.values(keys).map(verify))
      expect(responses.map(({ status }) => status).toSorted()).toEqual([400, 401])
      expect(await listVerifiedUsers(email)).toHaveLength(1)
      expect(await backend.services.db.select().from(oneTimeKeys).where(eq(oneTimeKeys.email, email))).toEqual([])
    }
  })

  it('are both sent again, each with its own key', async () => {
    const { email } = await signUpTwice()
    time.addMinutes(31)
    const mailsBefore = await listMails(backend, email, 'verify-email')
    await call('/auth/email/verify/resend', { email })
    const mails = (await listMails(backend, email, 'verify-email')).slice(0, -mailsBefore.length)
    expect(mails.map(({ data }) => data && 'name' in data && data.name).toSorted()).toEqual(['Anna Zwei', 'Bruno Zwei'])
    const [mail] = mails.filter(({ data }) => data && 'name' in data && data.name === 'Anna Zwei')
    const url = mail?.data && 'url' in mail.data ? mail.data.url : ''
    await verify(decodeURIComponent(url.split('/').at(-1) ?? ''))
    expect(await listVerifiedUsers(email)).toMatchObject([{ firstName: 'Anna' }])
  })

  it('let only the newest one see its pending verification', async () => {
    const { email } = await signUpTwice()
    expect((await logIn(email, toPassword('Bruno'))).body.data.flows.at(-1).id).toBe('verify_email')
    expect(await logIn(email, toPassword('Anna'))).toMatchObject(mismatchResponse)
  })

  it('are no accounts for the command line', async () => {
    const { email, keys } = await signUpTwice()
    const options = { ...backend.services, readLine: async () => '', print: () => undefined }
    const run = (...words: string[]) => runUserCommand(options, parseUserCommand(words))
    await expect(run('activate', email)).rejects.toThrow('not verified')
    await expect(run('password', email)).rejects.toThrow('not verified')
    await run('create', email, '--first-name', 'Clara', '--last-name', 'Zwei')
    expect(await verify(keys.Anna)).toMatchObject(invalidKeyResponse)
    expect(await backend.services.db.select().from(users).where(eq(users.email, email))).toMatchObject([
      { firstName: 'Clara' },
    ])
  })

  it('end when another user changes to their address', async () => {
    const { email, keys } = await signUpTwice()
    const browser = await new TestBrowser(backend).logIn(await createUser(backend))
    await browser.auth('POST', '/account/email', { email })
    const key = await readMailKey(backend, email, 'verify-new-email')
    expect((await browser.auth('POST', '/auth/email/verify', { key })).status).toBe(200)
    for (const key of Object.values(keys)) expect(await verify(key)).toMatchObject(invalidKeyResponse)
  })
})

describe('a password reset during pending sign-ups', () => {
  it('sets the password of the newest sign-up only', async () => {
    const { email, keys } = await signUpTwice()
    time.addMinutes(31)
    await call('/auth/password/request', { email })
    const key = await readMailKey(backend, email, 'password-reset')
    const password = 'ein ganz neues Passwort'
    expect((await call('/auth/password/reset', { key, password })).status).toBe(401)
    await verify(keys.Anna)
    expect(await logIn(email, password)).toMatchObject(mismatchResponse)
    expect((await logIn(email, toPassword('Anna'))).body.data.flows.at(-1).id).toBe('account_activation')
  })
})

it('rejects the key of an address that another user has verified, even after that user leaves the address', async () => {
  const email = createAddress()
  const [early, late] = [await createUser(backend), await createUser(backend)]
  const browsers = [await new TestBrowser(backend).logIn(early), await new TestBrowser(backend).logIn(late)] as const
  const keys: string[] = []
  for (const browser of browsers) {
    await browser.auth('POST', '/account/email', { email })
    keys.push(await readMailKey(backend, email, 'verify-new-email'))
  }
  await verify(keys[0] ?? '')
  const nextEmail = createAddress()
  await browsers[0].auth('POST', '/account/email', { email: nextEmail })
  await verify(await readMailKey(backend, nextEmail, 'verify-new-email'))
  expect(await verify(keys[1] ?? '')).toMatchObject(invalidKeyResponse)
})
