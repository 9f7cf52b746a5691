import argon2 from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { toSha256 } from '@/backend/accounts/secrets/secret'
import { attempts } from '@/backend/platform/db/schema/accounts/attempts'
import { createSignUpData, createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { deferred } from '@/tests/deferred'

const backend = startTestBackend({ clock: () => new Date('2026-11-21T09:00:00Z') })
afterEach(() => {
  vi.restoreAllMocks()
})

/** Counts the statuses of simultaneous calls, the most frequent first. */
async function countStatuses(calls: Promise<{ status: number }>[]) {
  const counts = new Map<number, number>()
  for (const { status } of await Promise.all(calls)) counts.set(status, (counts.get(status) ?? 0) + 1)
  return Object.fromEntries(counts)
}
const createHundred = <Result>(create: (index: number) => Result) =>
  Array.from({ length: 100 }, (_, index) => create(index))

it('hashes nothing for rejected sign-ups', async () => {
  const hash = vi.spyOn(argon2, 'hash')
  const browser = new TestBrowser(backend)
  const statuses = await countStatuses(
    createHundred((index) => browser.auth('POST', '/auth/signup', createSignUpData(`many-${index}@example.org`))),
  )
  expect(statuses).toEqual({ 401: 20, 429: 80 })
  expect(hash).toHaveBeenCalledTimes(20)
})

it('hashes nothing for sign-ups with an address that may not get more mails', async () => {
  const hash = vi.spyOn(argon2, 'hash')
  for (let round = 0; round < 9; round += 1) {
    const { status } = await new TestBrowser(backend).auth('POST', '/auth/signup', createSignUpData('one@example.org'))
    expect(status).toBe(401)
  }
  // Three are mailed now and three later.
  expect(hash).toHaveBeenCalledTimes(6)
})

it.each(['known', 'unknown'])('verifies nothing for refused logins: %s address', async (kind) => {
  const email = kind === 'known' ? (await createUser(backend)).email : 'unknown@example.org'
  const verify = vi.spyOn(argon2, 'verify')
  const browsers = createHundred(() => new TestBrowser(backend))
  const statuses = await countStatuses(
    browsers.map((browser) => browser.auth('POST', '/auth/login', { email, password: 'wrong password' })),
  )
  expect(statuses).toEqual({ 400: 100 })
  expect(verify).toHaveBeenCalledTimes(5)
})

it('returns 503 beyond 50 simultaneous logins and does not count the attempt', async () => {
  const { promise: gate, resolve: finish } = deferred()
  const verify = vi.spyOn(argon2, 'verify').mockImplementation(async () => {
    await gate
    return false
  })
  const password = 'wrong password'
  let refused = 0
  const logins = createHundred(async (index) => {
    const email = `crowd-${index}@example.org`
    const response = await new TestBrowser(backend).auth('POST', '/auth/login', { email, password })
    if (response.status === 503) refused += 1
    // The running and waiting logins end when the others have been refused.
    if (refused === 50) finish()
    return { ...response, email }
  })
  expect(await countStatuses(logins)).toEqual({ 400: 50, 503: 50 })
  expect(verify).toHaveBeenCalledTimes(50)
  const responses = await Promise.all(logins)
  const refusedLogin = responses.find(({ status }) => status === 503)
  expect(refusedLogin?.headers.get('Retry-After')).toBe('5')
  expect(refusedLogin?.body.errors).toMatchObject([{ code: 'busy' }])
  const { db } = backend.services
  const countedAttempts = await db
    .select()
    .from(attempts)
    .where(eq(attempts.addressHash, toSha256(refusedLogin?.email ?? '')))
  expect(countedAttempts).toEqual([])
})
