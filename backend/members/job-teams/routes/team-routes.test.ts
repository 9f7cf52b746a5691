import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { changeAccount } from '@/backend/accounts/change-account'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { jobTeamOfferSchema } from '@/lib/contract/jobs/job-teams'
import { createUser, listMails, readMailKey, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { actAsOther } from '@/tests/databases'
import { createJob } from '../../jobs/write-job'
import { deleteAccount } from '../../users/delete-account'
import { removeExpiredInvitations } from '../invite'
import { type Advertiser, startTeams, teamClock } from './teams.fixture'

const backend = startTestBackend({ clock: () => teamClock.now })
const { createAdvertiser, createTeamOfTwo, createUnusedAddress } = startTeams(backend)

describe('a team', () => {
  it('is created by the first invitation, gets the ads of its owner and new ads of its members', async () => {
    const owner = await createAdvertiser()
    await owner.createAd('Vorher')
    expect(await owner.readTeam()).toMatchObject({ id: null, name: 'Theater am Wehr', is_owner: true })
    const key = await owner.invite()
    expect(await owner.readTeam()).toMatchObject({ id: expect.any(Number), invitations: [{}] })
    const colleague = await createAdvertiser()
    await colleague.createAd('Mitgebracht')
    const offer = await colleague.call('POST', 'team/invitation/', { key })
    expect(jobTeamOfferSchema.parse(await offer.json())).toMatchObject({
      team: 'Theater am Wehr',
      own_jobs: 1,
      has_team: false,
      expires_at: expect.stringMatching(/^2026-11-16/),
    })
    expect((await colleague.join(key)).status).toBe(200)
    await colleague.createAd('Nachher')
    for (const member of [owner, colleague]) {
      expect(await member.listTitles()).toEqual(['Mitgebracht', 'Nachher', 'Vorher'])
    }
    expect(await colleague.readTeam()).toMatchObject({ is_owner: false, invitations: [], keys: [] })
    expect((await owner.readTeam()).members.map(({ is_owner, is_me }) => [is_owner, is_me])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it('does not get the ads of a user who declines to share them', async () => {
    const [owner, colleague] = [await createAdvertiser(), await createAdvertiser()]
    await colleague.createAd('Allein')
    await colleague.join(await owner.invite(), false)
    await owner.createAd('Gemeinsam')
    expect(await owner.listTitles()).toEqual(['Gemeinsam'])
    expect(await colleague.listTitles()).toEqual(['Allein', 'Gemeinsam'])
  })

  it('has an owner as long as it has several members', async () => {
    const [owner, colleague] = await createTeamOfTwo()
    const leave = () => owner.call('DELETE', `team/members/${owner.user.id}/`)
    expect((await leave()).status).toBe(409)
    const demotion = { is_owner: false }
    expect((await owner.call('PATCH', `team/members/${owner.user.id}/`, demotion)).status).toBe(409)
    await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
    expect((await leave()).status).toBe(200)
    expect(await owner.readTeam()).toMatchObject({ id: null })
  })

  it.each<[string, Partial<UserRow>]>([
    ['is blocked', { isActive: false }],
    ['loses the job board', { group: 'Mitglied' }],
  ])('gets an owner when its only owner %s, and keeps an owner who can manage it', async (_event, columns) => {
    const { db } = backend.services
    const [owner, colleague] = await createTeamOfTwo()
    const thirdMember = await createAdvertiser()
    await thirdMember.join(await owner.invite())
    const actor = { userId: thirdMember.user.id }
    await changeAccount(db, owner.user, { columns, actor, now: teamClock.now })
    const team = await colleague.readTeam()
    expect(team).toMatchObject({ is_owner: true, members: [{ is_owner: true }, { is_owner: true }, {}] })
    expect(await listMails(backend, colleague.user.email, 'job-team-changed')).toMatchObject([
      { data: { change: 'inherited' } },
    ])
    expect((await thirdMember.readTeam()).is_owner).toBe(false)
    for (const [method, body] of [
      ['PATCH', { is_owner: false }],
      ['DELETE', undefined],
    ] as const) {
      expect((await colleague.call(method, `team/members/${colleague.user.id}/`, body)).status).toBe(409)
    }
    expect((await colleague.call('DELETE', `team/members/${owner.user.id}/`)).status).toBe(200)
  })

  it('ends with its last member, who keeps the ads', async () => {
    const [owner, colleague] = await createTeamOfTwo()
    await colleague.createAd('Geblieben')
    await owner.call('DELETE', `team/members/${colleague.user.id}/`)
    await owner.call('DELETE', `team/members/${owner.user.id}/`)
    expect(await owner.readTeam()).toMatchObject({ id: null })
    expect(await owner.listTitles()).toEqual(['Geblieben'])
  })

  it('keeps the ads of a deleted account and gets a new owner', async () => {
    const [owner, colleague] = await createTeamOfTwo()
    const { contact_name } = await owner.createAd('Der Leitung')
    expect(contact_name).toBe(`${owner.user.firstName} ${owner.user.lastName}`)
    const deletion = await owner.browser.call('DELETE', '/de/api/users/me/', { password: testPassword })
    expect(deletion.status).toBe(204)
    expect(await colleague.listTitles()).toEqual(['Der Leitung'])
    expect((await colleague.readTeam()).members).toMatchObject([{ is_me: true, is_owner: true }])
    const [mail] = await listMails(backend, colleague.user.email, 'job-team-changed')
    expect(mail?.data).toMatchObject({ change: 'left', what: contact_name })
    await colleague.browser.call('DELETE', '/de/api/users/me/', { password: testPassword })
    const remainingJobs = await backend.services.db.select().from(jobs).where(eq(jobs.title, 'Der Leitung'))
    expect(remainingJobs).toEqual([])
  })

  it.each([true, false])('keeps the ads, but no contact of a deleted account (has left: %s)', async (hasLeft) => {
    const { db } = backend.services
    const [owner, { user, createAd, call }] = await createTeamOfTwo()
    if (hasLeft) {
      const { id, revision } = await createAd('Vorher')
      await call('DELETE', `team/members/${user.id}/`)
      expect((await call('GET', `my/${id}/`)).status).toBe(404)
      await owner.call('PATCH', `my/${id}/`, { revision, place: 'Kassel' })
      await db.delete(securityEvents)
    }
    let deletion: Promise<void> | undefined
    await db.transaction(async (transaction) => {
      const author = { user, actor: { kind: 'user', userId: user.id }, locale: 'de', ...teamClock } as const
      if (!hasLeft) await createJob(transaction, { title: 'Zugleich' }, author)
      deletion = actAsOther(() => deleteAccount(backend.services, user))
      await setTimeout(200)
    })
    await deletion
    const ads = await db.select().from(jobs).where(eq(jobs.ownerId, owner.user.id))
    expect(ads).toMatchObject([{ contactName: '', contactEmail: '', contactPhone: '', revision: hasLeft ? 3 : 2 }])
  })
})

describe('rights over a team', () => {
  it.each<
    [
      'member' | 'stranger' | 'other owner',
      number,
      (owner: Advertiser, actor: Advertiser) => [string, string, unknown?],
    ]
  >([
    ['member', 403, () => ['PATCH', 'team/', { name: 'Meins' }]],
    ['member', 403, () => ['POST', 'team/invitations/', { email: 'x@example.org' }]],
    ['member', 403, (owner) => ['DELETE', `team/members/${owner.user.id}/`]],
    ['member', 403, (_, actor) => ['PATCH', `team/members/${actor.user.id}/`, { is_owner: true }]],
    ['member', 403, () => ['POST', 'team/keys/', { name: 'x', scopes: ['jobs:read'] }]],
    ['member', 403, () => ['DELETE', 'team/keys/1/']],
    ['member', 403, () => ['DELETE', 'team/invitations/1/']],
    ['stranger', 404, () => ['PATCH', 'team/', { name: 'Meins' }]],
    ['stranger', 404, (owner) => ['DELETE', `team/members/${owner.user.id}/`]],
    ['stranger', 404, () => ['DELETE', 'team/keys/1/']],
    ['other owner', 404, (owner) => ['DELETE', `team/members/${owner.user.id}/`]],
    ['other owner', 404, (owner) => ['PATCH', `team/members/${owner.user.id}/`, { is_owner: false }]],
    ['other owner', 404, () => ['DELETE', 'team/keys/1/']],
  ])('refuse a %s with %i: %#', async (role, status, toRequest) => {
    const [owner, member] = await createTeamOfTwo()
    await owner.call('POST', 'team/keys/', { name: 'x', scopes: ['jobs:read'] })
    const getActor = {
      member: () => member,
      stranger: createAdvertiser,
      'other owner': async () => (await createTeamOfTwo())[0],
    }
    const actor = await getActor[role]()
    const teamBefore = await owner.readTeam()
    const [method, path, body] = toRequest(owner, actor)
    expect((await actor.call(method, path, body)).status).toBe(status)
    expect(await owner.readTeam()).toEqual(teamBefore)
  })

  it.each([
    [null, 401],
    ['Mitglied', 403],
  ] as const)('are refused to the group %s', async (group, status) => {
    const browser = new TestBrowser(backend)
    if (group) await browser.logIn(await createUser(backend, { group }))
    const body = { email: 'x@example.org', key: 'x', bring_jobs: true }
    expect((await browser.call('GET', '/de/api/jobs/team/')).status).toBe(status)
    for (const path of ['invitations/', 'join/', 'invitation/', 'keys/']) {
      expect((await browser.call('POST', `/de/api/jobs/team/${path}`, body)).status).toBe(status)
    }
  })
})

describe('an invitation', () => {
  it('is accepted once, by POST only', async () => {
    const owner = await createAdvertiser()
    const key = await owner.invite()
    const [first, second] = [await createAdvertiser(), await createAdvertiser()]
    expect((await first.call('GET', 'team/join/')).status).toBe(405)
    const responses = await Promise.all([first.join(key), second.join(key)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await owner.readTeam()).members).toHaveLength(2)
    const lateResponse = await second.call('POST', 'team/invitation/', { key })
    expect(await lateResponse.json()).toEqual({ key: [expect.stringContaining('schon angenommen')] })
  })

  it.each(['withdrawn', 'replaced', 'expired', 'of a former member'])('is invalid once it is %s', async (reason) => {
    const [owner, colleague] = await createTeamOfTwo()
    await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
    const email = createUnusedAddress()
    const key = await owner.invite(email)
    const [{ id } = { id: 0 }] = (await owner.readTeam()).invitations
    if (reason === 'withdrawn') await colleague.call('DELETE', `team/invitations/${id}/`)
    if (reason === 'replaced') await owner.invite(email)
    if (reason === 'expired') teamClock.now = new Date(teamClock.now.getTime() + 14 * 86_400_000)
    if (reason === 'of a former member') await owner.call('DELETE', `team/members/${owner.user.id}/`)
    const joiner = await createAdvertiser()
    expect((await joiner.join(key)).status).toBe(400)
    expect(await joiner.readTeam()).toMatchObject({ id: null })
    await removeExpiredInvitations(backend.services.db, teamClock.now)
  })

  it('does not reveal accounts or objections to lists, and is mailed at once at most three times', async () => {
    const owner = await createAdvertiser()
    const { email } = await createUser(backend, { group: null, language: 'en' })
    const objection = { list: 'newsletter', state: 'blocked', language: 'en', details: { name: '' } } as const
    const consent = { seed: 's', consentVersion: '1', requestedAt: new Date(0), topics: [] }
    await backend.services.db.insert(subscriptions).values({ email, ...objection, ...consent })
    const knownResponse = await owner.call('POST', 'team/invitations/', { email })
    const unknownResponse = await owner.call('POST', 'team/invitations/', { email: 'niemand@example.org' })
    expect([knownResponse.status, unknownResponse.status]).toEqual([201, 201])
    for (let count = 0; count < 4; count += 1) await owner.call('POST', 'team/invitations/', { email })
    const mails = await listMails(backend, email, 'job-team-invitation')
    expect(mails.map(({ locale }) => locale)).toEqual(['en', 'en', 'en'])
    // The last key is still valid.
    const key = await readMailKey(backend, email, 'job-team-invitation')
    expect((await (await createAdvertiser()).join(key)).status).toBe(200)
    await (await createAdvertiser()).invite(email)
    const [laterMail] = await listMails(backend, email, 'job-team-invitation')
    expect(laterMail?.dueAt).toEqual(expect.any(Date))
  })

  it('is refused to members of a team', async () => {
    const [, member] = await createTeamOfTwo()
    const key = await (await createAdvertiser()).invite()
    expect((await member.join(key)).status).toBe(409)
    expect((await (await createAdvertiser()).join(key)).status).toBe(200)
  })
})
