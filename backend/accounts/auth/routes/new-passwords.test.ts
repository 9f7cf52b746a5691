import argon2 from '@node-rs/argon2'
import { beforeAll, describe, expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demoSettings } from '@/demo/settings'
import { createUser, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const breached = 'Der Mond ist aufgegangen'
const backend = startTestBackend({ isBreached: async (password) => password === breached })
beforeAll(async () => {
  await backend.services.db.insert(settings).values({ data: demoSettings })
})

const person = { firstName: 'Wilhelmine', lastName: 'Brackhage', organization: 'Staatstheater Rabenfurt' }
/** Sets a password in each way; returns the error code, undefined on success. */
const ways: Record<string, (password: string) => Promise<string | undefined>> = {
  'a sign-up': async (password) => {
    const { body } = await new TestBrowser(backend).auth('POST', '/auth/signup', {
      email: `w.brackhage+${Math.random()}@theater-rabenfurt.example`,
      password,
      first_name: person.firstName,
      last_name: person.lastName,
      organization: person.organization,
      access: 'jobs',
      privacy: true,
    })
    return body.errors?.[0].code
  },
  'a change': async (password) => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend, person))
    const change = { current_password: testPassword, new_password: password }
    return (await browser.auth('POST', '/account/password/change', change)).body.errors?.[0].code
  },
  'a reset': async (password) => {
    const { email } = await createUser(backend, person)
    await new TestBrowser(backend).auth('POST', '/auth/password/request', { email })
    const key = await readMailKey(backend, email, 'password-reset')
    const { body } = await new TestBrowser(backend).auth('POST', '/auth/password/reset', { key, password })
    return body.errors?.[0].code
  },
}

describe.each(Object.entries(ways))('%s', (_, setPassword) => {
  it.each([
    // Surrounding blanks do not count.
    ['          ', 'required'],
    ['\u00a0'.repeat(10), 'required'],
    ['aaaaaaaaaa', 'password_too_common'],
    ['passwordpassword', 'password_too_common'],
    ['hallo12345', 'password_too_common'],
    ['ｐａｓｓｗｏｒｔ１２３', 'password_too_common'],
    [breached, 'password_too_common'],
    ['Wilhelmine Brackhage 1', 'password_too_similar'],
    ['Rabenfurt Staatstheater', 'password_too_similar'],
    ['Verband der Bühnen und Orchester', 'password_too_similar'],
    ['buehnenhaus-Brackhage', 'password_too_similar'],
    ['ab ﬀ', 'password_too_short'],
  ])('refuses %j with a reason', async (password, code) => {
    expect(await setPassword(password)).toBe(code)
  })

  it('accepts a sentence', async () => {
    expect(await setPassword('Scheinwerfer an, Ruhe bitte')).toBeUndefined()
  })
})

describe('a password with letters that keyboards encode differently', () => {
  it('is one password in each spelling', async () => {
    const passwordHash = await argon2.hash('Der Ritter ﬁndet Å'.normalize('NFKC'))
    const user = await createUser(backend, { passwordHash })
    for (const password of ['Der Ritter ﬁndet Å', 'Der Ritter findet A\u030a', 'Der Ritter findet Å']) {
      await new TestBrowser(backend).logIn(user, password)
    }
  })

  it('opens an account whose hash has the spelling as typed', async () => {
    const user = await createUser(backend, { passwordHash: await argon2.hash('Der Ritter ﬁndet Å') })
    await new TestBrowser(backend).logIn(user, 'Der Ritter ﬁndet Å')
    const otherBrowser = await new TestBrowser(backend).auth('POST', '/auth/login', {
      email: user.email,
      password: 'Der Ritter findet Å',
    })
    expect(otherBrowser.status).toBe(400)
  })
})
