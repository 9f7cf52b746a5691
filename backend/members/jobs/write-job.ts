import { and, eq, sql } from 'drizzle-orm'
import { requireLookups } from '@/backend/library/job-lookups/lookup-values'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { toPropertyName } from '@/backend/platform/db/schema/columns'
import { jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'
import { type JobInsert, type JobRow, jobs } from '@/backend/platform/db/schema/members/jobs'
import { organizations } from '@/backend/platform/db/schema/members/organizations'
import { ConflictError, createStaleWriteError, InvalidFieldsError, NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { isBlank, requiredJobFields } from '@/lib/contract/jobs/job-fields'
import type { JobInput } from '@/lib/contract/jobs/jobs'
import { toBerlinDay } from '@/lib/datetime'
import { assertUnblockedText, blockTexts, unblockTexts } from './blocked-text'
import { actorCondition, type JobActor } from './job-actor'
import { toJobColumns } from './job-columns'
import { applyEvent, getStateAt, type JobEvent } from './job-states'
import { jobMessage } from './messages'
import { presentOwnJob } from './own-jobs'
import { skipReminders } from './remind-owners'

type Transactional = Pick<Database, 'transaction'>

/** The author of a change, with the language of messages and the time. */
export interface JobAuthor {
  actor: JobActor
  locale: Locale
  now: Date
}

/** Returns the user to record as the author of a change; null for a program. */
const getUserId = (actor: JobActor) => (actor.kind === 'user' ? actor.userId : null)

/**
 * Creates a draft that belongs to the team of the owner and is prefilled from the owner's profile.
 * If the team has already used the `external_id`, returns the existing ad.
 * @throws InvalidFieldsError for an unknown organization or value
 */
export async function createJob(
  db: Transactional,
  { external_id, ...input }: JobInput & { external_id?: string | undefined },
  { user, actor, locale, now }: JobAuthor & { user: UserRow },
): Promise<{ row: JobRow; isNew: boolean }> {
  return await db.transaction(async (transaction) => {
    await assertOrganization(transaction, input.organization, locale)
    await requireLookups(transaction, input, locale)
    const teamId = await findTeamId(transaction, user.id)
    const externalId = actor.kind === 'team' && external_id ? external_id : null
    const defaults = {
      language: input.language ?? locale,
      employer: input.employer ?? user.organization,
      contact_name: input.contact_name ?? `${user.firstName} ${user.lastName}`.trim(),
      contact_email: input.contact_email ?? user.email,
      contact_phone: input.contact_phone ?? user.phone,
    }
    const [row] = await transaction
      .insert(jobs)
      .values({
        ...toJobColumns({ ...input, ...defaults }),
        ownerId: user.id,
        teamId,
        externalId,
        changedBy: getUserId(actor),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (row) return { row, isNew: true }
    const [existingRow] = await transaction
      .select()
      .from(jobs)
      .where(and(actorCondition(actor), sql`${jobs.externalId} = ${externalId}`))
    if (!existingRow) throw new Error('The job ad was not stored.')
    return { row: existingRow, isNew: false }
  })
}

/**
 * Copies an ad to a draft, without times and external id. Both ads share the files, which stay as
 * long as one of the ads uses them.
 * @throws NotFoundError
 */
export async function copyJob(
  db: Transactional,
  jobId: number,
  { user, actor, now }: Omit<JobAuthor, 'locale'> & { user: UserRow },
): Promise<JobRow> {
  return await db.transaction(async (transaction) => {
    const original = await lockJob(transaction, jobId, actor)
    const values: JobInsert = {
      ...toWritableColumns(original),
      originId: original.originId ?? original.id,
      ownerId: user.id,
      teamId: await findTeamId(transaction, user.id),
      externalId: null,
      state: 'draft',
      isBlocked: false,
      deadline: null,
      publishedAt: null,
      renewedAt: null,
      expiresAt: null,
      withdrawnAt: null,
      revision: 1,
      changedBy: getUserId(actor),
      createdAt: now,
      updatedAt: now,
    }
    const [copy] = await transaction.insert(jobs).values(values).returning()
    if (!copy) throw new Error('The job ad was not stored.')
    return copy
  })
}

/** Finds the team of a user, and locks the membership until the transaction ends. */
async function findTeamId(db: Queryable, userId: number): Promise<number | null> {
  const [membership] = await db
    .select({ teamId: jobTeamMembers.teamId })
    .from(jobTeamMembers)
    .where(eq(jobTeamMembers.userId, userId))
    .for('key share')
  return membership?.teamId ?? null
}

/**
 * Changes an ad. A published ad must stay complete, and its end depends on the new deadline.
 * @throws NotFoundError, ConflictError for an outdated revision, InvalidFieldsError
 */
export async function changeJob(
  db: Transactional,
  id: number,
  { revision, ...input }: JobInput & { revision: number },
  { actor, locale, now }: JobAuthor,
): Promise<JobRow> {
  return await db.transaction(async (transaction) => {
    const row = await lockJob(transaction, id, actor)
    await assertCurrent(transaction, row, { revision, submission: input, locale, now })
    await assertOrganization(transaction, input.organization, locale)
    await requireLookups(transaction, input, locale)
    const changedJob = { ...row, ...toJobColumns(input, row.translation), changedBy: getUserId(actor) }
    return await applyAndStoreEvent(transaction, changedJob, 'change', { locale, now })
  })
}

/** @throws NotFoundError, ConflictError for an outdated revision */
export async function changeFilesOfJob(
  db: Queryable,
  id: number,
  { revision, ...files }: Partial<Pick<JobRow, 'pdf' | 'logoId'>> & { revision: number },
  { actor, locale, now }: JobAuthor,
): Promise<JobRow> {
  const row = await lockJob(db, id, actor)
  await assertCurrent(db, row, { revision, submission: {}, locale, now })
  const changedJob = { ...row, ...files, changedBy: getUserId(actor) }
  return await applyAndStoreEvent(db, changedJob, 'change', { locale, now })
}

/** @throws ConflictError if the stored ad has another revision */
export async function assertCurrent(
  db: Queryable,
  row: JobRow,
  { revision, submission, ...options }: { revision: number; submission: JobInput; locale: Locale; now: Date },
): Promise<void> {
  if (row.revision === revision) return
  const current = await presentOwnJob(db, row, options)
  throw createStaleWriteError({ current, yours: submission, by: await findFullName(db, row.changedBy) })
}

/**
 * Publishes, renews, withdraws or blocks an ad.
 * @throws NotFoundError, ConflictError if the state does not allow the event, InvalidFieldsError
 * for missing fields
 */
export async function applyOwnerEvent(
  db: Transactional,
  id: number,
  event: Exclude<JobEvent, 'change' | 'expire'>,
  { actor, locale, now }: JobAuthor,
): Promise<JobRow> {
  return await db.transaction(async (transaction) => {
    const row = await lockJob(transaction, id, actor)
    return await applyAndStoreEvent(transaction, { ...row, changedBy: getUserId(actor) }, event, { locale, now })
  })
}

/** @throws NotFoundError, also for ads of others */
export async function deleteJob(db: Queryable, id: number, actor: JobActor): Promise<void> {
  const deletedRows = await db
    .delete(jobs)
    .where(and(eq(jobs.id, id), actorCondition(actor)))
    .returning({ id: jobs.id })
  if (deletedRows.length === 0) throw new NotFoundError()
}

/**
 * Loads an ad and locks it until the transaction ends.
 * @throws NotFoundError
 */
export async function lockJob(db: Queryable, id: number, actor: JobActor): Promise<JobRow> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), actorCondition(actor)))
    .for('update')
  if (!row) throw new NotFoundError()
  return row
}

