import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { cleanUpAccounts } from '@/backend/accounts/clean-up'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { createUser, listMails, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startTestClock } from '@/tests/clock'

const time = startTestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })
const daySeconds = 86_400
const adminEmail = 'verwaltung@example.org'
beforeAll(async () => {
  await createUser(backend, { email: adminEmail, role: 'admin', language: 'en' })
})

let formCount = 0
const createForm = (set: Record<string, unknown> = {}) => {
  formCount += 1
  return {
    email: `new-${formCount}@example.org`,
    password: testPassword,
    first_name: 'Ottilie',
    last_name: 'Schnürboden',
    organization: 'Theater am Wehr',
    access: 'both',
    phone: '+49 30 1234',
    privacy: true,
    language: 'en',
    ...set,
  }
}
const pendingVerification = {
  status: 401,
  data: {
    flows: [{ id: 'login' }, { id: 'signup' }, { id: 'mfa_login_webauthn' }, { id: 'verify_email', is_pending: true }],
  },
  meta: { is_authenticated: false },
}
const signUp = (form: unknown, headers?: Record<string, string>) =>
  new TestBrowser(backend).auth('POST', '/auth/signup', form, headers)
const verify = async (key: string, browser = new TestBrowser(backend)) =>
  browser.auth('POST', '/auth/email/verify', { key })
const toErrorCodes = ({ body }: { body: { errors: { code: string; param?: string }[] } }) =>
  body.errors.map(({ code, param }) => [code, param])
const findUser = async (email: string) => {
  const [user] = await backend.services.db.select().from(users).where(eq(users.email, email))
  return user
}

