import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { confirmationSchema } from '@/lib/contract/administration/own-organization'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { assertProposed, startEntries } from '../proposals/routes/entries.fixture'
import { mailConfirmationRequests } from './ask-delegates'

const clock = { now: new Date('2026-11-02T10:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })

const entries = startEntries(backend)
let delegate: TestBrowser
let delegateRow: UserRow
let englishRow: UserRow
let inactiveRow: UserRow
beforeAll(async () => {
  const login = await entries.logIn({ firstName: 'Dora', lastName: 'Delegiert' })
  delegate = login.browser
  delegateRow = login.user
  englishRow = (await entries.logIn({ language: 'en' })).user
  inactiveRow = (await entries.logIn()).user
  await backend.services.db.execute(`UPDATE users SET is_active = false WHERE id = ${inactiveRow.id}`)
})
beforeEach(async () => {
  clock.now = new Date('2026-11-02T10:00:00Z')
  await backend.services.db.execute('DELETE FROM pages')
  await backend.services.db.execute('DELETE FROM record_versions')
  await backend.services.db.execute('DELETE FROM outbox')
})

const neverAborted = new AbortController().signal
/** Runs the yearly mails on two servers simultaneously. */
async function sendRequestsAt(time: string): Promise<void> {
  clock.now = new Date(time)
  await Promise.all([
    mailConfirmationRequests(backend.services, neverAborted),
    mailConfirmationRequests(backend.services, neverAborted),
  ])
}
/** Lists the mails, each with the key of its link. */
async function listRequests() {
  const rows = await backend.services.db.select().from(outbox).orderBy(outbox.id)
  return rows.flatMap(({ recipient, locale, template, data }) => {
    if (template !== 'confirm-entry' || data === null || !('url' in data)) return []
    return [{ to: recipient, locale, data, key: decodeURIComponent(data.url.split('/').at(-1) ?? '') }]
  })
}
const countRequests = async () => (await listRequests()).length

const visitor = new TestBrowser(backend)
async function readConfirmation(key: string, locale = 'de') {
  const response = await backend.get(`/${locale}/api/organizations/confirmation/`, { [mailedKeyHeader]: key })
  return response.status === 200 ? confirmationSchema.parse(await response.json()) : response.status
}
async function confirm(key: string, revision: number | string = 1) {
  const response = await visitor.call('POST', '/de/api/organizations/confirmation/', { key, revision })
  return response.status === 200 ? confirmationSchema.parse(await response.json()) : response.status
}

describe('the yearly mail', () => {
  it('goes to each active delegate, in their language, with the entry and a link', async () => {
    const id = await entries.makeEntry([delegateRow, englishRow, inactiveRow])
    await sendRequestsAt('2027-11-01T22:59:59Z')
    expect(await countRequests()).toBe(0)
    await sendRequestsAt('2027-11-03T09:00:00Z')
    await sendRequestsAt('2027-11-03T15:00:00Z')
    const mails = await listRequests()
    expect(mails.map(({ to }) => to)).toEqual([delegateRow.email, englishRow.email])
    const origin = backend.services.env.SITE_URL
    expect(mails[1]).toMatchObject({
      locale: 'en',
      data: {
        organization: 'House on the River',
        facts: expect.arrayContaining([
          { field: 'street', value: 'Theaterstraße 1' },
          { field: 'place', value: '09111 Chemnitz' },
        ]),
        url: `${origin}/en/account/organization/confirm/${mails[1]?.key}`,
        formUrl: `${origin}/en/account/our-organization`,
      },
    })
    expect(await readConfirmation(mails[1]?.key ?? '', 'en')).toMatchObject({
      state: 'open',
      organization: { id, title: 'House on the River', values: { street: 'Theaterstraße 1' } },
    })
  })

  it('does not concern an entry that is not public', async () => {
    const id = await entries.makeEntry([delegateRow])
    await entries.office.call('POST', '/de/api/administration/organizations/unpublish/', { ids: [id] })
    await sendRequestsAt('2027-11-03T09:00:00Z')
    expect(await countRequests()).toBe(0)
  })

  it.each([
    [
      'a confirmation',
      async (id: number) => delegate.call('POST', `/de/api/organizations/my/${id}/confirm/`, { revision: 1 }),
    ],
    ['a change by the office', (id: number) => entries.changeEntry(id, { street: 'Flussweg 2' })],
    [
      'a proposal that is accepted',
      async () => {
        const organization = await entries.loadOwnOrganization(delegate)
        const { proposals } = assertProposed(await entries.propose(delegate, organization, { street: 'Flussweg 2' }))
        await entries.runAction('approve', Number(proposals[0]?.id))
      },
    ],
  ])('comes a year after %s', async (_, change) => {
    const id = await entries.makeEntry([delegateRow])
    const { db } = backend.services
    await db.execute(`UPDATE record_versions SET at = at - interval '300 days'`)
    await db.execute(`UPDATE organization_delegates SET created_at = created_at - interval '300 days'`)
    await change(id)
    await sendRequestsAt('2027-11-02T09:00:00Z')
    expect(await countRequests()).toBe(0)
    await sendRequestsAt('2027-11-04T09:00:00Z')
    expect(await countRequests()).toBe(1)
  })

  it('comes each year without a confirmation, and never to former delegates', async () => {
    const id = await entries.makeEntry([delegateRow])
    for (const year of [2027, 2028]) await sendRequestsAt(`${year}-11-03T09:00:00Z`)
    expect(await countRequests()).toBe(2)
    await backend.services.db.execute(`DELETE FROM organization_delegates WHERE organization_id = ${id}`)
    await sendRequestsAt('2029-11-05T09:00:00Z')
    expect(await countRequests()).toBe(2)
  })

  it('comes for about ten entries a day, the longest unconfirmed first', async () => {
    for (let index = 0; index < 12; index += 1) {
      const title = { de: `Haus ${index}`, en: '' }
      await entries.makeEntry([delegateRow], { title, teaser: { de: '', en: '' } })
    }
    await sendRequestsAt('2027-11-03T09:00:00Z')
    await sendRequestsAt('2027-11-03T20:00:00Z')
    expect(await countRequests()).toBe(10)
    await sendRequestsAt('2027-11-04T09:00:00Z')
    expect((await listRequests()).map(({ data }) => 'organization' in data && data.organization)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Haus ${index}`),
    )
  })
})

describe('the key of the mail', () => {
  async function sendMails() {
    const id = await entries.makeEntry([delegateRow])
    await sendRequestsAt('2027-11-03T09:00:00Z')
    const [mail] = await listRequests()
    return { id, key: mail?.key ?? '' }
  }

  it('confirms the entry without a login, and reports the confirmation later; reading changes nothing', async () => {
    const { id, key } = await sendMails()
    expect(await readConfirmation(key)).toMatchObject({ state: 'open', organization: { confirmed_at: null } })
    expect(await readConfirmation(key)).toMatchObject({ state: 'open' })
    expect(await confirm(key, '1')).toMatchObject({
      state: 'confirmed',
      organization: { id, confirmed_at: '2027-11-03T10:00:00+01:00' },
    })
    expect(await confirm(key)).toMatchObject({ state: 'confirmed' })
    await sendRequestsAt('2028-11-01T09:00:00Z')
    expect(await countRequests()).toBe(1)
  })

  it('confirms only the entry as it was shown', async () => {
    const { id, key } = await sendMails()
    await backend.services.db.execute(`UPDATE organizations SET phone = '5' WHERE page_id = ${id}`)
    expect(await confirm(key, 1)).toBe(409)
    expect(await confirm(key, 2)).toMatchObject({ state: 'confirmed' })
  })

  it('is valid for a year', async () => {
    const { key } = await sendMails()
    clock.now = new Date('2028-11-03T23:00:00Z')
    expect(await readConfirmation(key)).toMatchObject({ state: 'over' })
    expect(await confirm(key)).toBe(409)
  })

  it('is invalid for a former delegate and cannot be forged', async () => {
    const { id, key } = await sendMails()
    const otherKey = key.replace(/^\d+/, String(id + 1))
    expect([await readConfirmation(otherKey), await readConfirmation('1.2.3'), await confirm(`${key}x`)]).toEqual([
      404, 404, 404,
    ])
    await backend.services.db.execute(`DELETE FROM organization_delegates WHERE organization_id = ${id}`)
    expect([await readConfirmation(key), await confirm(key)]).toEqual([404, 404])
  })
})

it('lists entries for the office by their last confirmation', async () => {
  const unconfirmedId = await entries.makeEntry([])
  const confirmedId = await entries.makeEntry([delegateRow], {
    title: { de: 'Haus am See', en: '' },
    teaser: { de: '', en: '' },
  })
  const response = await delegate.call('POST', `/de/api/organizations/my/${confirmedId}/confirm/`, { revision: 1 })
  expect(await response.json()).toMatchObject({ confirmed_by: 'Dora Delegiert' })
  const list = async (query: string) => {
    const path = `/de/api/administration/organizations/?${query}`
    const { results } = await (await entries.office.call('GET', path)).json()
    return results.map(({ id, values }: { id: number; values: { confirmed_at: string | null } }) => [
      id,
      values.confirmed_at,
    ])
  }
  const confirmedAt = '2026-11-02T11:00:00+01:00'
  expect(await list('ordering=confirmed_at')).toEqual([
    [unconfirmedId, null],
    [confirmedId, confirmedAt],
  ])
  expect(await list('ordering=-confirmed_at')).toEqual([
    [confirmedId, confirmedAt],
    [unconfirmedId, null],
  ])
  expect(await list('unconfirmed_since=2026-11-02')).toEqual([[unconfirmedId, null]])
  expect(await list('unconfirmed_since=2026-11-03')).toHaveLength(2)
  expect(await list(`delegate=${delegateRow.id}`)).toEqual([[confirmedId, confirmedAt]])
})
