import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { assertProposed, organizationValues, startEntries } from './entries.fixture'

const backend = startTestBackend({ clock: () => new Date('2026-11-02T10:00:00Z') })

const entries = startEntries(backend)
let delegate: TestBrowser
let delegateRow: UserRow
let colleague: TestBrowser
let colleagueRow: UserRow
let stranger: TestBrowser
beforeAll(async () => {
  const [first, second, third] = [
    await entries.logIn({ firstName: 'Dora', lastName: 'Delegiert' }),
    await entries.logIn({ firstName: 'Kai', lastName: 'Kollege' }),
    await entries.logIn(),
  ]
  delegate = first.browser
  delegateRow = first.user
  colleague = second.browser
  colleagueRow = second.user
  stranger = third.browser
})

let id: number
beforeEach(async () => {
  await backend.services.db.execute('DELETE FROM pages')
  id = await entries.makeEntry([delegateRow, colleagueRow])
})

const loadOwnOrganization = (browser = delegate) => entries.loadOwnOrganization(browser)

describe('the organizations of a delegate', () => {
  it('are shown as stored, to their delegates only', async () => {
    expect(await loadOwnOrganization()).toMatchObject({
      id,
      title: 'Haus am Fluss',
      url: `/de/unsere-mitglieder/haus-am-fluss/${id}`,
      revision: 1,
      confirmed_at: null,
      confirmed_by: null,
      proposals: [],
      values: { title: organizationValues.title, street: 'Theaterstraße 1' },
    })
    expect(await entries.listOwnOrganizations(stranger)).toEqual([])
    expect((await new TestBrowser(backend).call('GET', '/de/api/organizations/my/')).status).toBe(401)
  })

  it('link to the public page, also before its planned end', async () => {
    const unpublishAt = new Date('2099-01-01T00:00:00Z')
    await backend.services.db.insert(schedules).values({ pageId: id, locale: 'de', unpublishAt })
    expect((await loadOwnOrganization()).url).toBe(`/de/unsere-mitglieder/haus-am-fluss/${id}`)
  })

  it('are hidden from former delegates', async () => {
    const organization = await loadOwnOrganization()
    await entries.changeEntry(id, { delegates: [colleagueRow.id] })
    expect(await entries.listOwnOrganizations(delegate)).toEqual([])
    expect(await entries.propose(delegate, organization, { street: 'Neue Straße 1' })).toMatchObject({ status: 404 })
  })

  it('are restored from the trash with their delegates and proposals', async () => {
    assertProposed(await entries.propose(delegate, await loadOwnOrganization(), { street: 'Neue Straße 1' }))
    for (const action of ['delete', 'restore']) {
      const path = `/de/api/administration/organizations/${action}/`
      expect(await (await entries.office.call('POST', path, { ids: [id] })).json()).toMatchObject({ done: [id] })
    }
    expect(await loadOwnOrganization()).toMatchObject({
      id,
      url: null,
      proposals: [{ state: 'waiting', is_own: true }],
    })
  })
})

describe('a proposal', () => {
  it('stores the differences to the entry, which stays unchanged', async () => {
    const organization = await loadOwnOrganization()
    const requestBody = { ...organization.values, street: 'Flussweg 2', people: [] }
    const { values, revision, proposals } = assertProposed(await entries.propose(delegate, organization, requestBody))
    expect([values, revision]).toEqual([organization.values, organization.revision])
    expect(proposals).toMatchObject([
      {
        state: 'waiting',
        revision: 1,
        by: 'Dora Delegiert',
        is_own: true,
        decided_at: null,
        changes: [{ field: 'street', from: 'Theaterstraße 1', to: 'Flussweg 2', outcome: null }],
      },
    ])
    expect((await loadOwnOrganization(colleague)).proposals).toMatchObject([{ is_own: false, by: 'Dora Delegiert' }])
  })

  it('is changed and withdrawn by its author while it waits, with the last revision', async () => {
    const organization = await loadOwnOrganization()
    assertProposed(await entries.propose(delegate, organization, { street: 'Flussweg 2' }))
    expect(await entries.propose(delegate, organization, { phone: '1' })).toMatchObject({ status: 409 })
    const changedProposal = assertProposed(await entries.propose(delegate, organization, { phone: '+49 371 1' }, 1))
    expect(changedProposal.proposals).toMatchObject([{ revision: 2, changes: [{ field: 'phone' }] }])
    const withdraw = (browser: TestBrowser, revision: number) =>
      browser.call('DELETE', `/de/api/organizations/my/${id}/proposal/?revision=${revision}`)
    expect((await withdraw(colleague, 2)).status).toBe(404)
    expect((await withdraw(delegate, 1)).status).toBe(409)
    expect(await (await withdraw(delegate, 2)).json()).toMatchObject({ proposals: [{ state: 'withdrawn' }] })
    expect((await withdraw(delegate, 2)).status).toBe(404)
    assertProposed(await entries.propose(delegate, organization, { street: 'Flussweg 3' }))
  })

  it('is rejected for an outdated entry, with the current entry', async () => {
    const organization = await loadOwnOrganization()
    await entries.changeEntry(id, { phone: '+49 371 99' })
    expect(await entries.propose(delegate, organization, { street: 'Flussweg 2' })).toMatchObject({
      status: 409,
      responseBody: { current: { phone: '+49 371 99' }, yours: { street: 'Flussweg 2' } },
    })
  })

  it.each([
    ['no values', {}, { non_field_errors: ['Das steht schon so im Eintrag.'] }],
    ['the stored value', { street: 'Theaterstraße 1' }, { non_field_errors: expect.any(Array) }],
    ['an invalid address', { website: 'javascript:alert(1)' }, { values: { website: expect.any(Array) } }],
    ['no title', { title: { de: '', en: 'House' } }, { values: { title: { de: expect.any(Array) } } }],
    ['invalid rows', { stages: [{ name: '' }] }, { values: { stages: expect.any(Array) } }],
  ])('is rejected with %s', async (_, values, errors) => {
    expect(await entries.propose(delegate, await loadOwnOrganization(), values)).toEqual({
      status: 400,
      responseBody: errors,
    })
  })

  it('ignores fields that only the office sets', async () => {
    const values = { street: 'Flussweg 2', category: 'orchestra', delegates: [], images: [1], member_since: 2020 }
    const { proposals } = assertProposed(await entries.propose(delegate, await loadOwnOrganization(), values))
    expect(proposals).toMatchObject([{ changes: [{ field: 'street' }] }])
  })

  it('cannot be created, withdrawn or confirmed for the organization of others', async () => {
    const organization = await loadOwnOrganization()
    const calls: [string, string, unknown?][] = [
      ['POST', 'proposal/', { revision: organization.revision, proposal: null, values: { street: 'x' } }],
      ['DELETE', 'proposal/?revision=1'],
      ['POST', 'confirm/', { revision: organization.revision }],
    ]
    for (const [method, path, body] of calls) {
      const address = `/de/api/organizations/my/${id}/${path}`
      expect((await stranger.call(method, address, body)).status).toBe(404)
      expect((await new TestBrowser(backend).call(method, address, body)).status).toBe(401)
    }
    expect((await loadOwnOrganization()).proposals).toEqual([])
  })

  it('is part of the export of the account', async () => {
    assertProposed(await entries.propose(delegate, await loadOwnOrganization(), { street: 'Flussweg 2' }))
    const accountExport = await (await delegate.call('GET', '/de/api/users/me/export/')).json()
    expect(accountExport).toMatchObject({
      organizations: [{ id }],
      proposals: [{ changes: { street: { to: 'Flussweg 2' } } }],
    })
  })
})
