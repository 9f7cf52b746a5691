import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { newJobKeySchema } from '@/lib/contract/jobs/job-teams'
import { createUser, listMails, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { type Advertiser, startTeams, teamClock } from './teams.fixture'

const backend = startTestBackend({ clock: () => teamClock.now })
const { createAdvertiser, createTeamOfTwo, createUnusedAddress } = startTeams(backend)

const listChangeMails = async ({ user }: Advertiser) =>
  (await listMails(backend, user.email, 'job-team-changed')).map(({ data }) => data)
const createApiKey = (owner: Advertiser, name = 'Spielplan') =>
  owner.call('POST', 'team/keys/', { name, scopes: ['jobs:read'] })
const expireProof = () => {
  teamClock.now = new Date(teamClock.now.getTime() + 20 * 60_000)
}
const listEvents = async (event: string, userId: number) =>
  (await backend.services.db.select().from(securityEvents).where(eq(securityEvents.userId, userId))).filter(
    (entry) => entry.event === event,
  )

describe('a proof is needed for actions that outlive the session', () => {
  it.each<[string, (owner: Advertiser, colleague: Advertiser) => [string, string, unknown]]>([
    ['an invitation', () => ['POST', 'team/invitations/', { email: createUnusedAddress() }]],
    ['another owner', (_, { user }) => ['PATCH', `team/members/${user.id}/`, { is_owner: true }]],
    ['a removal', (_, { user }) => ['DELETE', `team/members/${user.id}/`, undefined]],
    ['a key', () => ['POST', 'team/keys/', { name: 'x', scopes: ['jobs:read'] }]],
  ])('%s', async (_, toRequest) => {
    const [owner, colleague] = await createTeamOfTwo()
    expireProof()
    const teamBefore = await owner.readTeam()
    const rejection = await owner.call(...toRequest(owner, colleague))
    expect([rejection.status, (await rejection.json()).data.flows[0]]).toEqual([
      401,
      { id: 'reauthenticate', is_pending: true },
    ])
    expect(await owner.readTeam()).toEqual(teamBefore)
    await owner.browser.auth('POST', '/auth/reauthenticate', { password: testPassword })
    expect((await owner.call(...toRequest(owner, colleague))).status).toBeLessThan(300)
  })
})

describe('mails to the owners of a team', () => {
  it('report keys, invitations, members and roles, also for their own actions', async () => {
    const [owner, colleague] = await createTeamOfTwo()
    const by = `${owner.user.firstName} ${owner.user.lastName}`
    const fullName = `${colleague.user.firstName} ${colleague.user.lastName}`
    await createApiKey(owner)
    await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
    await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: false })
    expect((await listChangeMails(owner)).toReversed()).toMatchObject([
      { change: 'invited', by, what: expect.stringContaining('@') },
      { change: 'joined', by, what: fullName },
      { change: 'key-made', by, what: expect.stringMatching(/^Spielplan \(bhj_/) },
      { change: 'owner', by, what: fullName },
      { change: 'member', by, what: fullName },
    ])
    expect((await listChangeMails(colleague)).toReversed()).toMatchObject([{ change: 'owner' }, { change: 'member' }])
  })

  it.each(['left', 'removed'] as const)('report a member who has %s, also to this person', async (change) => {
    const [owner, colleague] = await createTeamOfTwo()
    const author = change === 'left' ? colleague : owner
    const path = `team/members/${colleague.user.id}/`
    expect((await author.call('DELETE', path)).status).toBe(200)
    for (const recipient of [owner, colleague]) {
      expect((await listChangeMails(recipient))[0]).toMatchObject({
        change,
        what: `${colleague.user.firstName} ${colleague.user.lastName}`,
      })
    }
  })

  it('report keys that ended with the access of their creator', async () => {
    const [owner, colleague] = await createTeamOfTwo()
    await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
    await createApiKey(colleague)
    await colleague.browser.call('DELETE', '/api/users/me/sessions/')
    expect((await listChangeMails(owner))[0]).toMatchObject({ change: 'key-ended' })
    expect((await owner.readTeam()).keys).toEqual([])
  })
})

