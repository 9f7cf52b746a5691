import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { newJobKeySchema } from '@/lib/contract/jobs/job-teams'
import { createUser, listMails, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { type Advertiser, startTeams, teamClock } from './teams.fixture'

const backend = startTestBackend({ clock: () => teamClock.now })
const { advertiser, pair, unusedAddress } = startTeams(backend)

const changesFor = async ({ user }: Advertiser) =>
  (await listMails(backend, user.email, 'job-team-changed')).map(({ data }) => data)
const createApiKey = (owner: Advertiser, name = 'Spielplan') =>
  owner.call('POST', 'team/keys/', { name, scopes: ['jobs:read'] })
const waitPastProof = () => {
  teamClock.now = new Date(teamClock.now.getTime() + 20 * 60_000)
}
const listLogged = async (event: string, userId: number) =>
  (await backend.services.db.select().from(securityEvents).where(eq(securityEvents.userId, userId))).filter(
    (entry) => entry.event === event,
  )

describe('a proof is needed for actions that outlive the session', () => {
  it.each<[string, (owner: Advertiser, colleague: Advertiser) => [string, string, unknown]]>([
    ['an invitation', () => ['POST', 'team/invitations/', { email: unusedAddress() }]],
    ['another owner', (_, { user }) => ['PATCH', `team/members/${user.id}/`, { is_owner: true }]],
    ['a removal', (_, { user }) => ['DELETE', `team/members/${user.id}/`, undefined]],
    ['a key', () => ['POST', 'team/keys/', { name: 'x', scopes: ['jobs:read'] }]],
  ])('%s', async (_, request) => {
    const [owner, colleague] = await pair()
    waitPastProof()
    const teamBefore = await owner.team()
    const rejection = await owner.call(...request(owner, colleague))
    expect([rejection.status, (await rejection.json()).data.flows[0]]).toEqual([
      401,
      { id: 'reauthenticate', is_pending: true },
    ])
    expect(await owner.team()).toEqual(teamBefore)
    await owner.browser.auth('POST', '/auth/reauthenticate', { password: testPassword })
    expect((await owner.call(...request(owner, colleague))).status).toBeLessThan(300)
  })
})

describe('mails to the owners of a team', () => {
  it('report keys, invitations, members and roles, also for their own actions', async () => {
    const [owner, colleague] = await pair()
    const by = `${owner.user.firstName} ${owner.user.lastName}`
    const fullName = `${colleague.user.firstName} ${colleague.user.lastName}`
    await createApiKey(owner)
    await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
    await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: false })
    expect((await changesFor(owner)).toReversed()).toMatchObject([
      { change: 'invited', by, what: expect.stringContaining('@') },
      { change: 'joined', by, what: fullName },
      { change: 'key-made', by, what: expect.stringMatching(/^Spielplan \(bhj_/) },
      { change: 'owner', by, what: fullName },
      { change: 'member', by, what: fullName },
    ])
    expect((await changesFor(colleague)).toReversed()).toMatchObject([{ change: 'owner' }, { change: 'member' }])
  })

  it.each(['left', 'removed'] as const)('report a member who has %s, also to this person', async (change) => {
    const [owner, colleague] = await pair()
    const author = change === 'left' ? colleague : owner
    const path = `team/members/${colleague.user.id}/`
    expect((await author.call('DELETE', path)).status).toBe(200)
    for (const recipient of [owner, colleague]) {
      expect((await changesFor(recipient))[0]).toMatchObject({
        change,
        what: `${colleague.user.firstName} ${colleague.user.lastName}`,
      })
    }
  })

  it('report keys that ended with the access of their creator', async () => {
    const [owner, colleague] = await pair()
    await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
    await createApiKey(colleague)
    await colleague.browser.call('DELETE', '/api/users/me/sessions/')
    expect((await changesFor(owner))[0]).toMatchObject({ change: 'key-ended' })
    expect((await owner.team()).keys).toEqual([])
  })
})

