import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { readSubscriptions } from '@/backend/members/subscriptions/read-subscriptions'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { trashedRows } from '@/backend/platform/db/schema/content/trashed-pages'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { jobTeamInvitations } from '@/backend/platform/db/schema/members/job-teams'
import { jobs, personalColumns } from '@/backend/platform/db/schema/members/jobs'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import type { DeletedPlace } from '@/lib/contract/administration/personal-data'
import { userRecords } from '@/lib/contract/administration/users'
import { toObject } from '@/lib/contract/common/to-object'
import { accounts, ownAdCondition, ownAds } from './account-places'
import { hasAddressInJson, isAddress } from './mentions'
import { listAccountIds, type Person } from './person'
import type { DeletablePlace } from './place'

/**
 * Contact data in ads of other owners. The ads stay; without the address they accept no
 * applications by mail.
 */
const jobContacts: DeletablePlace = {
  async read(db, person) {
    const rows = await db
      .select()
      .from(jobs)
      .where(sql`(${isContactAddress(person)} OR ${isApplicationAddress(person)}) AND NOT ${ownAdCondition(person)}`)
      .orderBy(jobs.id)
    return rows.map(({ id, title, state, contactName, contactEmail, contactPhone }) => {
      // A contact with another address is another person.
      const isContactPerson = contactEmail.trim().toLowerCase() === person.email
      return { id, title, state, contact: isContactPerson ? { name: contactName, phone: contactPhone } : null }
    })
  },
  async remove(tx, person) {
    // A form that is open in a browser would restore the data, but the server rejects its old
    // revision. PDFs may contain the contact.
    const revision = sql`${jobs.revision} + 1`
    const { application, contact } = personalColumns
    await tx
      .update(jobs)
      .set({ ...toObject(application, () => ''), pdf: null, revision })
      .where(isApplicationAddress(person))
    await tx
      .update(jobs)
      .set({ ...toObject(contact, () => ''), pdf: null, revision })
      .where(isContactAddress(person))
  },
}

const isContactAddress = ({ email }: Person): SQL => isAddress(jobs.contactEmail, email)
const isApplicationAddress = ({ email }: Person): SQL => isAddress(jobs.applicationEmail, email)

/** Subscriptions. Blocked subscriptions stay, because they prevent new subscriptions. */
const subscriptionsPlace: DeletablePlace = {
  async read(db, { email }) {
    return (await readSubscriptions(db, email)).filter(({ state }) => state !== 'blocked')
  },
  async remove(tx, { email }) {
    await tx.delete(subscriptions).where(and(eq(subscriptions.email, email), ne(subscriptions.state, 'blocked')))
  },
}

/** Submissions with an answer that is the address. `deletePerson` deletes their files. */
const formAnswers: DeletablePlace = {
  async read(db, person) {
    const rows = await db.select().from(formSubmissions).where(hasEmailAnswer(person.email)).orderBy(formSubmissions.id)
    const files = await db
      .select()
      .from(formFiles)
      .where(
        isAnyOf(
          formFiles.submissionId,
          rows.map(({ id }) => id),
        ),
      )
    return rows.map(({ id, formId, ...submission }) => ({
      ...submission,
      form: formId,
      files: files
        .filter(({ submissionId }) => submissionId === id)
        .map(({ name, mime, byteSize }) => ({ name, mime, byteSize })),
    }))
  },
  async remove(tx, { email }) {
    await tx.delete(formSubmissions).where(hasEmailAnswer(email))
  },
}

/** Condition that an answer in a submission is the address. */
export const hasEmailAnswer = (email: string): SQL => sql`EXISTS (
  SELECT FROM jsonb_array_elements(${formSubmissions.answers}) AS answer,
    jsonb_array_elements_text(answer -> 'values') AS text WHERE ${isAddress(sql`text`, email)})`

/**
 * Names of guests below comments on drafts, also of deleted pages and newsletter issues. The
 * comments stay, without names.
 */
const guestNames: DeletablePlace = {
  async read(db, person) {
    const comments = await db
      .select({
        page: pageComments.pageId,
        name: pageComments.guestName,
        text: pageComments.text,
        createdAt: pageComments.createdAt,
      })
      .from(pageComments)
      .where(isGuestName(sql`${pageComments.guestName}`, person))
      .orderBy(pageComments.id)
    const trashedComments = await db
      .select({
        page: trashedRows.pageId,
        name: trashedGuestName,
        text: sql<string>`${trashedRows.data} ->> 'text'`,
        createdAt: sql<string>`${trashedRows.data} ->> 'created_at'`,
      })
      .from(trashedRows)
      .where(hasTrashedGuestName(person))
    const issueComments = await db
      .select({
        page: sql<null>`NULL`,
        name: issueGuestName,
        text: sql<string>`comment ->> 'text'`,
        createdAt: sql<string>`comment ->> 'created_at'`,
      })
      .from(sql`${recordVersions}, ${issueComment}`)
      .where(isGuestName(issueGuestName, person))
    return [...comments, ...trashedComments, ...issueComments]
  },
  async remove(tx, person) {
    await tx
      .update(pageComments)
      .set({ guestName: '' })
      .where(isGuestName(sql`${pageComments.guestName}`, person))
    await tx
      .update(trashedRows)
      .set({ data: sql`jsonb_set(${trashedRows.data}, '{guest_name}', '""')` })
      .where(hasTrashedGuestName(person))
    const comments = sql`SELECT jsonb_agg(CASE WHEN ${isGuestName(issueGuestName, person)} THEN comment || '{"guest_name": ""}' ELSE comment END)
      FROM ${issueComment}`
    await tx
      .update(recordVersions)
      .set({ hidden: sql`jsonb_set(${recordVersions.hidden}, ${issueCommentsPath}, (${comments}))` })
      .where(sql`EXISTS (SELECT FROM ${issueComment} WHERE ${isGuestName(issueGuestName, person)})`)
  },
}

