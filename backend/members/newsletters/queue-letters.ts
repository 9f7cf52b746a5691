import { and, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { defaultDispatchRates, settings } from '@/backend/platform/db/schema/library/settings'
import {
  type DispatchedList,
  type DispatchRow,
  dispatchLetters,
  type NewsletterIssueRow,
} from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { DispatchedTemplate } from '@/backend/platform/db/schema/operations/mail-data'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { isServerMissing, suspendedProblem } from '@/backend/platform/mail/outbox'
import { type Addressees, getAddressees, isReader, readerLanguage } from './readers'

/** Number of mails in a minute: in total, and to the addresses of one domain. */
export type Rates = typeof defaultDispatchRates

export async function loadRates(db: Queryable): Promise<Rates> {
  const [row] = await db
    .select({ perMinute: settings.dispatchedPerMinute, perDomain: settings.dispatchedPerDomain })
    .from(settings)
  return row ?? defaultDispatchRates
}

/**
 * Returns the maximum number of letters for one call. The job runs every 5 s, so this is a twelfth
 * of the letters of a minute, but at least 10. Composing all letters at once would delay page
 * requests.
 */
const toCallLimit = (perMinute: number) => Math.max(10, Math.ceil(perMinute / 12))

interface StartedDispatch {
  id: number
  addressees: Addressees
  startedAt: Date
}

/** The mails of each list. */
const templates: Record<DispatchedList, DispatchedTemplate> = { newsletter: 'newsletter-issue', press: 'press-release' }

export const toDomain = (email: typeof outbox.recipient | typeof subscriptions.email) =>
  sql`lower(split_part(${email}, '@', 2))`

/** SQL condition on subscriptions: no letter of the dispatch to the reader meets `condition`. */
const lacksLetter = (dispatchId: number, condition = sql`true`) => sql`NOT EXISTS (
  SELECT FROM ${dispatchLetters} WHERE ${dispatchLetters.dispatchId} = ${dispatchId}
    AND ${dispatchLetters.subscriptionId} = ${subscriptions.id} AND ${condition})`

/**
 * The letters that count toward the rates: those of the last minute, and older ones that wait for
 * the mail server or may leave within a minute. Thus the queue of a slow mail server does not grow.
 * Suspended letters and long pauses of a recipient's server delay no other letters.
 */
const selectCountedLetters = (now: Date) => sql`
  SELECT ${toDomain(outbox.recipient)} AS domain, count(*)::int AS number
  FROM ${dispatchLetters} JOIN ${outbox} ON ${outbox.id} = ${dispatchLetters.outboxId}
  WHERE ${dispatchLetters.queuedAt} > ${now.toISOString()}::timestamptz - interval '1 minute'
    OR (${dispatchLetters.state} = 'queued' AND ${outbox.state} = 'waiting'
      AND ${outbox.problem} IS DISTINCT FROM ${suspendedProblem}
      AND (${isServerMissing} OR ${outbox.dueAt} <= ${now.toISOString()}::timestamptz + interval '1 minute'))
  GROUP BY 1`

/**
 * Queues the letters of the next readers, as many as the rates allow, and spreads their due times
 * evenly, so that pages never wait for many letters. One statement stores the mail and its reader,
 * so each reader gets at most one. Other mails are sent first: they have no due time.
 * @returns the number of queued letters
 */
export async function queueLetters(
  db: Transaction,
  { id, addressees, startedAt }: StartedDispatch,
  { perMinute, perDomain }: Rates,
  now: Date,
): Promise<number> {
  const time = now.toISOString()
  const { rowCount } = await db.execute(sql`
    WITH counted AS MATERIALIZED (${selectCountedLetters(now)}),
    readers AS (
      SELECT ${subscriptions.id} AS id, ${subscriptions.email} AS email, ${readerLanguage} AS language,
        ${toDomain(subscriptions.email)} AS domain,
        row_number() OVER (PARTITION BY ${toDomain(subscriptions.email)} ORDER BY ${subscriptions.id}) AS rank
      FROM ${subscriptions}
      WHERE ${isReader(addressees, startedAt)} AND ${lacksLetter(id)}
    ),
    chosen AS (
      SELECT readers.* FROM readers LEFT JOIN counted ON counted.domain = readers.domain
      WHERE readers.rank + coalesce(counted.number, 0) <= ${perDomain}
      ORDER BY readers.id
      LIMIT least(${toCallLimit(perMinute)},
        greatest(0, ${perMinute} - (SELECT coalesce(sum(number), 0) FROM counted)))
    ),
    mails AS (
      INSERT INTO outbox (recipient, locale, template, data, due_at, created_at)
      SELECT email, language, ${templates[addressees.list]}::text,
        jsonb_build_object('dispatch', ${id}::int, 'subscription', id),
        ${time}::timestamptz + (row_number() OVER (ORDER BY id) - 1) * interval '1 minute' / ${perMinute}::int,
        ${time}::timestamptz
      FROM chosen ORDER BY id
      RETURNING id, (data ->> 'subscription')::int AS subscription_id
    )
    INSERT INTO dispatch_letters (dispatch_id, subscription_id, outbox_id, queued_at)
    SELECT ${id}::int, subscription_id, id, ${time}::timestamptz FROM mails`)
  return rowCount ?? 0
}

/**
 * Counts the readers of running dispatches whose letter is not sent or not yet queued, in one
 * query. The returned function takes the id of a dispatch; it returns 0 for a dispatch that is not
 * running.
 */
export async function countWaitingReaders(
  db: Queryable,
  runningDispatches: readonly StartedDispatch[],
): Promise<(dispatchId: number | undefined) => number> {
  const countQueries = runningDispatches.map(
    ({ id, addressees, startedAt }) => sql`
      SELECT ${id}::int AS id, count(*)::int AS number FROM ${subscriptions}
      WHERE ${isReader(addressees, startedAt)} AND ${lacksLetter(id, sql`${dispatchLetters.state} <> 'queued'`)}`,
  )
  if (countQueries.length === 0) return () => 0
  const { rows } = await db.execute<{ id: number; number: number }>(sql.join(countQueries, sql` UNION ALL `))
  const countsById = new Map(rows.map(({ id, number }) => [id, number]))
  return (dispatchId) => (dispatchId === undefined ? 0 : (countsById.get(dispatchId) ?? 0))
}

/** Lists the dispatches that have started and not ended. */
export function listRunningDispatches(
  rows: readonly { issue: NewsletterIssueRow | null; dispatch: DispatchRow | null }[],
): StartedDispatch[] {
  return rows.flatMap(({ issue, dispatch }) =>
    dispatch?.startedAt && !dispatch.endedAt
      ? [{ id: dispatch.id, addressees: getAddressees(dispatch, issue), startedAt: dispatch.startedAt }]
      : [],
  )
}

/** Returns true if readers of a dispatch have no letter yet. */
export async function hasUnqueuedReaders(
  db: Queryable,
  { id, addressees, startedAt }: StartedDispatch,
): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isReader(addressees, startedAt), lacksLetter(id)))
    .limit(1)
  return rows.length > 0
}
