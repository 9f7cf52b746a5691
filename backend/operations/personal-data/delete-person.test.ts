import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerFileKey } from '@/backend/members/forms/store-answers'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import { formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { jobTeamInvitations } from '@/backend/platform/db/schema/members/job-teams'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { deletedPersonSchema, personOverviewSchema } from '@/lib/contract/administration/personal-data'
import { createUser, listMails, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { answerHash, countRowsAboutPerson, dataSubject, otherEmail, storePerson } from './person.fixture'

const backend = startTestBackend()
let admin: TestBrowser
let storedAccounts: Awaited<ReturnType<typeof storePerson>>
beforeAll(async () => {
  admin = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'admin' }))
  storedAccounts = await storePerson(backend)
})

/** The second name is that of a comment, which no stored data connects with the address. */
const request = { email: dataSubject.email, guest_name: ' P. Zwiebelrad' }
const call = (path: string, body: unknown) => admin.call('POST', `/de/api/administration/personal-data/${path}`, body)
const readOverview = async () => personOverviewSchema.parse(await (await call('', request)).json())
const toCounts = (places: readonly { place: string; count: number }[]) =>
  Object.fromEntries(places.map(({ place, count }) => [place, count]))

const deletedCounts = {
  accounts: 2,
  'job-ads': 1,
  'job-contacts': 2,
  subscriptions: 1,
  'form-answers': 1,
  'guest-names': 3,
  mails: 4,
  'job-team-invitations': 1,
  'mailed-keys': 2,
  histories: 3,
}
const publishedCounts = { 'contact-persons': 1, organizations: 1, 'page-contents': 1, mentions: 2 }

describe('the data of a person', () => {
  it('is counted, including retained data', async () => {
    const { names, is_own, ...counts } = await readOverview()
    expect({ names, is_own }).toEqual({ names: [dataSubject.name, 'Xaver'], is_own: false })
    expect(toCounts(counts.deleted)).toEqual(deletedCounts)
    expect(toCounts(counts.staying)).toEqual({
      'handed-over-ads': 1,
      comments: 2,
      proposals: 1,
      edits: 2,
      'blocked-subscriptions': 1,
      ...publishedCounts,
      'security-log': expect.any(Number),
    })
  })

  it('is exported completely, including the account, without secrets and texts of others', async () => {
    const response = await call('export/', request)
    expect(response.headers.get('Content-Disposition')).toContain('attachment')
    const { data } = await response.json()
    expect(data.accounts[0]).toMatchObject({ profile: { email: dataSubject.email }, second_factors: [{}] })
    expect(data.accounts[0].sessions).toHaveLength(1)
    expect(data['form-answers'][0].files).toEqual([{ name: 'zwiebelrad.pdf', mime: 'application/pdf', byteSize: 1 }])
    for (const [place, count] of Object.entries({ ...deletedCounts, ...publishedCounts }))
      expect([place, data[place].length]).toEqual([place, count])
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/passwordHash|tokenHash|"seed"|keyHash|Bitte an|Fragen an/)
    expect(text).not.toContain(otherEmail)
    const [exportEvent] = await backend.services.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.event, 'personal-data-exported'))
    expect(exportEvent).toMatchObject({ detail: null })
  })

  it('is not deleted if the confirmation is another address', async () => {
    const response = await call('deletion/', { ...request, confirmation: otherEmail })
    expect([response.status, await response.json()]).toEqual([400, { confirmation: [expect.any(String)] }])
    expect(toCounts((await readOverview()).deleted)).toEqual(deletedCounts)
  })

  it('is deleted except for the data in docs/data.md, without data of other persons', async () => {
    const { db, storage } = backend.services
    const email = dataSubject.email.toUpperCase()
    const response = await call('deletion/', { ...request, email, confirmation: dataSubject.email })
    expect(response.status).toBe(200)
    expect(toCounts(deletedPersonSchema.parse(await response.json()).deleted)).toEqual(deletedCounts)

    expect(await countRowsAboutPerson(db)).toEqual({
      // Texts that editors publish, and the search index of them.
      persons: 1,
      organizations: 1,
      modules: 1,
      search_entries: expect.any(Number),
      search_words: expect.any(Number),
      // Texts of others.
      form_submissions: 1,
      jobs: 1,
      // The list of addresses without mails, and the mail about the deletion.
      subscriptions: 1,
      outbox: 1,
    })
    const [notice, ...otherMails] = await listMails(backend, dataSubject.email)
    expect([notice?.template, otherMails]).toEqual(['account-deleted', []])
    expect(await storage.exists(answerFileKey(answerHash))).toBe(false)
    const blockedSubscriptions = await db.select().from(subscriptions).where(eq(subscriptions.email, dataSubject.email))
    const subject = expect.stringMatching(/^\d+$/)
    expect(blockedSubscriptions).toMatchObject([{ state: 'blocked', details: { name: '' }, subject }])

    const [event] = await db.select().from(securityEvents).where(eq(securityEvents.event, 'personal-data-deleted'))
    expect(event?.detail).toContain('accounts: 2')

    const ads = await db.select().from(jobs).orderBy(jobs.id)
    expect(
      ads.map(({ title, ownerId, contactName, applicationEmail }) => [title, ownerId, contactName, applicationEmail]),
    ).toEqual([
      ['Gemeinsam', storedAccounts.colleague.id, '', ''],
      ['Bewerbung', storedAccounts.colleague.id, 'Kim', ''],
      ['Erwähnt', storedAccounts.colleague.id, '', ''],
    ])
    expect(await db.select().from(users).where(eq(users.email, otherEmail))).toHaveLength(1)
    expect(await db.select().from(subscriptions).where(eq(subscriptions.email, otherEmail))).toHaveLength(1)
    const comments = await db.select().from(pageComments).orderBy(pageComments.id)
    expect(comments.map(({ text, guestName }) => [text, guestName])).toEqual([
      ['Zu lang', null],
      ['Von außen', ''],
      ['Fremd', 'Xaver'],
    ])
    expect(await db.select().from(formSubmissions)).toHaveLength(2)
    expect(await db.select().from(jobTeamInvitations)).toMatchObject([{ email: otherEmail }])
    expect(await listMails(backend, otherEmail)).toMatchObject([{ data: { change: 'left', what: '', by: '' } }, {}])
    expect(toCounts((await readOverview()).deleted)).toEqual({ mails: 1 })
  })
})