const isGuestName = (name: SQL, person: Person): SQL =>
  sql`lower(trim(${name})) = ANY (${sql.param([...person.guestNames])}::text[])`
const trashedGuestName = sql<string>`${trashedRows.data} ->> 'guest_name'`
const issueGuestName = sql<string>`comment ->> 'guest_name'`
/** JSON path of the comments of deleted newsletter issues, which `keepRows` stores. */
const issueCommentsPath = sql`'{references,page_comments.issue_id}'::text[]`
const issueComment = sql`jsonb_array_elements(${recordVersions.hidden} #> ${issueCommentsPath}) AS comment`
const hasTrashedGuestName = (person: Person) =>
  and(eq(trashedRows.tableName, 'page_comments'), isGuestName(trashedGuestName, person))

/** Mails to the address, and mails that contain it or name an account of the person. */
const mails: DeletablePlace = {
  async read(db, person) {
    const rows = await db.select().from(outbox).where(isMailAboutPerson(person)).orderBy(outbox.id)
    return rows.map(({ recipient, template, locale, state, createdAt, endedAt, data }) => {
      const metadata = { template, locale, state, createdAt, endedAt }
      // The content of other mails belongs to their recipients.
      if (recipient !== person.email) return { ...metadata, data: {}, recipient: null }
      // Links contain keys.
      const content = Object.entries(data ?? {}).filter(([name]) => !/url$|^namedAccounts$/i.test(name))
      return { ...metadata, data: Object.fromEntries(content), recipient }
    })
  },
  async remove(tx, person) {
    await tx.delete(outbox).where(isMailAboutPerson(person))
  },
}

/** Names are not compared, because other persons can have the same name, or enter it. */
const isMailAboutPerson = (person: Person) => {
  const { email } = person
  const ids = listAccountIds(person).map(String)
  return sql`(${isAddress(outbox.recipient, email)} OR ${hasAddressInJson(outbox.data, email)} OR EXISTS (
    SELECT FROM jsonb_array_elements_text(${outbox.data} -> 'namedAccounts') AS account
    WHERE account = ANY (${sql.param(ids)}::text[])))`
}

const invitations: DeletablePlace = {
  read: async (db, { email }) =>
    await db
      .select({ created_at: jobTeamInvitations.createdAt, expires_at: jobTeamInvitations.expiresAt })
      .from(jobTeamInvitations)
      .where(eq(jobTeamInvitations.email, email)),
  async remove(tx, { email }) {
    await tx.delete(jobTeamInvitations).where(eq(jobTeamInvitations.email, email))
  },
}

/** Keys that were mailed to the address, perhaps for another account. */
const mailedKeys: DeletablePlace = {
  read: async (db, { email }) =>
    await db
      .select({ purpose: oneTimeKeys.purpose, created_at: oneTimeKeys.createdAt, expires_at: oneTimeKeys.expiresAt })
      .from(oneTimeKeys)
      .where(eq(oneTimeKeys.email, email)),
  async remove(tx, { email }) {
    await tx.delete(oneTimeKeys).where(eq(oneTimeKeys.email, email))
  },
}

/** Former states of the person's accounts, and of records that no longer contain the address. */
const histories: DeletablePlace = {
  async read(db, person) {
    const { type, recordId, revision, changedAt, values } = recordVersions
    return await db
      .select({ type, record: recordId, revision, at: changedAt, values })
      .from(recordVersions)
      .where(isHistoryAboutPerson(person))
      .orderBy(type, recordId, revision)
  },
  async remove(tx, person) {
    await tx.delete(recordVersions).where(isHistoryAboutPerson(person))
  },
}

const isHistoryAboutPerson = (person: Person) =>
  or(
    and(eq(recordVersions.type, userRecords.name), inArray(recordVersions.recordId, listAccountIds(person))),
    and(
      hasAddressInJson(recordVersions.values, person.email),
      sql`NOT coalesce((
        SELECT ${hasAddressInJson(sql`latest."values"`, person.email)} FROM record_versions AS latest
        WHERE latest.type = ${recordVersions.type} AND latest.record_id = ${recordVersions.recordId}
        ORDER BY latest.revision DESC LIMIT 1), false)`,
    ),
  )

/**
 * Data that is deleted with a person, in this order. The account is last, because its deletion
 * enqueues a mail.
 */
export const deletablePlaces: Readonly<Record<DeletedPlace, DeletablePlace>> = {
  'job-contacts': jobContacts,
  subscriptions: subscriptionsPlace,
  'form-answers': formAnswers,
  'guest-names': guestNames,
  mails,
  'job-team-invitations': invitations,
  'mailed-keys': mailedKeys,
  histories,
  'job-ads': ownAds,
  accounts,
}
