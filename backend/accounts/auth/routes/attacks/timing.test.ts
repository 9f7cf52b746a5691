import argon2 from '@node-rs/argon2'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignUpData, createUser, listMails, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const pauses: number[] = []
/** Background work; starts when a test says so. */
const behind: (() => Promise<unknown>)[] = []
const backend = startTestBackend({
  pause: async (milliseconds) => {
    pauses.push(milliseconds)
  },
  background: { run: (_, work) => void behind.push(work), waitUntilIdle: async () => undefined },
})
beforeEach(() => {
  behind.length = 0
})

/** Counts the work that a response waits for: password hashes, statements, pauses. */
async function measureWork(call: () => Promise<{ status: number }>) {
  pauses.length = 0
  const watched = {
    hashes: vi.spyOn(argon2, 'hash'),
    verifications: vi.spyOn(argon2, 'verify'),
    statements: vi.spyOn(pg.Client.prototype, 'query'),
  }
  const { status } = await call()
  const calls = {
    hashes: watched.hashes.mock.calls.length,
    verifications: watched.verifications.mock.calls.length,
    statements: watched.statements.mock.calls.length,
  }
  for (const method of Object.values(watched)) method.mockRestore()
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
  const ready = prepare ?? (async () => new TestBrowser(backend))
  let strangers = 0
  const stranger = () => {
    strangers += 1
    return `${prepare ? 'change' : 'nobody'}-${strangers}@${work.hashes}.${known ? 'a' : 'b'}.example.org`
  }

  it('waits for the same work with and without an account', async () => {
    const user = await createUser(backend, known)
    const browsers = [await ready(), await ready()] as const
    const ofKnown = await measureWork(() => send(user.email, browsers[0]))
    expect(ofKnown).toMatchObject(work)
    expect(await measureWork(() => send(stranger(), browsers[1]))).toEqual(ofKnown)
  })
})

it('background work runs for the known address only', async () => {
  const user = await createUser(backend)
  await post('/auth/password/request', { email: user.email })
  await post('/auth/password/request', { email: 'nobody@example.org' })
  expect(behind).toHaveLength(2)
  await Promise.all(behind.map((work) => work()))
  expect(await listMails(backend, user.email)).toMatchObject([{ template: 'password-reset' }])
  expect(await listMails(backend, 'nobody@example.org')).toEqual([])
})
