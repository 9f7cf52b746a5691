import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { cacheTags } from '@/lib/cache-tags'
import { historySchema } from '@/lib/contract/administration/record-type'
import { listMails, type TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { listenTo } from '@/tests/content/content'
import { removeOldProposals } from './remove-old-proposals'
import { assertProposed, startEntries } from './routes/entries.fixture'

const backend = startTestBackend({ clock: () => new Date('2026-11-02T10:00:00Z') })

const entries = startEntries(backend)
let delegate: TestBrowser
let delegateRow: UserRow
beforeAll(async () => {
  const login = await entries.logIn({ firstName: 'Dora', lastName: 'Delegiert', language: 'en' })
  delegate = login.browser
  delegateRow = login.user
})

let id: number
beforeEach(async () => {
  const { db } = backend.services
  await db.execute('DELETE FROM pages')
  await db.execute('DELETE FROM outbox')
  id = await entries.makeEntry([delegateRow])
})

/** Proposes values. Returns the proposal as the office reads it. */
async function propose(values: object, browser = delegate) {
  const organization = await entries.loadOwnOrganization(browser)
  const { proposals } = assertProposed(await entries.propose(browser, organization, values))
  return entries.loadProposals(`${proposals[0]?.id}/`)
}
const pickRevisions = ({ values }: { values: { proposal_revision: number; entry_revision: number } }) => {
  const { proposal_revision, entry_revision } = values
  return { proposal_revision, entry_revision }
}
const decide = (proposal: Parameters<typeof pickRevisions>[0] & { id: number }, decisions: object) =>
  entries.runAction('decide', proposal.id, { ...pickRevisions(proposal), decisions })

describe('a proposal', () => {
  it('is found by its state, organization and people, with its changes', async () => {
    const { id: proposal } = await propose({ street: 'Flussweg 2', phone: '' })
    const { results } = await entries.loadProposals(`?state=waiting&organization=${id}&search=dora+fluss`)
    expect(results).toMatchObject([
      {
        id: proposal,
        title: 'Haus am Fluss',
        url: `/de/unsere-mitglieder/haus-am-fluss/${id}`,
        values: {
          organization: { id, title: 'Haus am Fluss' },
          by: { id: delegateRow.id, title: 'Dora Delegiert', email: delegateRow.email },
          state: 'waiting',
          fields: ['street', 'phone'],
          decided_at: null,
          decided_by: null,
        },
      },
    ])
    expect((await entries.loadProposals('?state=decided')).results).toEqual([])
    const startScreen = await (await entries.office.call('GET', '/de/api/administration/start/')).json()
    expect(startScreen.waiting).toContainEqual({
      key: 'proposals',
      count: 1,
      type: 'proposals',
      filters: { state: 'waiting' },
    })
    expect((await entries.loadProposals('?search=nobody')).count).toBe(0)
  })

  it('is decided field by field, with effect on the entry, its history, its page and a mail', async () => {
    const loadedProposal = await propose({ street: 'Flussweg 2', phone: '+49 371 1', website: 'https://fluss.example' })
    const notifications = await listenTo(backend.services)
    const decisions = {
      street: { outcome: 'approved' },
      phone: { outcome: 'changed', value: '+49 371 100' },
      website: { outcome: 'refused', reason: 'Die Seite gibt es nicht.' },
    }
    expect(await decide(loadedProposal, decisions)).toEqual({ done: [loadedProposal.id], refused: [] })
    expect(await notifications.next()).toContain(cacheTags.records('organization'))
    expect(await (await backend.get(`/de/api/organizations/${id}/`)).json()).toMatchObject({
      street: 'Flussweg 2',
      phone: '+49 371 100',
      website: 'https://haus.example.org',
    })
    const path = `/de/api/administration/organizations/${id}/history/`
    const history = historySchema.parse(await (await entries.office.call('GET', path)).json())
    expect(history.results[0]).toMatchObject({
      by: 'Olga Kontor',
      proposed_by: 'Dora Delegiert',
      changed: ['phone', 'street'],
    })
    expect(history.results[1]).toMatchObject({ proposed_by: null })
    const [mail] = await listMails(backend, delegateRow.email, 'proposal-decided')
    expect(mail).toMatchObject({
      locale: 'en',
      data: {
        organization: 'House on the River',
        outcomes: [
          { field: 'street', outcome: 'approved', reason: '' },
          { field: 'phone', outcome: 'changed', reason: '' },
          { field: 'website', outcome: 'refused', reason: 'Die Seite gibt es nicht.' },
        ],
        url: `${backend.services.env.SITE_URL}/en/account/our-organization`,
      },
    })
    expect(await entries.loadOwnOrganization(delegate)).toMatchObject({
      confirmed_by: 'Dora Delegiert',
      proposals: [{ state: 'decided', changes: [{}, {}, { outcome: { outcome: 'refused' } }] }],
    })
    expect(await decide(loadedProposal, decisions)).toMatchObject({
      refused: [{ detail: expect.stringContaining('schon entschieden') }],
    })
  })

  it.each([
    ['a removed delegate', 'DELETE FROM organization_delegates WHERE user_id ='],
    ['a blocked account', 'UPDATE users SET is_active = false WHERE id ='],
    ['a deleted account', 'DELETE FROM users WHERE id ='],
  ])('of %s is closed and then withdrawn', async (_, statement) => {
    const { user, browser } = await entries.logIn()
    await entries.changeEntry(id, { delegates: [user.id] })
    const { id: proposal } = await propose({ phone: '+49 371 1' }, browser)
    await backend.services.db.execute(`${statement} ${user.id}`)
    expect(await entries.runAction('approve', proposal)).toMatchObject({
      refused: [{ detail: expect.stringContaining('pflegt den Eintrag nicht mehr') }],
    })
    await removeOldProposals(backend.services.db, new Date())
    expect((await entries.loadProposals('?state=waiting')).count).toBe(0)
  })

  it('concerns the published texts, and names accepted ones that are not published', async () => {
    const { db } = backend.services
    await db.execute('DELETE FROM pages')
    id = await entries.makeEntry([delegateRow], { title: { de: 'Haus', en: '' }, teaser: { de: '', en: '' } })
    await db.execute(sql`UPDATE page_texts SET title = 'Entwurf', is_dirty = true WHERE page_id = ${id}`)
    const loadedProposal = await propose({ title: { de: 'Haus', en: 'House' }, phone: '1' })
    expect(loadedProposal.values.changes[0]).toMatchObject({
      from: { de: 'Haus', en: '' },
      current: { de: 'Entwurf', en: '' },
    })
    await decide(loadedProposal, { title: { outcome: 'approved' }, phone: { outcome: 'approved' } })
    const title = { de: 'Entwurf', en: 'House' }
    expect(await entries.loadEntry(id)).toMatchObject({ values: { title, phone: '1' } })
    const organization = await entries.loadOwnOrganization(delegate)
    expect(organization).toMatchObject({ title: 'Haus', values: { title: { de: 'Haus', en: '' }, phone: '1' } })
    expect(organization.proposals).toMatchObject([{ changes: [{ is_online: false }, { is_online: true }] }])
    const [mail] = await listMails(backend, delegateRow.email, 'proposal-decided')
    const outcomes = [
      { field: 'title', is_online: false },
      { field: 'phone', is_online: true },
    ]
    expect(mail?.data).toMatchObject({ outcomes })
    await entries.office.call('POST', '/de/api/administration/organizations/publish/', { ids: [id] })
    await entries.changeEntry(id, { title: { de: 'Später', en: 'House' } })
    const [proposal] = (await entries.loadOwnOrganization(delegate)).proposals
    expect(proposal?.changes).toMatchObject([{ is_online: true }, { is_online: true }])
  })

  it('conflicts with changes in its own language only, and keeps those in the other one', async () => {
    const { id: proposal } = await propose({ title: { de: 'Haus am Wehr', en: 'House on the River' } })
    await entries.changeEntry(id, { title: { de: 'Haus am Fluss', en: 'House at the Weir' } })
    await entries.office.call('POST', '/de/api/administration/organizations/publish/', { ids: [id] })
    expect((await entries.loadProposals(`${proposal}/`)).values.changes).toMatchObject([{ is_conflict: false }])
    expect(await entries.runAction('approve', proposal)).toMatchObject({ done: [proposal] })
    expect(await entries.loadEntry(id)).toMatchObject({
      values: { title: { de: 'Haus am Wehr', en: 'House at the Weir' } },
    })
  })

  it('is refused as a whole without a change of the entry', async () => {
    const loadedProposal = await propose({ street: 'Flussweg 2' })
    await decide(loadedProposal, { street: { outcome: 'refused', reason: 'Nein.' } })
    expect(await entries.loadEntry(id)).toMatchObject({ revision: 1, row: { confirmed_at: null } })
  })

  it('reports a field that another user has changed since', async () => {
    const { id: proposal } = await propose({ street: 'Flussweg 2', phone: '1', email: 'neu@example.org' })
    await entries.changeEntry(id, { street: 'Marktplatz 3', email: 'neu@example.org' })
    const loadedProposal = await entries.loadProposals(`${proposal}/`)
    expect(loadedProposal.values.changes).toMatchObject([
      { field: 'street', from: 'Theaterstraße 1', to: 'Flussweg 2', current: 'Marktplatz 3', is_conflict: true },
      { field: 'phone', is_conflict: false },
      { field: 'email', current: 'neu@example.org', is_conflict: false },
    ])
    expect(await entries.runAction('approve', proposal)).toMatchObject({
      refused: [{ detail: expect.stringContaining('seit dem Vorschlag geändert') }],
    })
    const decisions = Object.fromEntries(['street', 'phone', 'email'].map((field) => [field, { outcome: 'approved' }]))
    expect(await decide(loadedProposal, decisions)).toMatchObject({ done: [proposal] })
    expect(await entries.loadEntry(id)).toMatchObject({ values: { street: 'Flussweg 2', phone: '1' } })
  })

  it('is deleted after two years, unless it is waiting', async () => {
    const { id: waitingId } = await propose({ street: 'Flussweg 2' })
    const otherDelegate = await entries.logIn()
    await entries.changeEntry(id, { delegates: [delegateRow.id, otherDelegate.user.id] })
    const organization = await entries.loadOwnOrganization(otherDelegate.browser)
    assertProposed(await entries.propose(otherDelegate.browser, organization, { phone: '1' }))
    await otherDelegate.browser.call('DELETE', `/de/api/organizations/my/${id}/proposal/?revision=1`)
    await removeOldProposals(backend.services.db, new Date('2028-11-01T10:00:00Z'))
    expect((await entries.loadProposals()).count).toBe(2)
    await removeOldProposals(backend.services.db, new Date('2028-11-02T10:00:00Z'))
    expect((await entries.loadProposals()).results).toMatchObject([{ id: waitingId }])
  })

  it('is approved by one click if nothing has changed since', async () => {
    const { id: proposal } = await propose({ title: { de: 'Haus am Wehr', en: 'House at the Weir' } })
    expect(await entries.runAction('approve', proposal)).toMatchObject({ done: [proposal] })
    expect(await (await backend.get(`/en/api/organizations/${id}/`)).json()).toMatchObject({
      title: 'House at the Weir',
    })
  })

  it.each([
    ['a field without a decision', { street: { outcome: 'approved' } }, 'Bitte entscheiden Sie'],
    [
      'an invalid value',
      { street: { outcome: 'approved' }, phone: { outcome: 'changed', value: 5 } },
      'Bitte geben Sie einen Text ein.',
    ],
  ])('is not decided with %s', async (_, decisions, detail) => {
    const loadedProposal = await propose({ street: 'Flussweg 2', phone: '1' })
    expect(await decide(loadedProposal, decisions)).toMatchObject({
      done: [],
      refused: [{ detail: expect.stringContaining(detail) }],
    })
  })

  it('is not decided with an outdated proposal or entry', async () => {
    const loadedProposal = await propose({ street: 'Flussweg 2' })
    const decisions = { street: { outcome: 'approved' } }
    const { proposal_revision, entry_revision } = pickRevisions(loadedProposal)
    for (const outdatedRevisions of [
      { proposal_revision: proposal_revision + 1, entry_revision },
      { proposal_revision, entry_revision: entry_revision - 1 },
    ]) {
      const { refused } = await entries.runAction('decide', loadedProposal.id, { ...outdatedRevisions, decisions })
      expect(refused).toMatchObject([{ detail: expect.stringContaining('inzwischen') }])
    }
    expect(await entries.loadEntry(id)).toMatchObject({ values: { street: 'Theaterstraße 1' } })
  })
})