/**
 * Applies an event to a locked ad and stores the result. A publication or renewal removes a start
 * of the employment that has passed, as in a copied ad.
 * @throws ConflictError if the state does not allow the event, InvalidFieldsError for missing
 * fields and for the text of a blocked ad
 */
export async function applyAndStoreEvent(
  db: Queryable,
  row: JobRow,
  event: JobEvent,
  { locale, now }: { locale: Locale; now: Date },
): Promise<JobRow> {
  const changedRow = applyEvent(row, event, now)
  if (changedRow === 'state') throw new ConflictError('jobState')
  const missingFields = checkRequiredFields(row, locale)
  if (changedRow === 'deadline') {
    throw new InvalidFieldsError({ deadline: [jobMessage(locale, 'deadline')], ...missingFields })
  }
  if (changedRow.state === 'published') {
    if (Object.keys(missingFields).length > 0) throw new InvalidFieldsError(missingFields)
    await assertUnblockedText(db, row, { isPublished: getStateAt(row, now) === 'published', locale })
  }
  const isPastStart = event === 'publish' && row.startsOn !== null && row.startsOn < toBerlinDay(now)
  const startsOn = isPastStart ? null : row.startsOn
  const [writtenRow] = await db
    .update(jobs)
    .set({ ...toWritableColumns(changedRow), startsOn, revision: row.revision + 1, updatedAt: now })
    .where(eq(jobs.id, row.id))
    .returning()
  if (!writtenRow) throw new NotFoundError()
  if (event === 'block') await blockTexts(db, writtenRow)
  if (event === 'unblock') await unblockTexts(db, writtenRow)
  if (writtenRow.expiresAt?.getTime() !== row.expiresAt?.getTime()) await skipReminders(db, [writtenRow], now)
  return writtenRow
}

/** Returns the columns of an ad except its id and the columns generated by the database. */
function toWritableColumns(row: JobRow) {
  const { id, excerpt, translatedExcerpt, pdfHash, searchText, ...columns } = row
  return columns
}

/** Returns messages for the missing fields that a published ad requires, by field. */
function checkRequiredFields(row: JobRow, locale: Locale): Record<string, string[]> {
  const requiredMessages = [jobMessage(locale, 'required')]
  const missingFields: string[] = requiredJobFields.filter((field) => isBlank(row[toPropertyName(field)]))
  const { translation } = row
  if (translation && (isBlank(translation.title) || isBlank(translation.description))) {
    missingFields.push('translation')
  }
  const problems = Object.fromEntries(missingFields.map((field) => [field, requiredMessages]))
  if (row.applicationUrl === '' && row.applicationEmail === '') {
    problems.application_email = [jobMessage(locale, 'application')]
  }
  return problems
}

async function assertOrganization(db: Queryable, id: number | null | undefined, locale: Locale): Promise<void> {
  if (id === undefined || id === null) return
  const [organization] = await db
    .select({ id: organizations.pageId })
    .from(organizations)
    .where(eq(organizations.pageId, id))
    .for('key share')
  if (!organization) throw new InvalidFieldsError({ organization: [jobMessage(locale, 'organization')] })
}
