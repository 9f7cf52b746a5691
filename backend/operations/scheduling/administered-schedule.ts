import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { maySchedule, scheduleNeedsConfirmation } from '@/backend/content/pages/policy'
import { schedulePage } from '@/backend/content/pages/schedule-page'
import {
  confirmDispatch,
  type DispatchSubject,
  dispatchesWithSubjects,
} from '@/backend/members/newsletters/dispatch-states'
import { dispatchNeedsConfirmation, mayManageIssues, maySendReleases } from '@/backend/members/newsletters/policy'
import type { Author } from '@/backend/platform/access/author'
import { fullName } from '@/backend/platform/access/full-name'
import type { Right } from '@/backend/platform/access/roles'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { ConflictError, ForbiddenError, NotFoundError } from '@/backend/platform/errors'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { articleRecords, pressReleaseRecords } from '@/lib/contract/administration/articles'
import { eventRecords } from '@/lib/contract/administration/events'
import { jobRecords } from '@/lib/contract/administration/jobs'
import { issueRecords } from '@/lib/contract/administration/newsletter-issues'
import { organizationRecords } from '@/lib/contract/administration/organizations'
import { scheduleActions, scheduleRecords } from '@/lib/contract/administration/schedule'
import type { Locale } from '@/lib/contract/common/locale'
import { toJobPath } from '@/lib/contract/jobs/job-path'
import { toBerlinIso } from '@/lib/datetime'
import { maySeeSchedule } from './policy'

type StepValues = z.output<typeof scheduleRecords.values>

/** Name of the record type for each source (`Row.source`), except pages, which have no type. */
const typeNames: Readonly<Record<string, string>> = {
  [issueRecords.name]: issueRecords.name,
  [jobRecords.name]: jobRecords.name,
  [pressReleaseRecords.name]: pressReleaseRecords.name,
  article: articleRecords.name,
  press_release: pressReleaseRecords.name,
  event: eventRecords.name,
  organization: organizationRecords.name,
}

/** Right and subject of a dispatch, by the record type of the subject. */
const dispatchTypes = new Map<string, { maySend: Right; toSubject: (record: number) => DispatchSubject }>([
  [issueRecords.name, { maySend: mayManageIssues, toSubject: (issueId) => ({ issueId }) }],
  [pressReleaseRecords.name, { maySend: maySendReleases, toSubject: (id) => ({ pressReleaseId: id }) }],
])

/** Number of days for which the end of a job ad is listed in advance. */
const expiryDays = 14

/**
 * Source of all scheduled steps. The id of a step is eight times that of its page, ad or dispatch,
 * plus a number for the kind. Other mails than dispatches are in the outbox.
 */
const plannedSteps = sql`(
  SELECT text.page_id * 8 + step.number AS id, step.kind, step.at, text.locale, text.title, page.content_type AS source, text.page_id AS record, text.path,
    schedule.planned_by, step.kind = 'publish' AND ${scheduleNeedsConfirmation} AS unconfirmed
  FROM schedules AS schedule
  CROSS JOIN LATERAL (VALUES
    ('publish', schedule.publish_at, CASE schedule.locale WHEN 'de' THEN 0 ELSE 1 END),
    ('unpublish', schedule.unpublish_at, CASE schedule.locale WHEN 'de' THEN 2 ELSE 3 END)
  ) AS step(kind, at, number)
  JOIN page_texts AS text ON text.page_id = schedule.page_id AND text.locale = schedule.locale
  JOIN pages AS page ON page.id = schedule.page_id
  WHERE step.at IS NOT NULL
  UNION ALL
  SELECT id * 8 + 5, 'expiry', expires_at, language, title, 'jobs', id, NULL, NULL, false FROM jobs
  WHERE state = 'published' AND expires_at < now() + ${sql.raw(String(expiryDays))} * interval '1 day'
  UNION ALL
  SELECT dispatches.id * 8 + 6, 'mail', planned_at, subject.locale, subject.title, subject.source, subject.record, NULL, planned_by, ${dispatchNeedsConfirmation}
  FROM ${dispatchesWithSubjects} WHERE state = 'planned'
) AS step`

