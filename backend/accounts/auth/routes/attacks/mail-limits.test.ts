import { beforeEach, expect, it } from 'vitest'
import { createUser, listMails, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const time = { now: new Date('2026-11-21T09:00:00Z') }
const backend = startTestBackend({ clock: () => time.now })
beforeEach(() => {
  time.now = new Date(time.now.getTime() + 3_600_000)
})
/** Requests a mail, from a network address if given. */
const requestMail = async (email: string, address?: string) => {
  const browser = new TestBrowser(backend)
  if (address) browser.address = address
  return (await browser.auth('POST', '/auth/password/request', { email })).status
}

it('counts the sub-addresses of a mailbox as one, and mails further resets at the end of the lock', async () => {
  const names = ['a', 'a+1', 'a+2', 'a+3', 'a+x+y'].map((name) => `${name}@example.org`)
  for (const email of names) await createUser(backend, { email })
  for (const email of names) expect(await requestMail(email)).toBe(200)
  // The key of the first mail is still valid.
  expect(await requestMail(names[0] ?? '')).toBe(200)
  const mails = (await Promise.all(names.map((email) => listMails(backend, email)))).flat()
  const dueAt = new Date(time.now.getTime() + 900_000)
  expect(mails.map((mail) => mail.dueAt)).toEqual([null, null, null, dueAt, dueAt])
})

it('mails for three more sign-ups at the end of the lock, in spite of resends', async () => {
  const email = 'later@example.org'
  for (let index = 0; index < 3; index += 1) await requestMail(email)
  const resend = () => new TestBrowser(backend).auth('POST', '/auth/email/verify/resend', { email })
  for (let index = 0; index < 3; index += 1) expect((await resend()).status).toBe(200)
  const names = { first_name: 'Ada', last_name: 'Probe', organization: 'Theater am Wehr' }
  const form = { ...names, email, password: testPassword, access: 'both', privacy: true }
  for (let index = 0; index < 4; index += 1) await new TestBrowser(backend).auth('POST', '/auth/signup', form)
  const mail = { template: 'verify-email', dueAt: new Date(time.now.getTime() + 900_000) }
  expect(await listMails(backend, email)).toMatchObject([mail, mail, mail])
})

it('mails the key of a new address at the end of the lock', async () => {
  const browser = await new TestBrowser(backend).logIn(await createUser(backend))
  const email = 'new@example.org'
  for (let index = 0; index < 3; index += 1) await requestMail(email)
  expect((await browser.auth('POST', '/account/email', { email })).status).toBe(200)
  const mail = { template: 'verify-new-email', dueAt: new Date(time.now.getTime() + 900_000) }
  expect(await listMails(backend, email)).toMatchObject([mail])
})

it('ignores dots in addresses only where the mailbox does', async () => {
  const spellings = ['b.c.d@gmail.com', 'bcd@gmail.com', 'b.cd+1@googlemail.com', 'bc.d@gmail.com']
  const otherAddresses = ['b.c.d@example.org', 'bcd@example.org', 'b.cd@example.org', 'bc.d@example.org']
  for (const email of [...spellings, ...otherAddresses]) await createUser(backend, { email })
  for (const email of [...spellings, ...otherAddresses]) await requestMail(email)
  const countMails = async (emails: string[]) =>
    Promise.all(emails.map(async (email) => (await listMails(backend, email)).filter(({ dueAt }) => !dueAt).length))
  expect(await countMails(spellings)).toEqual([1, 1, 1, 0])
  expect(await countMails(otherAddresses)).toEqual([1, 1, 1, 1])
})

it.each([
  ['/48 of IPv6', (index: number) => `2001:db8:30:${index.toString(16)}::1`, '2001:db8:31::1'],
  ['/24 of IPv4', (index: number) => `203.0.113.${index}`, '203.0.114.1'],
])('limits the clients of a network together: %s', async (_, address, outside) => {
  for (let index = 0; index < 60; index += 1) {
    expect(await requestMail(`network-${index}@example.org`, address(index))).toBe(200)
  }
  expect(await requestMail('network@example.org', address(61))).toBe(429)
  expect(await requestMail('network@example.org', outside)).toBe(200)
})
