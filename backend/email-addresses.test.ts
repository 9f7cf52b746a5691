import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createSignUpData, createUser, listMails, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createFormProof } from '@/tests/content/form-proofs'

const time = { now: new Date('2026-11-23T09:00:00Z') }
const backend = startTestBackend({ clock: () => time.now, pause: async () => undefined })

const admin = logInBeforeAll(backend, { role: 'admin' })

const text = { de: '', en: '' }
const person = { name: 'Ada Amsel', title: text, function: text, phone: '', photo: null, categories: [] }

const signUp = (email: string) =>
  new TestBrowser(backend).call('POST', '/_allauth/browser/v1/auth/signup', createSignUpData(email))

async function subscribe(email: string) {
  const protection = await createFormProof(backend, 'newsletter')
  time.now = new Date(time.now.getTime() + 3000)
  const form = { name: 'Ada', topics: ['policy'], language: 'de', privacy: true, email, protection }
  return new TestBrowser(backend).call('POST', '/de/api/newsletter/', form)
}

const createPerson = (email: string) => admin.call('POST', '/de/api/persons/', { values: { ...person, email } })

const createOrganization = (email: string) =>
  admin.call('POST', '/de/api/organizations/', { title: `Haus ${email}`, category: 'theater', email })

const addresses = [
  ['info@bühne-köln.de', 'info@xn--bhne-kln-s4a8c.de'],
  ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
  ['presse&pr@example.org', 'presse&pr@example.org'],
  ['kasse/abo@example.org', 'kasse/abo@example.org'],
] as const

describe.each(addresses)('the address %s', (email, ascii) => {
  it.each([
    ['a sign-up', signUp, 401, 'users'],
    ['a subscription', subscribe, 202, 'subscriptions'],
    ['a person', createPerson, 201, 'persons'],
    ['an organization', createOrganization, 201, 'organizations'],
  ] as const)('is taken for %s and stored in ASCII', async (_what, send, status, table) => {
    const response = await send(email)
    expect([response.status, await response.text()]).toEqual([status, expect.anything()])
    const { rows } = await backend.services.db.execute(
      sql`SELECT email FROM ${sql.identifier(table)} WHERE email = ${ascii}`,
    )
    expect(rows).toEqual([{ email: ascii }])
  })
})

it('shows an address as it was written, and finds it in every spelling', async () => {
  const { id, values } = await (await createPerson('Presse@Bühne-Köln.de')).json()
  expect(values.email).toBe('presse@bühne-köln.de')
  for (const search of ['presse@bühne-köln.de', 'bühne-köln.de', 'PRESSE@xn--bhne-kln-s4a8c.de']) {
    const path = `/de/api/administration/persons/?search=${encodeURIComponent(search)}`
    const { results } = await (await admin.call('GET', path)).json()
    expect(results.map((row: { id: number }) => row.id)).toContain(id)
  }
})

it('logs in with each spelling, and mails to the account', async () => {
  const user = await createUser(backend, { email: 'ada@bühne-köln.de' })
  await new TestBrowser(backend).logIn({ email: 'Ada@BÜHNE-KÖLN.de' })
  await new TestBrowser(backend).logIn({ email: 'ada@xn--bhne-kln-s4a8c.de' })
  const browser = new TestBrowser(backend)
  await browser.call('POST', '/_allauth/browser/v1/auth/password/request', { email: user.email })
  expect(await listMails(backend, user.email)).toMatchObject([{ template: 'password-reset' }])
})

it.each([
  ['a sign-up', signUp],
  ['a subscription', subscribe],
  ['a person', createPerson],
  ['an organization', createOrganization],
])('names the reason why letters before the @ are refused for %s', async (_what, send) => {
  const response = await send('jörg@example.org')
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/Buchstaben a bis z|letters a to z/)
})

it("finds a person's data by every spelling of the address, in columns and in texts", async () => {
  const email = 'leser@bühne-köln.de'
  await subscribe(email)
  const people = [{ name: 'Lea Leser', role: 'contact', function: text, email, phone: '' }]
  await admin.call('POST', '/de/api/organizations/', { title: 'Haus der Leser', category: 'theater', people })
  for (const spelling of [email, 'Leser@xn--bhne-kln-s4a8c.de']) {
    const path = '/de/api/administration/personal-data/'
    const overview = await (await admin.call('POST', path, { email: spelling })).json()
    const places = [...overview.deleted, ...overview.staying].map(({ place }: { place: string }) => place)
    expect([overview.email, places]).toEqual([email, ['subscriptions', 'mails', 'organizations']])
  }
})