describe('a sign-up', () => {
  it('creates a pending account and sends a key in a link to the configured address', async () => {
    const form = createForm()
    const { status, body } = await signUp(
      { ...form, email: ` ${form.email.toUpperCase()}`, is_editor: true, role: 'admin', group: 'Mitglied' },
      { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    )
    expect({ status, body }).toEqual({ status: 401, body: pendingVerification })
    expect(await findUser(form.email)).toMatchObject({
      firstName: 'Ottilie',
      lastName: 'Schnürboden',
      organization: 'Theater am Wehr',
      phone: '+49 30 1234',
      requestedAccess: 'both',
      privacyAcceptedAt: time.start,
      language: 'en',
      emailVerifiedAt: null,
      isActive: false,
      group: null,
      role: 'user',
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    })
    const key = await readMailKey(backend, form.email, 'verify-email')
    expect(await listMails(backend, form.email)).toMatchObject([
      {
        locale: 'en',
        template: 'verify-email',
        data: { name: 'Ottilie Schnürboden', url: `https://buehnenhaus.test/en/account/verify-email/${key}` },
      },
    ])
    const rows = await backend.services.db.select().from(oneTimeKeys)
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('uses the language of the browser by default and needs no phone', async () => {
    const form = createForm({ language: undefined, phone: undefined })
    await signUp(form, { 'Accept-Language': 'en' })
    expect(await findUser(form.email)).toMatchObject({ language: 'en', phone: '' })
  })

  it.each<[Record<string, unknown>, [string, string]]>([
    [{ email: 'nobody' }, ['invalid', 'email']],
    [{ password: 'Vorhang!' }, ['password_too_short', 'password']],
    [{ password: 'ß'.repeat(129) }, ['password_too_long', 'password']],
    [{ password: 'QWERTYUIOP' }, ['password_too_common', 'password']],
    [{ password: '83059174620' }, ['password_entirely_numeric', 'password']],
    [{ email: 'schnuerboden@example.org', password: 'Mein-SCHNUERBODEN-7' }, ['password_too_similar', 'password']],
    [{ first_name: '  ' }, ['required', 'first_name']],
    [{ last_name: 'a\r\nBcc: b@example.org' }, ['unsafe_characters', 'last_name']],
    [{ last_name: 'gro\u202eenk' }, ['unsafe_characters', 'last_name']],
    [{ last_name: 'x'.repeat(101) }, ['max_length', 'last_name']],
    [{ organization: null }, ['required', 'organization']],
    [{ access: 'admin' }, ['invalid', 'access']],
    [{ privacy: false }, ['required', 'privacy']],
    [{ language: 'fr' }, ['invalid', 'language']],
  ])('is refused with %j', async (set, error) => {
    const form = createForm(set)
    const response = await signUp(form)
    expect([response.status, toErrorCodes(response)]).toEqual([400, [error]])
    expect(await findUser(form.email)).toBeUndefined()
  })

  it('is rejected with a message for the whole form if a form lacks a required field', async () => {
    const { email, password } = createForm()
    const response = await signUp({ email, password }, { 'Accept-Language': 'en' })
    expect(toErrorCodes(response)).toEqual([
      ['required', 'first_name'],
      ['required', 'last_name'],
      ['required', 'organization'],
      ['required', 'access'],
      ['required', 'privacy'],
      ['required', undefined],
    ])
    expect(response.body.errors.at(-1).message).toBe(
      'This form lacks details that an account needs: first_name, last_name, organization, access, privacy.',
    )
  })

  it('accepts names in each script, with emoji and direction marks', async () => {
    const form = createForm({ first_name: 'שרה\u200f 👩🏽‍🎤', last_name: 'Đặng-O’Brien' })
    expect((await signUp(form)).status).toBe(401)
    expect(await findUser(form.email)).toMatchObject({ firstName: 'שרה\u200f 👩🏽‍🎤', lastName: 'Đặng-O’Brien' })
  })

  it('with a taken address looks the same and notifies its owner', async () => {
    const owner = await createUser(backend)
    const { status, body } = await signUp(createForm({ email: owner.email }))
    expect({ status, body }).toEqual({ status: 401, body: pendingVerification })
    expect(await listMails(backend, owner.email)).toMatchObject([
      { template: 'email-taken', data: { url: 'https://buehnenhaus.test/de/account/password/reset' } },
    ])
    expect(await findUser(owner.email)).toEqual(owner)
  })

  it('twice at the same time creates one account', async () => {
    const form = createForm()
    const responses = await Promise.all([1, 2, 3].map(() => signUp(form)))
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401])
    await verify(await readMailKey(backend, form.email, 'verify-email'))
    const rows = await backend.services.db.select().from(users).where(eq(users.email, form.email))
    expect(rows).toMatchObject([{ emailVerifiedAt: time.start }])
  })

  it('sends few mails for a hundred requests', async () => {
    const owner = await createUser(backend)
    for (let round = 0; round < 8; round += 1) {
      expect((await signUp(createForm({ email: owner.email }))).status).toBe(401)
    }
    expect(await listMails(backend, owner.email)).toHaveLength(6)
    const browser = new TestBrowser(backend)
    const statuses: number[] = []
    for (let round = 0; round < 21; round += 1) {
      statuses.push((await browser.auth('POST', '/auth/password/request', { email: `m${round}@example.org` })).status)
    }
    expect(statuses.slice(-2)).toEqual([200, 429])
  })

  it('returns a conflict during a session', async () => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend))
    expect((await browser.auth('POST', '/auth/signup', createForm())).body).toEqual({ status: 409 })
  })

  it('is deleted when it is not verified within a week', async () => {
    const form = createForm()
    await signUp(form)
    const verifiedForm = createForm()
    await signUp(verifiedForm)
    await verify(await readMailKey(backend, verifiedForm.email, 'verify-email'))
    time.addSeconds(7 * daySeconds + 1)
    await cleanUpAccounts(backend.services)
    expect(await findUser(form.email)).toBeUndefined()
    expect(await findUser(verifiedForm.email)).toBeDefined()
  })
})

