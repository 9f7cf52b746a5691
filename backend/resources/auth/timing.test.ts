import * as argon2 from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { createUser, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

// The package's functions cannot be watched from outside, so the real ones are wrapped.
vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof argon2>()
  return { ...actual, hash: vi.fn(actual.hash), verify: vi.fn(actual.verify) }
})

const pauses: number[] = []
const backend = startTestBackend({
  pause: async (milliseconds) => {
    pauses.push(milliseconds)
  },
})

/** How often passwords are hashed and answers held back by a call. */
async function workOf(call: () => Promise<{ status: number }>) {
  vi.mocked(argon2.hash).mockClear()
  vi.mocked(argon2.verify).mockClear()
  pauses.length = 0
  const { status } = await call()
  return {
    status,
    hashes: vi.mocked(argon2.hash).mock.calls.length,
    verifications: vi.mocked(argon2.verify).mock.calls.length,
    pauses: [...pauses],
  }
}

const post = (path: string, body: unknown) => new TestBrowser(backend).auth('POST', path, body)

describe('an address that has an account costs the same work as one that has none', () => {
  it('at the login', async () => {
    const user = await createUser(backend)
    const logIn = (email: string) => workOf(() => post('/auth/login', { email, password: 'wrong password' }))
    const known = await logIn(user.email)
    expect(known).toEqual({ status: 400, hashes: 0, verifications: 1, pauses: [] })
    expect(await logIn('unknown@example.org')).toEqual(known)
  })

  it('at the sign-up', async () => {
    const user = await createUser(backend)
    const form = {
      password: testPassword,
      first_name: 'A',
      last_name: 'B',
      organization: 'C',
      access: 'jobs',
      privacy: true,
    }
    const signUp = (email: string) => workOf(() => post('/auth/signup', { ...form, email }))
    const known = await signUp(user.email)
    expect(known).toEqual({ status: 401, hashes: 1, verifications: 0, pauses: [400] })
    expect(await signUp('fresh@example.org')).toEqual(known)
  })

  it.each(['/auth/password/request', '/auth/email/verify/resend'])('at %s', async (path) => {
    const user = await createUser(backend, { emailVerifiedAt: null })
    const known = await workOf(() => post(path, { email: user.email }))
    expect(known).toEqual({ status: 200, hashes: 0, verifications: 0, pauses: [400] })
    expect(await workOf(() => post(path, { email: 'unknown@example.org' }))).toEqual(known)
  })

  it('as measured: neither kind of login takes twice as long as the other', async () => {
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 12; round += 1) {
      const { email } = await createUser(backend)
      // By turns, so that whatever else the machine does meets both.
      for (const kind of ['known', 'unknown'] as const) {
        const address = kind === 'known' ? email : `nobody-${round}@example.org`
        const begin = performance.now()
        await post('/auth/login', { email: address, password: 'wrong password' })
        times[kind].push(performance.now() - begin)
      }
    }
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})
