import { and, eq } from 'drizzle-orm'
import { type JobInput, requiredJobFields } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import type { Author } from '../access/author'
import { nameOf } from '../access/name-of'
import type { Database, Queryable } from '../db/client'
import { type JobInsert, type JobRow, jobs } from '../db/schema/jobs'
import { organizations } from '../db/schema/organizations'
import type { UserRow } from '../db/schema/users'
import { ConflictError, InvalidFieldsError, NotFoundError, staleWrite } from '../errors'
import { jobColumns } from './job-columns'
import { type JobEvent, nextTimes } from './job-states'
import { jobMessage } from './messages'
import { presentOwnJob } from './own-jobs'
import { needNoReminder } from './remind-owners'

type Transactional = Pick<Database, 'transaction'>

/**
 * Makes a draft. What its owner is known by is there already, unless something else was written.
 * @throws InvalidFieldsError for an organization that is not there
 */
export async function createJob(
  db: Queryable,
  { language, employer, contact_email, contact_name, contact_phone, ...input }: JobInput,
  { user, locale, now }: { user: UserRow; locale: Locale; now: Date },
): Promise<JobRow> {
  await assertOrganization(db, input.organization, locale)
  const known = {
    language: language ?? locale,
    employer: employer ?? user.organization,
    contact_name: contact_name ?? `${user.firstName} ${user.lastName}`.trim(),
    contact_email: contact_email ?? user.email,
    contact_phone: contact_phone ?? user.phone,
  }
  const columns = jobColumns({ ...input, ...known })
  return await insertJob(db, { ...columns, ownerId: user.id, createdAt: now, updatedAt: now })
}

/**
 * Makes a draft of an ad: all but its times. Its files stay as long as one of both has them.
 * @throws NotFoundError
 */
export async function copyJob(
  db: Transactional,
  jobId: number,
  { userId, now }: Pick<Author, 'userId' | 'now'>,
): Promise<JobRow> {
  return await db.transaction(async (transaction) => {
    const { id, excerpt, translatedExcerpt, pdfHash, ...content } = await lockJob(transaction, jobId, userId)
    const none = { publishedAt: null, renewedAt: null, expiresAt: null, withdrawnAt: null, deadline: null }
    const times = { ...none, isBlocked: false, createdAt: now, updatedAt: now }
    return await insertJob(transaction, { ...content, ...times, state: 'draft', revision: 1 })
  })
}

async function insertJob(db: Queryable, values: JobInsert): Promise<JobRow> {
  const [row] = await db.insert(jobs).values(values).returning()
  if (!row) throw new Error('The ad was not stored.')
  return row
}

/**
 * Changes an ad; one that runs has to stay complete, and its end goes with its deadline.
 * @throws NotFoundError, ConflictError for a revision that is not current, InvalidFieldsError
 */
export async function changeJob(
  db: Transactional,
  id: number,
  { revision, ...input }: JobInput & { revision: number },
  { userId, locale, now }: Author,
): Promise<JobRow> {
  return await db.transaction(async (transaction) => {
    const row = await lockJob(transaction, id, userId)
    await assertCurrent(transaction, row, { revision, yours: input, locale, now })
    await assertOrganization(transaction, input.organization, locale)
    const changed = { ...row, ...jobColumns(input, row) }
    return await writeEvent(transaction, changed, 'change', { locale, now })
  })
}

/**
 * Gives an ad other files.
 * @throws NotFoundError, ConflictError for a revision that is not current
 */
export async function changeFilesOfJob(
  db: Queryable,
  id: number,
  { revision, ...files }: Partial<Pick<JobRow, 'pdf' | 'logoId'>> & { revision: number },
  { userId, locale, now }: Author,
): Promise<JobRow> {
  const row = await lockJob(db, id, userId)
  await assertCurrent(db, row, { revision, yours: {}, locale, now })
  return await writeEvent(db, { ...row, ...files }, 'change', { locale, now })
}

/** @throws ConflictError */
export async function assertCurrent(
  db: Queryable,
  row: JobRow,
  { revision, yours, ...asked }: { revision: number; yours: JobInput; locale: Locale; now: Date },
): Promise<void> {
  if (row.revision === revision) return
  const current = await presentOwnJob(db, row, asked)
  throw staleWrite({ current, yours, by: await nameOf(db, row.ownerId) })
}

