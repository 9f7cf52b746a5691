import argon2 from '@node-rs/argon2'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignUpData, createUser, listMails, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const pauses: number[] = []
/** Background work, which the tests start. */
const backgroundWork: (() => Promise<unknown>)[] = []
const backend = startTestBackend({
  pause: async (milliseconds) => {
    pauses.push(milliseconds)
  },
  background: { run: (_, work) => void backgroundWork.push(work), waitUntilIdle: async () => undefined },
})
beforeEach(() => {
  backgroundWork.length = 0
})

/** Counts the work that a response waits for: password hashes, statements, pauses. */
async function measureWork(call: () => Promise<{ status: number }>) {
  pauses.length = 0
  const spies = {
    hashes: vi.spyOn(argon2, 'hash'),
    verifications: vi.spyOn(argon2, 'verify'),
    statements: vi.spyOn(pg.Client.prototype, 'query'),
  }
  const { status } = await call()
  const calls = {
    hashes: spies.hashes.mock.calls.length,
    verifications: spies.verifications.mock.calls.length,
    statements: spies.statements.mock.calls.length,
  }
  for (const method of Object.values(spies)) method.mockRestore()
  return { status, ...calls, pauses: [...pauses] }
}

const post = (path: string, body: unknown) => new TestBrowser(backend).auth('POST', path, body)

interface Call {
  name: string
  /** Properties of the account with the known address. */
  known?: Parameters<typeof createUser>[1]
  work: { status: number; hashes: number; verifications: number; pauses: number[] }
  prepare?: () => Promise<TestBrowser>
  send: (email: string, browser: TestBrowser) => Promise<{ status: number }>
}

const calls: Call[] = [
  {
    name: 'a wrong login',
    work: { status: 400, hashes: 0, verifications: 1, pauses: [] },
    send: (email) => post('/auth/login', { email, password: 'wrong password' }),
  },
  {
    name: 'a sign-up',
    work: { status: 401, hashes: 1, verifications: 0, pauses: [400] },
    send: (email) => post('/auth/signup', createSignUpData(email)),
  },
  {
    name: 'a sign-up again',
    known: { emailVerifiedAt: null, isActive: false },
    work: { status: 401, hashes: 1, verifications: 0, pauses: [400] },
    send: (email) => post('/auth/signup', createSignUpData(email)),
  },
  {
    name: 'a request for a new password',
    work: { status: 200, hashes: 0, verifications: 0, pauses: [400] },
    send: (email) => post('/auth/password/request', { email }),
  },
  {
    name: 'a request for another key',
    known: { emailVerifiedAt: null, isActive: false },
    work: { status: 200, hashes: 0, verifications: 0, pauses: [400] },
    send: (email) => post('/auth/email/verify/resend', { email }),
  },
  {
    name: 'a change of the address',
    work: { status: 200, hashes: 0, verifications: 0, pauses: [400] },
    prepare: async () => new TestBrowser(backend).logIn(await createUser(backend)),
    send: (email, browser) => browser.auth('POST', '/account/email', { email }),
  },
]

describe.each(calls)('$name', ({ known, work, prepare, send }) => {
  const createBrowser = prepare ?? (async () => new TestBrowser(backend))
  let addressCount = 0
  const createUnknownAddress = () => {
    addressCount += 1
    return `${prepare ? 'change' : 'nobody'}-${addressCount}@${work.hashes}.${known ? 'a' : 'b'}.example.org`
  }

  it('waits for the same work with and without an account', async () => {
    const user = await createUser(backend, known)
    const browsers = [await createBrowser(), await createBrowser()] as const
    const workForKnown = await measureWork(() => send(user.email, browsers[0]))
    expect(workForKnown).toMatchObject(work)
    expect(await measureWork(() => send(createUnknownAddress(), browsers[1]))).toEqual(workForKnown)
  })
})

it('background work runs for the known address only', async () => {
  const user = await createUser(backend)
  await post('/auth/password/request', { email: user.email })
  await post('/auth/password/request', { email: 'nobody@example.org' })
  expect(backgroundWork).toHaveLength(2)
  await Promise.all(backgroundWork.map((work) => work()))
  expect(await listMails(backend, user.email)).toMatchObject([{ template: 'password-reset' }])
  expect(await listMails(backend, 'nobody@example.org')).toEqual([])
})
