import { getTableName, is, sql, Table } from 'drizzle-orm'
import { pseudonymize } from '@/backend/accounts/audit/audit'
import { answerFileKey } from '@/backend/members/forms/store-answers'
import type { Queryable } from '@/backend/platform/db/client'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { passkeys } from '@/backend/platform/db/schema/accounts/second-factors'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pageComments, pageReviews } from '@/backend/platform/db/schema/content/page-feedback'
import { pageVersions } from '@/backend/platform/db/schema/content/publications'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { savedBlocks } from '@/backend/platform/db/schema/content/saved-blocks'
import { trashedPages, trashedRows } from '@/backend/platform/db/schema/content/trashed-pages'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { jobTeamInvitations, jobTeamMembers, jobTeams } from '@/backend/platform/db/schema/members/job-teams'
import { type JobInsert, jobs } from '@/backend/platform/db/schema/members/jobs'
import { organizationConfirmations } from '@/backend/platform/db/schema/members/organization-confirmations'
import { organizationDelegates } from '@/backend/platform/db/schema/members/organization-delegates'
import { organizationProposals } from '@/backend/platform/db/schema/members/organization-proposals'
import { organizations } from '@/backend/platform/db/schema/members/organizations'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { userUnionMembers, userUnions } from '@/backend/platform/db/schema/members/user-unions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { createUser, TestBrowser } from '@/tests/accounts'
import type { TestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'

export const dataSubject = { email: 'paula.zwiebelrad@example.org', name: 'Paula Zwiebelrad' }
/** A similar address of another person. */
export const otherEmail = 'xpaula.zwiebelrad@example.org.uk'
const past = new Date('2026-11-01T09:00:00Z')
const future = new Date('2099-01-01T00:00:00Z')
export const answerHash = 'ef'.repeat(32)

type StoredAccounts = Awaited<ReturnType<typeof storeAccounts>>

/** Stores data of a person in each place, and of another person with a similar address. */
export async function storePerson(backend: TestBackend): Promise<StoredAccounts> {
  const accounts = await storeAccounts(backend)
  const { db } = backend.services
  await storeAds(db, accounts)
  await storeDataWithoutAccount(backend, accounts.user.id)
  await storeEditing(db, accounts)
  await storePublished(db, accounts)
  return accounts
}

async function storeAccounts(backend: TestBackend) {
  const { db, serverKey } = backend.services
  const names = { email: dataSubject.email, firstName: 'Paula', lastName: 'Zwiebelrad' }
  const user = await createUser(backend, { ...names, group: 'Mitglied + Jobbörse', role: 'editor' })
  // Anybody can type the name of another person with this address.
  const typedNames = { firstName: '', lastName: 'Xaver' }
  const signUp = await createUser(backend, { ...names, ...typedNames, emailVerifiedAt: null, isActive: false })
  const colleague = await createUser(backend, { group: 'Jobbörse', email: otherEmail })
  await new TestBrowser(backend).logIn(user)
  const [union] = await db.insert(userUnions).values({ category: 'group', slug: 'chor' }).returning()
  await db.insert(userUnionMembers).values({ unionId: union?.id ?? 0, userId: user.id })
  await db
    .insert(passkeys)
    .values({
      userId: user.id,
      credentialId: 'c',
      publicKey: 'p',
      counter: 0,
      transports: [],
      name: 'Telefon',
      isPasswordless: false,
    })
  await db.insert(oneTimeKeys).values([
    { userId: signUp.id, purpose: 'verify-email', email: dataSubject.email, keyHash: 'a', expiresAt: future },
    { userId: colleague.id, purpose: 'verify-new-email', email: dataSubject.email, keyHash: 'b', expiresAt: future },
  ])
  await db
    .insert(securityEvents)
    .values({
      occurredAt: new Date(),
      event: 'login-failed',
      userId: null,
      actor: 'user',
      addressHash: pseudonymize(serverKey, dataSubject.email),
    })
  return { user, signUp, colleague }
}

async function storeAds(db: Queryable, { user, colleague }: StoredAccounts) {
  const [team] = await db.insert(jobTeams).values({ name: 'Haus am Wehr' }).returning()
  const teamId = team?.id ?? 0
  await db
    .insert(jobTeamMembers)
    .values([user.id, colleague.id].map((userId) => ({ userId, teamId, isOwner: true, joinedAt: past })))
  await db.insert(jobTeamInvitations).values([
    { teamId, email: dataSubject.email, keyHash: 'c', invitedBy: colleague.id, expiresAt: future },
    { teamId, email: otherEmail, keyHash: 'd', invitedBy: colleague.id, expiresAt: future },
  ])
  const contact = { contactName: dataSubject.name, contactEmail: 'Paula.Zwiebelrad@example.org', contactPhone: '030 1' }
  const ads: JobInsert[] = [
    { ownerId: user.id, title: 'Allein', ...contact },
    { ownerId: user.id, title: 'Gemeinsam', teamId, ...contact },
    {
      ownerId: colleague.id,
      title: 'Bewerbung',
      contactName: 'Kim',
      contactEmail: otherEmail,
      applicationEmail: dataSubject.email,
    },
    { ownerId: colleague.id, title: 'Erwähnt', description: `<p>Fragen an ${dataSubject.email}.</p>` },
  ]
  await db.insert(jobs).values(ads)
}

async function storeDataWithoutAccount({ services: { db, storage } }: TestBackend, userId: number) {
  const consent = { seed: 's', consentVersion: '1', requestedAt: past, confirmedAt: past, topics: [] }
  const list = { ...consent, language: 'de', state: 'confirmed' } as const
  const press = { salutation: '', first_name: 'Paula', last_name: 'Zwiebelrad', medium: '', function: '', phone: '' }
  await db.insert(subscriptions).values([
    { ...list, list: 'newsletter', email: dataSubject.email, details: { name: 'Xaver' } },
    { ...list, list: 'job-alerts', email: dataSubject.email, details: press, subject: 'Zwiebelrad', state: 'blocked' },
    { ...list, list: 'newsletter', email: otherEmail, details: { name: 'Xaver' } },
  ])
  const answer = { formId: 7, locale: 'de', title: 'Anmeldung', createdAt: past, expiresAt: future } as const
  const toSubmission = (text: string) => ({ ...answer, answers: [{ field: 1, label: 'Kontakt', values: [text] }] })
  const [submission] = await db
    .insert(formSubmissions)
    .values([
      toSubmission(dataSubject.email.toUpperCase()),
      toSubmission(`Bitte an\n${dataSubject.email}, danke`),
      toSubmission(otherEmail),
    ])
    .returning()
  const file = { name: 'zwiebelrad.pdf', mime: 'application/pdf', byteSize: 1, hash: answerHash, field: 2 }
  await db.insert(formFiles).values({ ...file, submissionId: submission?.id ?? 0 })
  await storage.put(answerFileKey(answerHash), 'x')
  const mail = { locale: 'de', template: 'account-deleted' } as const
  const letter = { name: 'Amt', title: '', text: '', url: '' }
  await db.insert(outbox).values([
    { ...mail, recipient: dataSubject.email, state: 'sent', endedAt: past },
    { ...mail, recipient: dataSubject.email, data: { name: dataSubject.name }, dueAt: future },
    { ...mail, recipient: 'amt@example.org', data: { name: `neu: ${dataSubject.email}` }, dueAt: future },
    {
      ...mail,
      recipient: 'amt@example.org',
      template: 'page-comment',
      data: { ...letter, by: dataSubject.name, namedAccounts: [userId] },
      dueAt: future,
    },
    // Its author is another person with the typed name.
    {
      ...mail,
      recipient: otherEmail,
      template: 'page-comment',
      data: { ...letter, by: 'Xaver', namedAccounts: [] },
      dueAt: future,
    },
  ])
}

async function storeEditing(db: Queryable, { user, signUp, colleague }: StoredAccounts) {
  const pageId = await createPage(db as never, { path: { de: 'premiere' }, title: 'Premiere' })
  const locale = 'de' as const
  const digest = { page: '', text: '', modules: {} }
  const comment = { pageId, locale, createdAt: past }
  await db.insert(pageComments).values([
    { ...comment, text: 'Zu lang', authorId: user.id },
    { ...comment, text: 'Von außen', guestName: 'P. ZWIEBELRAD' },
    { ...comment, text: 'Fremd', guestName: 'Xaver' },
  ])
  const trashedId = 99_001
  await db.insert(trashedPages).values({ id: trashedId, deletedAt: past })
  const data = { text: 'Im Papierkorb', created_at: past.toISOString(), guest_name: 'P. Zwiebelrad' }
  await db.insert(trashedRows).values({ pageId: trashedId, tableName: 'page_comments', data })
  await db
    .insert(pageReviews)
    .values({ pageId, locale, state: 'requested', requestedBy: user.id, requestedAt: past, note: '', digest })
  await db.insert(pageVersions).values({ pageId, locale, number: 99, snapshot: {} as never, authorId: user.id })
  await db.insert(savedBlocks).values({ name: 'Kopf', isPage: false, blocks: [], createdBy: user.id, createdAt: past })
  const version = { revision: 1, event: 'changed', changedAt: past } as const
  const hidden = { references: { 'page_comments.issue_id': [data, { ...data, guest_name: 'Xaver' }] } }
  await db.insert(recordVersions).values([
    { ...version, type: 'newsletter-issues', recordId: 1, values: null, hidden },
    { ...version, type: 'users', recordId: user.id, values: { last_name: 'Zwiebelrad' } },
    { ...version, type: 'users', recordId: signUp.id, values: { last_name: 'Zwiebelrad' } },
    { ...version, type: 'persons', recordId: 990, values: { email: dataSubject.email, name: dataSubject.name } },
    { ...version, type: 'persons', recordId: 990, revision: 2, event: 'deleted', values: null },
    { ...version, type: 'tags', recordId: 991, values: {}, userId: user.id },
    { ...version, type: 'users', recordId: colleague.id, values: { last_name: 'Probe' } },
  ])
}

async function storePublished(db: Queryable, { user }: StoredAccounts) {
  await db.insert(persons).values({ name: dataSubject.name, email: dataSubject.email })
  const pageId = await createPage(db as never, { path: { de: 'haus' }, title: 'Haus' })
  await db.insert(organizations).values({ pageId, category: 'theater', email: dataSubject.email })
  await db.insert(organizationDelegates).values({ organizationId: pageId, userId: user.id })
  await db.insert(organizationConfirmations).values({ organizationId: pageId, confirmedAt: past, confirmedBy: user.id })
  await db
    .insert(organizationProposals)
    .values({ organizationId: pageId, userId: user.id, entryRevision: 1, changes: {}, proposedAt: past })
  const content = `<p>Schreiben Sie an ${dataSubject.email}</p>`
  await db.insert(modules).values({ objectId: pageId, locale: 'de', model: 'text', data: { content } })
}

/** Counts the rows that contain the address or the name of the person, by table. */
export async function countRowsAboutPerson(db: Queryable): Promise<Record<string, number>> {
  const schema = import.meta.glob<Record<string, unknown>>('../../platform/db/schema/**/*.ts', { eager: true })
  const tables = Object.values(schema).flatMap((exports) =>
    Object.values(exports).flatMap((value) => (is(value, Table) ? [getTableName(value)] : [])),
  )
  const rowCounts: Record<string, number> = {}
  for (const table of new Set(tables)) {
    const { rows } = await db.execute<{ count: number }>(sql`
      SELECT count(*)::integer AS count FROM ${sql.identifier(table)} AS stored
      WHERE to_jsonb(stored)::text ~* '(?<!x)paula\\.zwiebelrad@|zwiebelrad(?!@)'`)
    const count = rows[0]?.count ?? 0
    if (count > 0) rowCounts[table] = count
  }
  return rowCounts
}
