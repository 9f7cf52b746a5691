import { describe, expect, it } from 'vitest'
import { fullName } from '@/backend/platform/access/full-name'
import { createUser, listMails, logInBeforeAll, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { blankOrganization } from '../organizations/organization-tables'
import { deleteAccount } from '../users/delete-account'

const time = { now: new Date('2026-11-02T10:00:00Z') }
const backend = startTestBackend({ clock: () => time.now })
const office = logInBeforeAll(backend, { role: 'office' })

const call = async (method: string, path: string, body?: unknown) => {
  const response = await office.call(method, `/de/api/${path}`, body)
  return { status: response.status, ...(await response.json()) }
}
const values = { ...blankOrganization, category: 'theater', title: { de: 'Haus', en: '' } }
const noText = { de: '', en: '' }
const title = { de: 'Chor', en: 'Choir' }
const union = { category: 'group', title, description: noText, position: 0, downloads: [] }
const toMembers = (ids: number[], role = noText) => ({ members: ids.map((user) => ({ user, role })) })
const organizationPath = 'administration/organizations/'
const prove = () => office.auth('POST', '/auth/reauthenticate', { password: testPassword })
const listChanges = async ({ email }: { email: string }) =>
  (await listMails(backend, email, 'delegate-changed')).map(({ data }) => data)
const expireProof = () => {
  time.now = new Date(time.now.getTime() + 15 * 60_000)
}

describe.each<[string, string, (ids: number[]) => object]>([
  [organizationPath, organizationPath, (ids) => ({ ...values, delegates: ids })],
  ['administration/unions/', 'unions/', (ids) => ({ ...union, slug: `chor${ids}`, ...toMembers(ids) })],
])('in %s', (path, writePath, toValues) => {
  it.each<[string, (id: number, user: number) => [string, string, object]]>([
    ['a new record', (_id, user) => ['POST', writePath, { values: toValues([user]) }]],
    ['a change', (id, user) => ['PATCH', `${writePath}${id}/`, { revision: 2, values: toValues([user]) }]],
    ['a removal', (id) => ['PATCH', `${writePath}${id}/`, { revision: 2, values: toValues([]) }]],
    ['a restored version', (id) => ['POST', `${path}${id}/history/1/restore/`, { revision: 2 }]],
  ])('requires a recent proof for the accounts of %s', async (_, toRequest) => {
    await prove()
    const formerUser = await createUser(backend)
    const { id } = await call('POST', writePath, { values: toValues([formerUser.id]) })
    const currentUser = await createUser(backend)
    await call('PATCH', `${writePath}${id}/`, { revision: 1, values: toValues([currentUser.id]) })
    const { values: storedValues } = await call('GET', `${path}${id}/`)
    expireProof()
    const request = toRequest(id, formerUser.id)
    expect(await call(...request)).toMatchObject({ status: 401, data: { flows: [{ id: 'reauthenticate' }] } })
    expect((await call('GET', `${path}${id}/`)).values).toEqual(storedValues)
    await prove()
    expect((await call(...request)).status).toBeLessThan(300)
  })
})

it('requires a recent proof for the members of a restored union, but not for their roles', async () => {
  await prove()
  const { id: user } = await createUser(backend)
  const { id } = await call('POST', 'unions/', { values: { ...union, slug: 'duo', ...toMembers([user]) } })
  expireProof()
  const change = { revision: 1, values: toMembers([user], title) }
  expect((await call('PATCH', `unions/${id}/`, change)).status).toBe(200)
  await call('POST', 'administration/unions/delete/', { ids: [id] })
  expect((await call('POST', 'administration/unions/restore/', { ids: [id] })).status).toBe(401)
})

it('requires a recent proof for the delegates of a merged organization, but not for other fields', async () => {
  await prove()
  const delegate = await createUser(backend)
  const source = await call('POST', organizationPath, { values: { ...values, delegates: [delegate.id] } })
  const target = await call('POST', organizationPath, { values })
  expireProof()
  const merge = { ids: [source.id], into: target.id, revision: 1, values: { delegates: [delegate.id] } }
  expect((await call('POST', `${organizationPath}merge/`, merge)).status).toBe(401)
  const change = { revision: 1, values: { phone: '1', delegates: [] } }
  const storedTarget = await call('PATCH', `${organizationPath}${target.id}/`, change)
  expect(storedTarget).toMatchObject({ status: 200, values: { phone: '1' } })
})

it('mails each change to the person and the delegates who stay', async () => {
  await prove()
  const [first, second, third] = [await createUser(backend), await createUser(backend), await createUser(backend)]
  const { id } = await call('POST', organizationPath, { values: { ...values, delegates: [first.id, second.id] } })
  const change = { revision: 1, values: { delegates: [second.id, third.id] } }
  expect((await call('PATCH', `${organizationPath}${id}/`, change)).status).toBe(200)
  expect(await listChanges(first)).toMatchObject([{ isAdded: false }, { isAdded: true }])
  expect(await listChanges(second)).toMatchObject([{ isAdded: true }, { isAdded: false }, { isAdded: true }])
  expect(await listChanges(third)).toMatchObject([{ isAdded: true }])
})

it('mails the other delegates about a blocked, an unblocked and a deleted account', async () => {
  await prove()
  const [reader, user] = [await createUser(backend), await createUser(backend)]
  await call('POST', organizationPath, { values: { ...values, delegates: [reader.id, user.id] } })
  for (const action of ['deactivate', 'unblock']) {
    await call('POST', `administration/users/${action}/`, { ids: [user.id] })
  }
  await deleteAccount(backend.services, user, { userId: reader.id })
  expect((await listChanges(reader)).slice(0, 3)).toMatchObject([
    { isAdded: false, delegate: '', namedAccounts: [] },
    { isAdded: true, delegate: fullName(user), namedAccounts: [user.id] },
    { isAdded: false, delegate: fullName(user) },
  ])
  expect(await listChanges(user)).toMatchObject([{ isAdded: true }, { isAdded: true }])
})
