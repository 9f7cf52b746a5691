import { and, eq, isNull, not } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dispatchNeedsConfirmation } from '@/backend/members/newsletters/policy'
import { parseUserCommand } from '@/backend/operations/command-line/arguments'
import { runUserCommand } from '@/backend/operations/command-line/run'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { newJobKeySchema } from '@/lib/contract/jobs/job-teams'
import { createUser, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { grants } from '../grants/end-grants'
import { revocations } from './end-access'

const backend = startTestBackend()

interface Scene {
  user: UserRow
  newEmail: string
  /** The session in which the event happens, and another one of the same user. */
  own: TestBrowser
  other: TestBrowser
  keys: { verify: string; stop: string; reset: string }
  /** The grants of the session: a team invitation, an API key, a preview link and a plan. */
  grants: { invitation: string; apiKey: string; preview: string; plan: number }
}

let scenes = 0

/** Creates a user with two sessions and a mailed key of each purpose. */
async function prepare(): Promise<Scene> {
  scenes += 1
  const user = await createUser(backend, { group: 'Mitglied + Jobbörse', role: 'editor' })
  const ownBrowser = await new TestBrowser(backend).logIn(user)
  const otherBrowser = await new TestBrowser(backend).logIn(user)
  const newEmail = `wanted-${scenes}@example.org`
  await ownBrowser.auth('POST', '/account/email', { email: newEmail })
  await ownBrowser.auth('POST', '/auth/password/request', { email: user.email })
  const keys = {
    verify: await readMailKey(backend, newEmail, 'verify-new-email'),
    stop: await readMailKey(backend, user.email, 'email-change-requested'),
    reset: await readMailKey(backend, user.email, 'password-reset'),
  }
  const invited = `invited-${scenes}@example.org`
  await ownBrowser.call('POST', '/de/api/jobs/team/invitations/', { email: invited })
  const response = await ownBrowser.call('POST', '/de/api/jobs/team/keys/', { name: 'Haus', scopes: ['jobs:read'] })
  const preview = `preview-${scenes}`
  await backend.services.db
    .insert(previewLinks)
    .values({
      keyHash: preview,
      type: 'page',
      targetId: 1,
      locale: 'de',
      name: '',
      createdBy: user.id,
      expiresAt: new Date('2099-01-01T00:00:00Z'),
    })
  await backend.services.db
    .insert(dispatches)
    .values({
      pressReleaseId: scenes,
      topics: ['policy'],
      languages: ['de'],
      plannedAt: new Date(),
      plannedBy: user.id,
      hasPlanner: true,
    })
  const grants = {
    preview,
    plan: scenes,
    invitation: await readMailKey(backend, invited, 'job-team-invitation'),
    apiKey: newJobKeySchema.parse(await response.json()).key,
  }
  return { user, newEmail, own: ownBrowser, other: otherBrowser, keys, grants }
}

const nextPassword = 'Licht an, Vorhang zu!'
/** Makes a call, `POST /path`, which must succeed with this status. */
const send = async (browser: TestBrowser, call: string, status: number, body?: unknown) => {
  const [method = '', path = ''] = call.split(' ')
  expect((await browser.call(method, path, body)).status).toBe(status)
}
const auth = '/_allauth/browser/v1'
const createVisitor = () => new TestBrowser(backend)
const administer =
  (command: string, ...more: string[]) =>
  async ({ user }: Scene) => {
    const parts = { ...backend.services, readLine: async () => nextPassword, print: () => undefined }
    await runUserCommand(parts, parseUserCommand([command, user.email, ...more]))
  }

const keyNames = ['verify', 'stop', 'reset'] as const
const grantNames = ['invitation', 'apiKey', 'preview', 'plan'] as const
type KeyName = (typeof keyNames)[number]
type GrantName = (typeof grantNames)[number]

interface Row {
  event: string
  happens: (scene: Scene) => Promise<unknown>
  /** The sessions and keys that stay valid. */
  valid: Record<'own' | 'other' | KeyName | GrantName, boolean>
}

const everyGrant = { invitation: true, apiKey: true, preview: true, plan: true }
const all = { own: true, other: true, verify: true, stop: true, reset: true, ...everyGrant }
const noKeys = { verify: false, stop: false, reset: false }
const noGrants = { invitation: false, apiKey: false, preview: false, plan: false }
const nothing = { own: false, other: false, ...noKeys, ...noGrants }

/** The events that end sessions and keys (backend/accounts/README.md). */
const rows: Row[] = [
  {
    event: 'the password is changed',
    happens: ({ own }) => {
      const body = { current_password: testPassword, new_password: nextPassword }
      return send(own, `POST ${auth}/account/password/change`, 200, body)
    },
    // The dialog asks which API keys end.
    valid: { ...nothing, own: true, apiKey: true, plan: true },
  },
  {
    event: 'the password is reset by a key',
    happens: ({ keys }) =>
      send(createVisitor(), `POST ${auth}/auth/password/reset`, 401, { key: keys.reset, password: nextPassword }),
    valid: nothing,
  },
  {
    event: 'the other sessions are ended',
    happens: ({ own }) => send(own, 'DELETE /api/users/me/sessions/', 204),
    valid: { ...nothing, own: true },
  },
  {
    event: 'this session is ended by logging out',
    happens: ({ own }) => send(own, `DELETE ${auth}/auth/session`, 401),
    valid: { ...all, own: false },
  },
  {
    event: 'the new address is verified',
    happens: ({ keys }) => send(createVisitor(), `POST ${auth}/auth/email/verify`, 401, { key: keys.verify }),
    valid: { ...nothing, own: true, other: true, ...everyGrant },
  },
  {
    event: 'the change of the address is stopped',
    happens: ({ keys }) => send(createVisitor(), `POST ${auth}/auth/email/stop`, 401, { key: keys.stop }),
    valid: nothing,
  },
  {
    event: 'the change of the address is withdrawn',
    happens: ({ own, newEmail }) => send(own, `DELETE ${auth}/account/email`, 200, { email: newEmail }),
    valid: { ...all, verify: false, stop: false },
  },
  {
    event: 'another address is requested',
    happens: ({ own, newEmail }) => send(own, `POST ${auth}/account/email`, 200, { email: `another-${newEmail}` }),
    valid: { ...all, verify: false, stop: false },
  },
  {
    event: 'another key for a password is requested',
    happens: ({ user }) => send(createVisitor(), `POST ${auth}/auth/password/request`, 200, { email: user.email }),
    valid: { ...all, reset: false },
  },
  {
    event: 'somebody else verifies the new address',
    happens: ({ newEmail }) =>
      runUserCommand(
        { ...backend.services, readLine: async () => '', print: () => undefined },
        parseUserCommand(['create', newEmail, '--first-name', 'A', '--last-name', 'B']),
      ),
    valid: { ...all, verify: false },
  },
  {
    event: 'the password is entered again',
    happens: ({ own }) => send(own, `POST ${auth}/auth/reauthenticate`, 200, { password: testPassword }),
    valid: all,
  },
  { event: 'the account is deactivated', happens: administer('deactivate'), valid: nothing },
  {
    event: 'the account is deactivated and activated again',
    async happens(scene) {
      await administer('deactivate')(scene)
      await administer('activate')(scene)
    },
    valid: nothing,
  },
  {
    event: 'the password is set at the command line',
    happens: administer('password', '--password-stdin'),
    valid: nothing,
  },
  { event: 'the role changes', happens: administer('role', 'editor'), valid: all },
  {
    event: 'the group changes to one without job ads',
    happens: administer('group', 'Mitglied'),
    valid: { ...all, invitation: false, apiKey: false },
  },
  {
    event: 'the account is deleted',
    happens: ({ own }) => send(own, 'DELETE /api/users/me/', 204, { password: testPassword }),
    valid: nothing,
  },
]

/** Uses a key or a session and compares the response with the contract. */
const uses: Record<keyof Row['valid'], (scene: Scene, isValid: boolean) => Promise<void>> = {
  own: ({ own }, isValid) => expectSession(own, isValid),
  other: ({ other }, isValid) => expectSession(other, isValid),
  verify: ({ keys: { verify: key } }, isValid) =>
    expectKey('/auth/email/verify', { key }, isValid, 'invalid_or_expired_key'),
  stop: ({ keys: { stop: key } }, isValid) => expectKey('/auth/email/stop', { key }, isValid, 'invalid_or_expired_key'),
  reset: ({ keys: { reset: key } }, isValid) =>
    expectKey('/auth/password/reset', { key, password: nextPassword }, isValid, 'invalid_password_reset'),
  async invitation({ grants: { invitation: key } }, isValid) {
    const colleague = await createVisitor().logIn(await createUser(backend, { group: 'Jobbörse' }))
    const joining = await colleague.call('POST', '/de/api/jobs/team/join/', { key, bring_jobs: false })
    expect(joining.status).toBe(isValid ? 200 : 400)
  },
  async apiKey({ grants: { apiKey } }, isValid) {
    const response = await backend.get('/de/api/jobs/my/', { Authorization: `Bearer ${apiKey}` })
    expect(response.status).toBe(isValid ? 200 : 401)
  },
  async preview({ grants: { preview } }, isValid) {
    const condition = and(eq(previewLinks.keyHash, preview), isNull(previewLinks.revokedAt))
    expect(await backend.services.db.$count(previewLinks, condition)).toBe(isValid ? 1 : 0)
  },
  async plan({ grants: { plan } }, isValid) {
    const isReady = and(eq(dispatches.pressReleaseId, plan), not(dispatchNeedsConfirmation))
    expect(await backend.services.db.$count(dispatches, isReady)).toBe(isValid ? 1 : 0)
  },
}

async function expectSession(browser: TestBrowser, isValid: boolean): Promise<void> {
  const { status, body } = await browser.auth('GET', '/auth/session')
  expect({ status, isIn: body.meta.is_authenticated }).toEqual({ status: isValid ? 200 : 401, isIn: isValid })
  expect((await browser.call('GET', '/api/users/me/')).status).toBe(isValid ? 200 : 401)
}

async function expectKey(path: string, body: unknown, isValid: boolean, code: string): Promise<void> {
  const response = await createVisitor().auth('POST', path, body)
  if (isValid) expect([response.status, response.body.errors]).toEqual([401, undefined])
  else expect(response).toMatchObject({ status: 400, body: { errors: [{ code, param: 'key' }] } })
}

describe.each(rows)('when $event', ({ happens, valid }) => {
  const sessions = `${valid.own ? 'this' : 'no'} session${valid.other ? ' and the other' : ''}`
  it(`leaves ${sessions}`, async () => {
    const scene = await prepare()
    await happens(scene)
    await uses.own(scene, valid.own)
    await uses.other(scene, valid.other)
  })

  it.each([...keyNames, ...grantNames])(`%s: the key, used afterwards`, async (purpose) => {
    const scene = await prepare()
    await happens(scene)
    await uses[purpose](scene, valid[purpose])
  })
})

it('each event that ends sessions ends all mailed keys', () => {
  const ending = Object.values(revocations).filter(({ sessions }) => sessions !== 'none')
  for (const { keys } of ending) {
    expect([...keys].toSorted()).toEqual(['reset-password', 'stop-email-change', 'verify-new-email'])
  }
  expect(ending).toHaveLength(6)
})

it('each event that indicates an intruder ends all grants', () => {
  const events = ['password-reset', 'other-sessions-ended', 'email-change-stopped', 'deactivated'] as const
  for (const event of events) expect(revocations[event].grants).toEqual(grants)
})
