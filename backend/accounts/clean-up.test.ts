import { expect, it } from 'vitest'
import { attempts } from '@/backend/platform/db/schema/accounts/attempts'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { TestClock } from '@/tests/clock'
import { cleanUpAccounts } from './clean-up'

const time = new TestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })
const countRemaining = async () => {
  const { db } = backend.services
  await cleanUpAccounts(backend.services)
  return {
    attempts: (await db.select().from(attempts)).length,
    keys: (await db.select().from(oneTimeKeys)).length,
    sessions: (await db.select().from(sessions)).length,
  }
}

it('removes attempts, keys and sessions when they expire, not before', async () => {
  const user = await createUser(backend)
  const browser = await new TestBrowser(backend).logIn(user)
  await browser.auth('POST', '/auth/password/request', { email: user.email })
  await new TestBrowser(backend).auth('POST', '/auth/login', { email: user.email, password: 'wrong password' })
  expect(await countRemaining()).toEqual({ attempts: 2, keys: 1, sessions: 1 })
  time.addMinutes(31)
  expect(await countRemaining()).toEqual({ attempts: 0, keys: 1, sessions: 1 })
  time.addMinutes(30)
  expect(await countRemaining()).toEqual({ attempts: 0, keys: 0, sessions: 1 })
  time.addMinutes(14 * 24 * 60)
  expect(await countRemaining()).toEqual({ attempts: 0, keys: 0, sessions: 0 })
})