it.each([
  ['former owner', 'PATCH'],
  ['former member', 'DELETE'],
])('ends invitations and keys of a %s, but no preview links', async (_, method) => {
  const { db } = backend.services
  const [owner, colleague] = await createTeamOfTwo()
  await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
  await createApiKey(colleague)
  await colleague.invite()
  const link = { type: 'page', targetId: 1, locale: 'de', name: '', createdBy: colleague.user.id } as const
  await db.insert(previewLinks).values({ ...link, keyHash: method, expiresAt: teamClock.now })
  expect(await owner.readTeam()).toMatchObject({ keys: [{ name: 'Spielplan' }], invitations: [{}] })
  await owner.call(method, `team/members/${colleague.user.id}/`, { is_owner: false })
  expect(await owner.readTeam()).toMatchObject({ keys: [], invitations: [] })
  expect(await db.select().from(previewLinks).where(eq(previewLinks.keyHash, method))).toMatchObject([
    { revokedAt: null },
  ])
})

it('logs the invitations and keys of a team that ends, and notifies the last member', async () => {
  const owner = await createAdvertiser()
  await owner.invite()
  await createApiKey(owner)
  await owner.call('DELETE', `team/members/${owner.user.id}/`)
  expect(await owner.readTeam()).toMatchObject({ id: null })
  for (const event of ['team-invitation-ended', 'team-key-ended'])
    expect(await listEvents(event, owner.user.id), event).toHaveLength(1)
  expect((await listChangeMails(owner))[0]).toMatchObject({ change: 'key-ended' })
})

describe('a change of the password', () => {
  const changePassword = (browser: TestBrowser, fields: object) =>
    browser.auth('POST', '/account/password/change', {
      current_password: testPassword,
      new_password: 'Scheinwerfer an, Ruhe bitte',
      ...fields,
    })

  it('ends only the selected keys of the team', async () => {
    const owner = await createAdvertiser()
    await createApiKey(owner, 'Bleibt')
    const { team } = newJobKeySchema.parse(await (await createApiKey(owner, 'Endet')).json())
    const endedKeys = team.keys.filter(({ name }) => name === 'Endet').map(({ id }) => id)
    const otherOwner = await createAdvertiser()
    await createApiKey(otherOwner)
    const [{ id } = { id: 0 }] = (await otherOwner.readTeam()).keys
    expect((await changePassword(owner.browser, { end_keys: [...endedKeys, id] })).status).toBe(200)
    expect((await owner.readTeam()).keys).toMatchObject([{ name: 'Bleibt', created_by: expect.any(String) }])
    expect((await otherOwner.readTeam()).keys).toHaveLength(1)
  })

  it.each([[['x']], [[1.5]], ['all'], [Array.from({ length: 101 }, (_, id) => id)]])(
    'rejects %j as keys and changes nothing',
    async (end_keys) => {
      const { browser, user } = await createAdvertiser()
      const rejection = await changePassword(browser, { end_keys })
      expect([rejection.status, rejection.body.errors[0].code]).toEqual([400, 'invalid'])
      const secondLogin = await new TestBrowser(backend).logIn(user)
      expect((await secondLogin.auth('GET', '/auth/session')).status).toBe(200)
    },
  )
})

it('writes actions on a team to the audit log, with actor, target and both roles', async () => {
  const [owner, colleague] = await createTeamOfTwo()
  const { id } = await owner.readTeam()
  await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
  const parties = { userId: colleague.user.id, actorId: owner.user.id, object: `#${id}` }
  expect(await listEvents('team-role-changed', colleague.user.id)).toMatchObject([
    { ...parties, before: 'member', after: 'owner' },
  ])
  expect(await listEvents('team-joined', colleague.user.id)).toMatchObject([{ ...parties, actorId: colleague.user.id }])
  await createApiKey(owner)
  const [{ prefix } = { prefix: '' }] = (await owner.readTeam()).keys
  expect(await listEvents('team-key-made', owner.user.id)).toMatchObject([{ actorId: owner.user.id, object: prefix }])
})

it('rejects the keys of a closed account', async () => {
  const owner = await createAdvertiser()
  const { key } = newJobKeySchema.parse(await (await createApiKey(owner)).json())
  const admin = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'admin' }))
  await admin.call('POST', '/de/api/administration/users/deactivate/', { ids: [owner.user.id] })
  expect((await backend.get('/de/api/jobs/my/', { Authorization: `Bearer ${key}` })).status).toBe(401)
  expect(await listEvents('team-key-ended', owner.user.id)).toMatchObject([{ object: key.slice(0, 10) }])
})