it.each([
  ['former owner', 'PATCH'],
  ['former member', 'DELETE'],
])('ends invitations and keys of a %s, but no preview links', async (_, method) => {
  const { db } = backend.services
  const [owner, colleague] = await pair()
  await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
  await createApiKey(colleague)
  await colleague.invite()
  const link = { type: 'page', targetId: 1, locale: 'de', name: '', createdBy: colleague.user.id } as const
  await db.insert(previewLinks).values({ ...link, keyHash: method, expiresAt: teamClock.now })
  expect(await owner.team()).toMatchObject({ keys: [{ name: 'Spielplan' }], invitations: [{}] })
  await owner.call(method, `team/members/${colleague.user.id}/`, { is_owner: false })
  expect(await owner.team()).toMatchObject({ keys: [], invitations: [] })
  expect(await db.select().from(previewLinks).where(eq(previewLinks.keyHash, method))).toMatchObject([
    { revokedAt: null },
  ])
})

it('logs the invitations and keys of a team that ends, and notifies the last member', async () => {
  const owner = await advertiser()
  await owner.invite()
  await createApiKey(owner)
  await owner.call('DELETE', `team/members/${owner.user.id}/`)
  expect(await owner.team()).toMatchObject({ id: null })
  for (const event of ['team-invitation-ended', 'team-key-ended'])
    expect(await listLogged(event, owner.user.id), event).toHaveLength(1)
  expect((await changesFor(owner))[0]).toMatchObject({ change: 'key-ended' })
})

describe('a change of the password', () => {
  const change = (browser: TestBrowser, more: object) =>
    browser.auth('POST', '/account/password/change', {
      current_password: testPassword,
      new_password: 'Scheinwerfer an, Ruhe bitte',
      ...more,
    })

  it('ends only the selected keys of the team', async () => {
    const owner = await advertiser()
    await createApiKey(owner, 'Bleibt')
    const { team } = newJobKeySchema.parse(await (await createApiKey(owner, 'Endet')).json())
    const endedKeys = team.keys.filter(({ name }) => name === 'Endet').map(({ id }) => id)
    const foreign = await advertiser()
    await createApiKey(foreign)
    const [{ id } = { id: 0 }] = (await foreign.team()).keys
    expect((await change(owner.browser, { end_keys: [...endedKeys, id] })).status).toBe(200)
    expect((await owner.team()).keys).toMatchObject([{ name: 'Bleibt', created_by: expect.any(String) }])
    expect((await foreign.team()).keys).toHaveLength(1)
  })

  it.each([[['x']], [[1.5]], ['all'], [Array.from({ length: 101 }, (_, id) => id)]])(
    'rejects %j as keys and changes nothing',
    async (end_keys) => {
      const { browser, user } = await advertiser()
      const rejection = await change(browser, { end_keys })
      expect([rejection.status, rejection.body.errors[0].code]).toEqual([400, 'invalid'])
      const secondLogin = await new TestBrowser(backend).logIn(user)
      expect((await secondLogin.auth('GET', '/auth/session')).status).toBe(200)
    },
  )
})

it('writes actions on a team to the audit log, with actor, target and both roles', async () => {
  const [owner, colleague] = await pair()
  const { id } = await owner.team()
  await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
  const people = { userId: colleague.user.id, actorId: owner.user.id, object: `#${id}` }
  expect(await listLogged('team-role-changed', colleague.user.id)).toMatchObject([
    { ...people, before: 'member', after: 'owner' },
  ])
  expect(await listLogged('team-joined', colleague.user.id)).toMatchObject([{ ...people, actorId: colleague.user.id }])
  await createApiKey(owner)
  const [{ prefix } = { prefix: '' }] = (await owner.team()).keys
  expect(await listLogged('team-key-made', owner.user.id)).toMatchObject([{ actorId: owner.user.id, object: prefix }])
})

it('rejects the keys of a closed account', async () => {
  const owner = await advertiser()
  const { key } = newJobKeySchema.parse(await (await createApiKey(owner)).json())
  const admin = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'admin' }))
  await admin.call('POST', '/de/api/administration/users/deactivate/', { ids: [owner.user.id] })
  expect((await backend.get('/de/api/jobs/my/', { Authorization: `Bearer ${key}` })).status).toBe(401)
  expect(await listLogged('team-key-ended', owner.user.id)).toMatchObject([{ object: key.slice(0, 10) }])
})