describe('the key of a sign-up', () => {
  const requestAccount = async () => {
    const form = createForm()
    await signUp(form)
    return { email: form.email, key: await readMailKey(backend, form.email, 'verify-email') }
  }
  const readKey = (key: string) =>
    new TestBrowser(backend).auth('GET', '/auth/email/verify', undefined, { 'X-Email-Verification-Key': key })

  it('returns the address that it is for', async () => {
    const { email, key } = await requestAccount()
    const { status, body } = await readKey(key)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: { email, user: { display: 'Ottilie Schnürboden', email } },
      meta: { is_authenticating: false },
    })
  })

  it('reports a missing key like a missing header', async () => {
    const response = await new TestBrowser(backend).auth('GET', '/auth/email/verify')
    expect([response.status, toErrorCodes(response)]).toEqual([400, [['required', 'key']]])
  })

  it('verifies the address once; the administration is notified, and no session starts', async () => {
    const { email, key } = await requestAccount()
    const { status, body, headers } = await verify(key)
    expect(status).toBe(401)
    expect(body.data.flows.at(-1)).toEqual({ id: 'account_activation' })
    expect(headers.getSetCookie()).toEqual([])
    expect(await listMails(backend, email, 'registration-received')).toHaveLength(1)
    const [notice] = await listMails(backend, adminEmail, 'registration-notice')
    expect(notice).toMatchObject({
      locale: 'en',
      data: { name: 'Ottilie Schnürboden', email, url: expect.stringMatching(/\/en\/admin\/users\/\d+$/) },
    })
    expect(toErrorCodes(await verify(key))).toEqual([['invalid_or_expired_key', 'key']])
    const login = await new TestBrowser(backend).auth('POST', '/auth/login', { email, password: testPassword })
    expect(login.body.data.flows.at(-1)).toEqual({ id: 'account_activation' })
  })

  it('works once, even for simultaneous requests', async () => {
    const { email, key } = await requestAccount()
    const responses = await Promise.all([1, 2, 3, 4].map(() => verify(key)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 401])
    expect(await listMails(backend, email, 'registration-received')).toHaveLength(1)
  })

  it('is valid for three days', async () => {
    const { key } = await requestAccount()
    time.addSeconds(3 * daySeconds - 1)
    expect((await readKey(key)).status).toBe(200)
    time.addSeconds(1)
    expect(toErrorCodes(await readKey(key))).toEqual([['invalid_or_expired_key', 'key']])
    expect(toErrorCodes(await verify(key))).toEqual([['invalid_or_expired_key', 'key']])
  })

  it.each(['x', 'x'.repeat(43), "' OR 1=1", '../..', '😀'])('is rejected when it is %j', async (key) => {
    expect(toErrorCodes(await verify(key))).toEqual([['invalid_or_expired_key', 'key']])
  })

  it('is required', async () => {
    expect(toErrorCodes(await new TestBrowser(backend).auth('POST', '/auth/email/verify', {}))).toEqual([
      ['required', 'key'],
    ])
    const { status } = await new TestBrowser(backend).auth('GET', '/auth/email/verify')
    expect(status).toBe(400)
  })

  it('is no key for a password', async () => {
    const { key } = await requestAccount()
    const response = await new TestBrowser(backend).auth('POST', '/auth/password/reset', {
      key,
      password: testPassword,
    })
    expect(toErrorCodes(response)).toEqual([['invalid_password_reset', 'key']])
  })

  it('is sent again on demand and replaces the first; the response does not disclose if it was sent', async () => {
    const { email, key } = await requestAccount()
    const resend = (address: string) =>
      new TestBrowser(backend).auth('POST', '/auth/email/verify/resend', { email: address })
    for (const address of [email, adminEmail, 'unknown@example.org']) {
      expect(await resend(address)).toMatchObject({ status: 200, body: { status: 200 } })
    }
    expect(await listMails(backend, adminEmail, 'verify-email')).toEqual([])
    expect(toErrorCodes(await verify(key))).toEqual([['invalid_or_expired_key', 'key']])
    expect((await verify(await readMailKey(backend, email, 'verify-email'))).status).toBe(401)
  })
})
