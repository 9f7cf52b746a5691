import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { actionResultSchema } from '@/lib/contract/administration/record-type'
import { createUser, listMails, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { completeJob, joinTeam } from '../jobs/routes/jobs.fixture'
import { hasNewsletter } from '../subscriptions/account-newsletter'

const clock = { now: new Date('2026-11-02T10:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })

let admin: TestBrowser
let adminId = 0
beforeAll(async () => {
  const user = await createUser(backend, { role: 'admin' })
  adminId = user.id
  admin = await new TestBrowser(backend).logIn(user)
})

const call = (method: string, path: string, body?: unknown, browser = admin) =>
  browser.call(method, `/de/api/${path}`, body)
const run = async (action: string, ids: number[], parameters: object = {}) =>
  actionResultSchema.parse(await (await call('POST', `administration/users/${action}/`, { ids, ...parameters })).json())
const createWaitingUser = (columns: object = {}) =>
  createUser(backend, { isActive: false, group: null, requestedAccess: 'members', ...columns })
const findUser = async (id: number) => (await backend.services.db.select().from(users).where(eq(users.id, id)))[0]

describe('a pending registration', () => {
  it('is found with its request, activated with a group, and its owner is notified once', async () => {
    const user = await createWaitingUser({ organization: 'Theater am Wehr' })
    const { results } = await (await call('GET', 'administration/users/?state=waiting&search=wehr')).json()
    expect(results).toMatchObject([{ id: user.id, values: { state: 'waiting', requested_access: 'members' } }])
    expect(await run('activate', [user.id], { group: 'Mitglied' })).toEqual({ done: [user.id], refused: [] })
    expect(await run('activate', [user.id], { group: 'Jobbörse' })).toEqual({ done: [user.id], refused: [] })
    expect(await findUser(user.id)).toMatchObject({ isActive: true, group: 'Jobbörse' })
    expect(await listMails(backend, user.email, 'account-activated')).toHaveLength(1)
    expect((await call('GET', 'users/me/', undefined, await new TestBrowser(backend).logIn(user))).status).toBe(200)
  })

  it('changes its revision on activation, with a version that names the user', async () => {
    const user = await createWaitingUser()
    await run('activate', [user.id], { group: 'Mitglied' })
    const outdatedChange = { revision: 0, values: { phone: '1' } }
    expect((await call('PATCH', `users/${user.id}/`, outdatedChange)).status).toBe(409)
    const { results } = await (await call('GET', `administration/users/${user.id}/history/`)).json()
    expect(results).toMatchObject([{ event: 'changed', changed: ['group'] }, { event: 'found' }])
  })

  it('is refused with a reason and deleted completely', async () => {
    const user = await createWaitingUser()
    await call('PATCH', `users/${user.id}/`, { revision: 0, values: { phone: '1' } })
    expect((await run('refuse', [user.id], { reason: 'Kein Mitgliedshaus.' })).done).toEqual([user.id])
    expect(await findUser(user.id)).toBeUndefined()
    const versions = await backend.services.db.select().from(recordVersions)
    expect(versions.filter(({ recordId }) => recordId === user.id)).toEqual([])
    const [mail] = await listMails(backend, user.email, 'account-refused')
    expect(mail?.data).toMatchObject({ reason: 'Kein Mitgliedshaus.' })
    expect((await call('POST', 'administration/users/refuse/', { ids: [user.id], reason: ' ' })).status).toBe(400)
  })

  it('leaves its published ads to its team, and its newsletter ends, if it is refused after an activation', async () => {
    const [user, colleague] = [await createWaitingUser(), await createUser(backend, { group: 'Jobbörse' })]
    await run('activate', [user.id], { group: 'Jobbörse' })
    const [owner, member] = [new TestBrowser(backend), new TestBrowser(backend)]
    await owner.logIn(user)
    await joinTeam(backend, owner, await member.logIn(colleague))
    const { id } = await (await owner.call('POST', '/de/api/jobs/my/', completeJob)).json()
    expect((await owner.call('POST', `/de/api/jobs/my/${id}/publish/`)).status).toBe(200)
    await owner.call('PATCH', '/de/api/users/me/', { newsletter: true })
    await run('take-back', [user.id])
    expect((await run('refuse', [user.id], { reason: 'x' })).done).toEqual([user.id])
    expect((await backend.get(`/de/api/jobs/${id}/`)).status).toBe(200)
    const { members } = await (await member.call('GET', '/de/api/jobs/team/')).json()
    expect(members).toMatchObject([{ id: colleague.id, is_owner: true }])
    expect(await hasNewsletter(backend.services.db, user.email)).toBe(false)
  })

  it('is activated with the requested access', async () => {
    const member = await createWaitingUser()
    const advertiser = await createWaitingUser({ requestedAccess: 'jobs' })
    const otherUser = await createWaitingUser({ requestedAccess: null })
    const { done, refused } = await run('activate', [member.id, advertiser.id, otherUser.id])
    expect(done).toEqual([member.id, advertiser.id])
    expect(refused).toMatchObject([{ id: otherUser.id, detail: expect.stringContaining('keinen Zugang') }])
    expect(await findUser(member.id)).toMatchObject({ isActive: true, group: 'Mitglied' })
    expect(await findUser(advertiser.id)).toMatchObject({ isActive: true, group: 'Jobbörse' })
  })

  it('still waits after the office has set its group, and is activated with it', async () => {
    const user = await createWaitingUser()
    await call('PATCH', `users/${user.id}/`, { revision: 0, values: { group: 'Jobbörse' } })
    expect((await run('unblock', [user.id])).done).toEqual([])
    expect((await run('activate', [user.id])).done).toEqual([user.id])
    expect(await findUser(user.id)).toMatchObject({ isActive: true, group: 'Jobbörse' })
  })

  it('waits again after its activation is undone', async () => {
    const user = await createWaitingUser()
    await run('activate', [user.id])
    const browser = await new TestBrowser(backend).logIn(user)
    expect((await run('take-back', [user.id])).done).toEqual([user.id])
    const { results } = await (await call('GET', 'administration/users/?state=waiting')).json()
    expect(results).toContainEqual(expect.objectContaining({ id: user.id }))
    expect((await call('GET', 'users/me/', undefined, browser)).status).toBe(401)
  })

  it('gets back the group that the office had set, after its activation is undone', async () => {
    const user = await createWaitingUser({ requestedAccess: 'both' })
    await call('PATCH', `users/${user.id}/`, { revision: 0, values: { group: 'Jobbörse' } })
    for (const parameters of [{}, { group: 'Mitglied' }]) {
      clock.now = new Date(clock.now.getTime() + 1000)
      expect((await run('activate', [user.id], parameters)).done).toEqual([user.id])
      await run('take-back', [user.id])
      expect(await findUser(user.id)).toMatchObject({ isActive: false, group: 'Jobbörse' })
    }
  })

  it('cannot be activated without a verified address', async () => {
    const user = await createWaitingUser({ emailVerifiedAt: null })
    expect((await run('activate', [user.id], { group: 'Mitglied' })).done).toEqual([])
    expect(await findUser(user.id)).toMatchObject({ isActive: false })
  })
})

describe('an account', () => {
  it.each([
    ['without a group', { group: null, role: 'editor' }],
    ['with a group other than the requested one', { group: 'Mitglied', requestedAccess: 'both' }],
  ] as const)('%s is blocked, not rejected, and unblocked as it was', async (_account, columns) => {
    const user = await createUser(backend, columns)
    const browser = await new TestBrowser(backend).logIn(user)
    expect((await run('deactivate', [user.id])).done).toEqual([user.id])
    expect((await call('GET', 'users/me/', undefined, browser)).status).toBe(401)
    const { results } = await (await call('GET', 'administration/users/?state=inactive')).json()
    expect(results).toContainEqual(expect.objectContaining({ id: user.id }))
    expect((await run('refuse', [user.id], { reason: 'x' })).refused).toEqual([
      { id: user.id, detail: 'Dieses Konto wartet nicht auf die Freischaltung.' },
    ])
    for (const action of ['unblock', 'activate']) {
      expect((await run(action, [user.id])).done).toEqual([user.id])
      expect(await findUser(user.id)).toMatchObject({ isActive: true, group: columns.group })
    }
    expect((await run('unblock', [user.id])).done).toEqual([])
  })

  it('is logged out everywhere and stays active', async () => {
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(user)
    expect((await run('sign-out', [user.id])).done).toEqual([user.id])
    expect((await call('GET', 'users/me/', undefined, browser)).status).toBe(401)
    expect(await findUser(user.id)).toMatchObject({ isActive: true })
  })

  it('gets a role only by an action, and each change is in the security log', async () => {
    const user = await createUser(backend)
    const change = { revision: 0, values: { role: 'admin', is_active: false, email: 'x@example.org', phone: '1' } }
    expect((await call('PATCH', `users/${user.id}/`, change)).status).toBe(200)
    expect(await findUser(user.id)).toMatchObject({ role: 'user', isActive: true, email: user.email, phone: '1' })
    expect((await run('role', [user.id], { role: 'editor' })).done).toEqual([user.id])
    expect(await findUser(user.id)).toMatchObject({ role: 'editor' })
    const { revision } = await (await call('GET', `administration/users/${user.id}/`)).json()
    expect((await call('PATCH', `users/${user.id}/`, { revision, values: { group: null } })).status).toBe(200)
    await run('deactivate', [user.id])
    const { results } = await (await call('GET', `administration/audit-log/?user=${user.id}`)).json()
    const { email: by } = (await findUser(adminId)) ?? {}
    const toRow = (event: string, before: string, after: string) => ({
      values: { event, account: user.email, by, actor: 'user', before, after },
    })
    expect(results).toMatchObject([
      toRow('deactivated', 'active', 'inactive'),
      toRow('group-changed', 'Mitglied', 'none'),
      toRow('role-changed', 'user', 'editor'),
    ])
  })

  it('gets a mail about a role change, with the actor and the old role', async () => {
    const user = await createUser(backend, { language: 'en' })
    await run('role', [user.id], { role: 'office' })
    await run('role', [user.id], { role: 'office' })
    const mails = await listMails(backend, user.email, 'role-changed')
    expect(mails).toMatchObject([
      { locale: 'en', data: { by: expect.stringMatching(/^Paula/), before: 'user', after: 'office' } },
    ])
  })

  it('is named in the log by its id after its deletion, as actor and as target', async () => {
    const [actor, user] = [await createUser(backend, { role: 'admin' }), await createUser(backend)]
    const browser = await new TestBrowser(backend).logIn(actor)
    await call('POST', 'administration/users/role/', { ids: [user.id], role: 'editor' }, browser)
    for (const { id } of [actor, user]) await backend.services.db.delete(users).where(eq(users.id, id))
    const { results } = await (await call('GET', `administration/audit-log/?user=${user.id}`)).json()
    expect(results[0].values).toMatchObject({ account: `#${user.id}`, by: `#${actor.id}`, after: 'editor' })
    expect(JSON.stringify(results)).not.toContain(actor.email)
  })

  it('cannot be closed or get another role by its owner', async () => {
    for (const [action, parameters] of [
      ['deactivate', {}],
      ['sign-out', {}],
      ['role', { role: 'user' }],
    ] as const) {
      expect((await run(action, [adminId], parameters)).done).toEqual([])
    }
    expect(await findUser(adminId)).toMatchObject({ role: 'admin', isActive: true })
  })
})

describe('the mail of an account', () => {
  it('is sent again, with a new key or about the activation, and to no other account', async () => {
    const unverifiedUser = await createWaitingUser({ emailVerifiedAt: null })
    const activeUser = await createUser(backend)
    const waitingUser = await createWaitingUser()
    expect(await run('resend', [unverifiedUser.id, activeUser.id, waitingUser.id])).toMatchObject({
      done: [unverifiedUser.id, activeUser.id],
      refused: [{ id: waitingUser.id }],
    })
    const [verificationMail] = await listMails(backend, unverifiedUser.email, 'verify-email')
    expect(verificationMail?.data).toMatchObject({ url: expect.stringContaining('/account/verify-email/') })
    expect(await listMails(backend, activeUser.email, 'account-activated')).toHaveLength(1)
    expect(await findUser(unverifiedUser.id)).toMatchObject({ emailVerifiedAt: null, isActive: false })
  })
})

describe('the office', () => {
  it('activates, changes and closes accounts of members, but sets no roles and changes no accounts with a role', async () => {
    const officeUser = await createUser(backend, { role: 'office' })
    const office = await new TestBrowser(backend).logIn(officeUser)
    const runAction = (action: string, ids: number[], parameters: object = {}) =>
      call('POST', `administration/users/${action}/`, { ids, ...parameters }, office)
    const member = await createWaitingUser()
    expect(await (await runAction('activate', [member.id], { group: 'Mitglied' })).json()).toMatchObject({
      done: [member.id],
    })
    const change = { revision: 0, values: { phone: '1' } }
    expect((await call('PATCH', `users/${member.id}/`, { ...change, revision: 1 }, office)).status).toBe(200)
    expect((await runAction('role', [member.id], { role: 'admin' })).status).toBe(403)
    for (const role of ['editor', 'office', 'admin'] as const) {
      const colleague = await createUser(backend, { role })
      for (const [action, parameters] of [
        ['activate', { group: 'Mitglied' }],
        ['refuse', { reason: 'x' }],
        ['unblock', {}],
        ['deactivate', {}],
        ['sign-out', {}],
        ['resend', {}],
      ] as const) {
        const result = actionResultSchema.parse(await (await runAction(action, [colleague.id], parameters)).json())
        expect([role, action, result.done]).toEqual([role, action, []])
      }
      expect((await call('PATCH', `users/${colleague.id}/`, change, office)).status).toBe(403)
      expect(await findUser(colleague.id)).toMatchObject({ role, isActive: true, phone: '' })
    }
    expect((await call('PATCH', `users/${officeUser.id}/`, change, office)).status).toBe(403)
    expect(await (await runAction('deactivate', [member.id])).json()).toMatchObject({ done: [member.id] })
  })
})

describe('rights', () => {
  it('are denied to editors', async () => {
    const editor = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'editor' }))
    const user = await createWaitingUser()
    for (const [method, path, body] of [
      ['GET', 'administration/users/'],
      ['GET', 'administration/users/export.csv'],
      ['GET', `administration/users/${user.id}/`],
      ['PATCH', `users/${user.id}/`, { revision: 0, values: {} }],
      ['POST', 'administration/users/activate/', { ids: [user.id], group: 'Mitglied' }],
      ['POST', 'administration/users/role/', { ids: [user.id], role: 'admin' }],
    ] as const) {
      expect([path, (await call(method, path, body, editor)).status]).toEqual([path, 403])
      expect([path, (await call(method, path, body, new TestBrowser(backend))).status]).toEqual([path, 401])
    }
    expect(await findUser(user.id)).toMatchObject({ isActive: false, role: 'user' })
  })

  it('do not allow to create, delete or restore accounts by the calls for records', async () => {
    expect((await call('POST', 'administration/users/delete/', { ids: [1] })).status).toBe(404)
    expect((await call('POST', 'administration/users/restore/', { ids: [1] })).status).toBe(404)
  })

  it('need a recent proof', async () => {
    const user = await createWaitingUser()
    clock.now = new Date(clock.now.getTime() + 16 * 60_000)
    const activation = { ids: [user.id], group: 'Mitglied' }
    const lateResponse = await call('POST', 'administration/users/activate/', activation)
    expect(lateResponse.status).toBe(401)
    expect(await findUser(user.id)).toMatchObject({ isActive: false })
    expect((await call('GET', `administration/users/${user.id}/`)).status).toBe(200)
  })
})