/**
 * Publishes an ad (again), or takes it back.
 * @param ownerId null for an editor, who may take back any
 * @throws NotFoundError, ConflictError where its state does not allow that, InvalidFieldsError for what is missing
 */
export async function moveJob(
  db: Transactional,
  id: number,
  event: Exclude<JobEvent, 'change' | 'expire'>,
  { ownerId, locale, now }: { ownerId: number | null; locale: Locale; now: Date },
): Promise<JobRow> {
  return await db.transaction(async (transaction) => {
    const row = await lockJob(transaction, id, ownerId)
    return await writeEvent(transaction, row, event, { locale, now })
  })
}

/**
 * Deletes an ad.
 * @throws NotFoundError for those of others as well
 */
export async function deleteJob(db: Queryable, id: number, ownerId: number): Promise<void> {
  const deleted = await db
    .delete(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.ownerId, ownerId)))
    .returning({ id: jobs.id })
  if (deleted.length === 0) throw new NotFoundError()
}

/** @throws NotFoundError */
export async function lockJob(db: Queryable, id: number, ownerId: number | null): Promise<JobRow> {
  const isIt = eq(jobs.id, id)
  const [row] = await db
    .select()
    .from(jobs)
    .where(ownerId === null ? isIt : and(isIt, eq(jobs.ownerId, ownerId)))
    .for('update')
  if (!row) throw new NotFoundError()
  return row
}

/**
 * Lets something happen to an ad that is locked.
 * @throws ConflictError where its state does not allow that, InvalidFieldsError for what is missing
 */
export async function writeEvent(
  db: Queryable,
  row: JobRow,
  event: JobEvent,
  { locale, now }: { locale: Locale; now: Date },
): Promise<JobRow> {
  const next = nextTimes(row, event, now)
  if (next === 'state') throw new ConflictError('jobState')
  const runs = event === 'publish' || (next !== 'deadline' && next.state === 'published')
  if (runs || next === 'deadline') assertComplete(row, next === 'deadline', locale)
  if (next === 'deadline') throw new InvalidFieldsError({ deadline: [jobMessage(locale, 'deadline')] })
  const { id, excerpt, translatedExcerpt, pdfHash, ...columns } = next
  const [written] = await db
    .update(jobs)
    .set({ ...columns, revision: row.revision + 1, updatedAt: now })
    .where(eq(jobs.id, id))
    .returning()
  if (!written) throw new NotFoundError()
  if (written.expiresAt?.getTime() !== row.expiresAt?.getTime()) await needNoReminder(db, [written], now)
  return written
}

const columnOf = {
  title: 'title',
  employer: 'employer',
  category: 'category',
  employment_type: 'employmentType',
  place: 'place',
  deadline: 'deadline',
  description: 'description',
  contact_email: 'contactEmail',
} as const satisfies Record<(typeof requiredJobFields)[number], keyof JobRow>

const isEmpty = (text: string | null) => !text || text.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''

/** @throws InvalidFieldsError for what an ad on the board has to have */
function assertComplete(row: JobRow, isPast: boolean, locale: Locale): void {
  const required = [jobMessage(locale, 'required')]
  const missing: string[] = requiredJobFields.filter((field) => isEmpty(row[columnOf[field]]))
  const { translation } = row
  if (translation && (isEmpty(translation.title) || isEmpty(translation.description))) {
    missing.push('translation')
  }
  const problems = Object.fromEntries(missing.map((field) => [field, required]))
  if (isPast && row.deadline !== null) problems.deadline = [jobMessage(locale, 'deadline')]
  if (row.applicationUrl === '' && row.applicationEmail === '') {
    problems.application_email = [jobMessage(locale, 'application')]
  }
  if (Object.keys(problems).length > 0) throw new InvalidFieldsError(problems)
}

async function assertOrganization(
  db: Queryable,
  id: number | null | undefined,
  locale: Locale,
): Promise<void> {
  if (id === undefined || id === null) return
  const [found] = await db
    .select({ id: organizations.pageId })
    .from(organizations)
    .where(eq(organizations.pageId, id))
    .for('key share')
  if (!found) throw new InvalidFieldsError({ organization: [jobMessage(locale, 'organization')] })
}