type Row = {
  id: number
  kind: StepValues['kind']
  at: Date | string
  locale: Locale
  title: string
  /** Content type of the page; otherwise the name of the record type. */
  source: string
  record: number
  path: string | null
  /** First name of the planner; null if the planner is unknown. */
  firstName: string | null
  lastName: string | null
  unconfirmed: boolean
}

/**
 * Record type of the schedule. Users who may plan a page can cancel, move and confirm its steps.
 * Users who may send a dispatch can confirm it.
 */
export const administeredSchedule: Administered<typeof scheduleRecords> = {
  contract: scheduleRecords,
  may: maySeeSchedule,
  waiting: [
    { key: 'planned', filters: () => ({}) },
    { key: 'unconfirmed-plans', filters: () => ({ unconfirmed: 'true' }) },
  ],
  list: {
    from: plannedSteps,
    id: sql`step.id`,
    searchColumns: [sql`step.title`],
    orderings: { at: sql`step.at`, title: sql`step.title` },
    filters: {
      kind: (kind) => sql`step.kind = ${kind}`,
      unconfirmed: (unconfirmed) => sql`step.unconfirmed = ${unconfirmed === 'true'}`,
    },
  },
  async present(db, ids) {
    const rows = await readSteps(db, ids)
    return rows.map((row) => ({ id: row.id, title: row.title, url: toUrl(row), values: toValues(row) }))
  },
  async read(db, id) {
    const [row] = await readSteps(db, [id])
    return row ? toValues(row) : null
  },
  actions: {
    cancel: (db, id, _input, author) => changeStep(db, id, { at: null }, author),
    confirm: (db, id, _input, author) => changeStep(db, id, 'confirmed', author),
    move: (db, id, input, author) => changeStep(db, id, { at: new Date(scheduleActions.move.parse(input).at) }, author),
  },
}

async function readSteps(db: Queryable, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Row>(
    sql`SELECT step.*, planner.first_name AS "firstName", planner.last_name AS "lastName"
      FROM ${plannedSteps} LEFT JOIN users AS planner ON planner.id = step.planned_by WHERE step.id = ANY (${sql.param([...ids])}::integer[])`,
  )
  return rows
}

function toValues({ kind, at, locale, title, source, record, firstName, lastName, unconfirmed }: Row): StepValues {
  const plannedBy = firstName === null || lastName === null ? null : fullName({ firstName, lastName })
  return {
    kind,
    at: toBerlinIso(new Date(at)),
    language: locale,
    title,
    type: typeNames[source] ?? null,
    record,
    planned_by: plannedBy,
    unconfirmed,
  }
}

function toUrl({ kind, locale, title, record, path }: Row): string | null {
  if (kind === 'expiry') return pageUrl(locale, toJobPath(locale, { id: record, title }))
  return path === null ? null : pageUrl(locale, path)
}

/**
 * Moves or confirms the step of a page, or cancels it if the time is null. The step of a dispatch
 * can only be confirmed.
 */
async function changeStep(
  db: Transaction,
  id: number,
  decision: { at: Date | null } | 'confirmed',
  { userId, now }: Author,
): Promise<void> {
  const [step] = await readSteps(db, [id])
  if (!step) throw new NotFoundError()
  const { kind, source, record, locale } = step
  const [actor] = await db.select().from(users).where(eq(users.id, userId))
  const dispatchType = dispatchTypes.get(source)
  if (decision === 'confirmed' && dispatchType) {
    if (!actor || !dispatchType.maySend(actor)) throw new ForbiddenError()
    await confirmDispatch(db, dispatchType.toSubject(record), actor.id)
    return
  }
  if (kind !== 'publish' && kind !== 'unpublish') throw new ConflictError('notPlannedHere')
  if (!actor || !maySchedule(source)(actor)) throw new ForbiddenError()
  const field = kind === 'publish' ? 'publishAt' : 'unpublishAt'
  const change = decision === 'confirmed' ? { shouldKeepPlanner: false } : { [field]: decision.at }
  await schedulePage(db, { pageId: record, locale, ...change, shouldKeepVersion: true, userId, now })
}
