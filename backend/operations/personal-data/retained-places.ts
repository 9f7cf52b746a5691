import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { pageComments, pageReviews } from '@/backend/platform/db/schema/content/page-feedback'
import { pageVersions } from '@/backend/platform/db/schema/content/publications'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { organizationProposals } from '@/backend/platform/db/schema/members/organization-proposals'
import { organizations } from '@/backend/platform/db/schema/members/organizations'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { RetainedPlace } from '@/lib/contract/administration/personal-data'
import { listJobFields } from '@/lib/contract/jobs/job-fields'
import { handedOverAds, ownAdCondition, refersToAccount } from './account-places'
import { hasEmailAnswer } from './deletable-places'
import { hasAddressInJson, hasAddressInText, isAddress } from './mentions'
import { listAccountIds, type Person } from './person'
import type { PersonalDataPlace } from './place'

/** Comments and reviews. The deletion of the account removes its name from them. */
const comments: PersonalDataPlace = {
  async read(db, person) {
    const ownComments = await db
      .select()
      .from(pageComments)
      .where(inArray(pageComments.authorId, listAccountIds(person)))
    const { requestedBy, reviewerId, decidedBy } = pageReviews
    const reviews = await db
      .select()
      .from(pageReviews)
      .where(refersToAccount(person, requestedBy, reviewerId, decidedBy))
    return [
      ...ownComments.map(({ pageId, locale, text, createdAt }) => ({ page: pageId, locale, text, createdAt })),
      ...reviews.map(({ pageId, locale, state, requestedAt }) => ({ page: pageId, locale, state, requestedAt })),
    ]
  },
}

const proposals: PersonalDataPlace = {
  async read(db, person) {
    const { id, organizationId, state, changes, proposedAt, userId } = organizationProposals
    return await db
      .select({ id, organizationId, state, changes, proposedAt })
      .from(organizationProposals)
      .where(inArray(userId, listAccountIds(person)))
  },
}

/** Versions that the person saved. The deletion of the account removes the reference to it. */
const edits: PersonalDataPlace = {
  async read(db, person) {
    const pages = await db
      .select({
        page: pageVersions.pageId,
        locale: pageVersions.locale,
        version: pageVersions.number,
        at: pageVersions.createdAt,
      })
      .from(pageVersions)
      .where(inArray(pageVersions.authorId, listAccountIds(person)))
    const { type, recordId, revision, changedAt, userId, proposedBy } = recordVersions
    const records = await db
      .select({ type, record: recordId, version: revision, at: changedAt })
      .from(recordVersions)
      .where(refersToAccount(person, userId, proposedBy))
    return [...pages, ...records]
  },
}

/** Blocked subscriptions, which prevent new ones. `deletePerson` removes the details. */
const blockedSubscriptions: PersonalDataPlace = {
  read: async (db, { email }) =>
    await db
      .select({ list: subscriptions.list, email: subscriptions.email, details: subscriptions.details })
      .from(subscriptions)
      .where(and(eq(subscriptions.email, email), eq(subscriptions.state, 'blocked'))),
}

/** Security events of the accounts and of attempts with the address. */
const securityLog: PersonalDataPlace = {
  async read(db, person) {
    const { occurredAt, event, actor, object, before, after, network, userId, actorId, addressHash } = securityEvents
    return await db
      .select({ at: occurredAt, event, actor, object, before, after, network })
      .from(securityEvents)
      .where(or(refersToAccount(person, userId, actorId), eq(addressHash, person.pseudonym)))
      .orderBy(securityEvents.id)
  },
}

const contactPersons: PersonalDataPlace = {
  async read(db, { email }) {
    const { id, name, title, email: address, phone } = persons
    return await db
      .select({ id, name, title, email: address, phone, function: persons.function })
      .from(persons)
      .where(isAddress(address, email))
  },
}

const organizationEntries: PersonalDataPlace = {
  read: async (db, { email }) =>
    await db
      .select({ id: organizations.pageId, email: organizations.email, people: organizations.people })
      .from(organizations)
      .where(or(isAddress(organizations.email, email), hasAddressInJson(organizations.people, email))),
}

/** Columns with content that may contain the address. */
const contentColumns: readonly [table: string, id: SQL, data: SQL, kind: 'json' | 'text'][] = [
  ['modules', sql`id`, sql`data`, 'json'],
  ['page_versions', sql`id`, sql`snapshot`, 'json'],
  ['published_containers', sql`slug`, sql`snapshot`, 'json'],
  ['html_selections', sql`id`, sql`code`, 'json'],
  ['saved_blocks', sql`id`, sql`blocks`, 'json'],
  ['settings', sql`id`, sql`data`, 'json'],
  ['trashed_rows', sql`id`, sql`data`, 'json'],
  ['preview_links', sql`id`, sql`snapshot`, 'json'],
  ['preview_links', sql`id`, sql`name`, 'text'],
  ['file_texts', sql`hash`, sql`text`, 'text'],
]

const pageContents: PersonalDataPlace = {
  async read(db, { email }) {
    const queries = contentColumns.map(([table, id, data, kind]) => {
      const isMentioned = kind === 'json' ? hasAddressInJson(data, email) : hasAddressInText(data, email)
      return sql`SELECT ${table}::text AS kind, ${id}::text AS id FROM ${sql.identifier(table)} WHERE ${isMentioned}`
    })
    return (await db.execute<ContentReference>(sql.join(queries, sql` UNION ALL `))).rows
  },
}

interface ContentReference extends Record<string, unknown> {
  kind: string
  id: string
}

/** References to texts by others that contain the address. The texts are not exported. */
const mentions: PersonalDataPlace = {
  async read(db, person) {
    const { email } = person
    const toReferences = async (kind: string, rows: Promise<{ id: number }[]>) =>
      (await rows).map(({ id }) => ({ kind, id }))
    return [
      ...(await toReferences('form_submissions', listAnswersOfOthers(db, email))),
      ...(await toReferences('jobs', listAdsOfOthers(db, person))),
      ...(await toReferences('page_comments', listComments(db, person))),
      ...(await toReferences('organization_proposals', listProposals(db, email))),
    ]
  },
}

const listAnswersOfOthers = async (db: Queryable, email: string) =>
  await db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(and(hasAddressInJson(formSubmissions.answers, email), not(hasEmailAnswer(email))))

async function listAdsOfOthers(db: Queryable, person: Person) {
  const texts = listJobFields({ format: 'rich' }).map((name) => sql`${jobs[name]}`)
  const richTexts = sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`
  const isMentioned = or(hasAddressInText(richTexts, person.email), hasAddressInJson(jobs.translation, person.email))
  return await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isMentioned, not(ownAdCondition(person))))
}

const listComments = async (db: Queryable, { email }: Person) =>
  await db.select({ id: pageComments.id }).from(pageComments).where(hasAddressInText(pageComments.text, email))

const listProposals = async (db: Queryable, email: string) =>
  await db
    .select({ id: organizationProposals.id })
    .from(organizationProposals)
    .where(hasAddressInJson(organizationProposals.changes, email))

/** The data that is kept when a person is deleted. The contract states the reasons. */
export const retainedPlaceReaders: Readonly<Record<RetainedPlace, PersonalDataPlace>> = {
  'handed-over-ads': handedOverAds,
  comments,
  proposals,
  edits,
  'blocked-subscriptions': blockedSubscriptions,
  'security-log': securityLog,
  'contact-persons': contactPersons,
  organizations: organizationEntries,
  'page-contents': pageContents,
  mentions,
}
