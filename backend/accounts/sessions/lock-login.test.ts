import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createPreviewLink } from '@/backend/library/preview-links/links'
import { createApiKey } from '@/backend/members/job-teams/api-keys'
import { inviteToTeam } from '@/backend/members/job-teams/invite'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { UnauthorizedError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { previewTargets } from '@/backend/preview-targets'
import { createUser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { listProjectFiles } from '@/tests/project-files'
import { AccountError } from '../account-error'
import { requestNewEmail } from '../addresses/change-email'
import { logIn } from '../log-in/log-in'
import { changePassword } from '../passwords/change-password'
import { storePassword } from '../passwords/store-password'
import { createRecoveryCodes } from '../second-factors/authenticators'
import { endAccess } from './end-access'
import { loadLogin } from './require-factor'
import { createSession } from './sessions'

const backend = startTestBackend({ isBreached: async () => false })
const now = new Date()
const email = 'anna@example.org'
const visit = { client: 'client', userAgent: '', previousToken: undefined, deviceMark: undefined }

const grants: Record<string, (services: Services, login: Login) => Promise<unknown>> = {
  'a login': (services, { user }) => logIn(services, { email: user.email, password: testPassword, ...visit }),
  'a new password': (services, login) =>
    changePassword(services, login, {
      currentPassword: testPassword,
      newPassword: 'Ein anderer Vorhang!',
      endedKeyIds: [],
    }),
  'recovery codes': createRecoveryCodes,
  'a new address': (services, login) => requestNewEmail(services, login, { email, client: 'client' }),
  'an API key': ({ db }, login) => createApiKey(db, login, { name: 'Haus', scopes: ['jobs:read'], now }),
  'an invitation': (services, login) => inviteToTeam(services, login, { email, client: 'client' }),
  async 'a preview link'(services, login) {
    const target = await createPage(backend.services.db, {
      path: { de: `vorschau-${login.user.id}` },
      title: 'Vorschau',
    })
    const options = { type: 'page', target, locale: 'de', name: '', is_fixed: false, days: 1 } as const
    await createPreviewLink(
      services,
      { ...options, password: null, allows_comments: false },
      { login, locale: 'de', targets: previewTargets },
    )
  },
}

const ends: Record<string, (login: Login) => Promise<unknown>> = {
  'a reset of the password': ({ user }) =>
    storePassword(backend.services.db, { user, password: 'Licht an, Vorhang zu!', now }),
  'the end of the session': ({ user }) =>
    endAccess(backend.services.db, 'deactivated', { userId: user.id, actor: 'visitor', now }),
  'the end of the account': ({ user }) =>
    backend.services.db.update(users).set({ isActive: false }).where(eq(users.id, user.id)),
}

/** Returns services that run `interrupt` before their first transaction begins. */
function interruptServices(interrupt: () => Promise<unknown>): Services {
  const { db } = backend.services
  let interruption: Promise<unknown> | undefined
  const transaction: typeof db.transaction = async (...work) => {
    interruption ??= interrupt()
    await interruption
    return await db.transaction(...work)
  }
  return { ...backend.services, db: Object.assign(Object.create(db), { transaction }) }
}

// The password is still correct after the end of a session, so a login remains possible.
const cases = Object.keys(grants).flatMap((grant) =>
  Object.keys(ends).flatMap((end) =>
    grant === 'a login' && end === 'the end of the session' ? [] : [[grant, end] as const],
  ),
)

it.each(cases)('%s in flight is rejected after %s', async (grant, end) => {
  const { db } = backend.services
  const user = await createUser(backend, { group: 'Jobbörse', role: 'editor' })
  const { session } = await createSession(db, { userId: user.id, userAgent: '', now })
  const login = await loadLogin(db, session, user)
  const services = interruptServices(async () => await ends[end]?.(login))
  await expect(grants[grant]?.(services, login)).rejects.toThrow(grant === 'a login' ? AccountError : UnauthorizedError)
  const [account] = await db.select().from(users).where(eq(users.id, user.id))
  expect(account?.passwordHash === user.passwordHash).toBe(end !== 'a reset of the password')
  const newSessions = (await db.select().from(sessions)).filter(({ id }) => id > session.id)
  expect(newSessions.filter(({ userId }) => userId === user.id)).toEqual([])
})

const grantPattern =
  /\.insert\((?:sessions|pendingLogins|passkeys|totpAuthenticators|recoveryCodes|jobApiKeys|jobTeamInvitations|previewLinks)\)|purpose: 'verify-new-email'|\.set\(\{ passwordHash|plannedBy: userId/
/** Files without the lock, and the reason. */
const unlockedFiles: Readonly<Record<string, string>> = {
  'backend/accounts/sessions/sessions.ts': 'The callers take the lock.',
  'backend/content/pages/schedule-page.ts': 'A plan needs the right of its planner when it is due.',
  'backend/members/newsletters/dispatch-states.ts': 'The callers take the lock.',
}

it('each file that stores a grant takes the lock', () => {
  const files = listProjectFiles('.', /\.ts$/, 'backend').filter((path) => !/\.(?:test|fixture)\.ts$/.test(path))
  const texts = files.map((path) => [path, readFileSync(path, 'utf8')] as const)
  const isUnlocked = (text: string, pattern: RegExp) =>
    pattern.test(text) && !/await lock(?:Account|Login)\(/.test(text)
  expect(
    texts
      .filter(([, text]) => isUnlocked(text, grantPattern))
      .map(([path]) => path)
      .toSorted(),
  ).toEqual(Object.keys(unlockedFiles))
  for (const call of [/await createSession\(/, /await createPendingLogin\(/]) {
    expect(texts.some(([, text]) => call.test(text))).toBe(true)
    expect(texts.filter(([, text]) => isUnlocked(text, call)).map(([path]) => path)).toEqual([])
  }
})
