import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type JobTeaser, jobFacets } from '@/lib/contract/jobs'
import type { AlertDetails } from '@/lib/contract/subscription'
import { dayInWords } from '@/lib/time-in-words'
import type { Queryable } from '../db/client'
import { jobs } from '../db/schema/jobs'
import { alertedJobs, type SubscriptionRow, subscriptions } from '../db/schema/subscriptions'
import { byFacet, createBoard, type ListedJobs } from '../jobs/board'
import { findJobs } from '../jobs/find-jobs'
import { presentTeasers } from '../jobs/present-facts'
import { enqueueMail } from '../mail/outbox'
import { pageUrl } from '../page-url'
import { findRecordIds } from '../search/find-record-ids'
import type { Services } from '../services'
import { chosenValues, filterInWords, isAlert } from '../subscriptions/alert-filter'
import { subscriptionLink } from '../subscriptions/mail-links'
import { settingsKeyOf } from '../subscriptions/settings-key'
import { latestLook } from './latest-look'

type Parts = Pick<Services, 'db' | 'env' | 'clock' | 'log' | 'serverKey'>

/** How many alerts are read at once. */
const batchSize = 200
/** How many ads a mail tells of at most; the board has the others. */
const maxListed = 30
/** More new ads than one alert finds at once would be read with the next look. */
const maxFound = 500

/** A confirmed alert. */
type Alert = SubscriptionRow & { details: AlertDetails; confirmedAt: Date }

/**
 * Makes what writes to those who are waiting for new job ads: with each change of the board to those who want to know at once, in the
 * mornings to the others (`latestLook`). What an alert tells of, the note that it did so and the mail are one transaction: each ad is
 * told once, on whichever server, also when one is killed meanwhile.
 */
export function createAlertSender(): (parts: Parts, stopping: AbortSignal) => Promise<void> {
  const listedJobs = createBoard()
  /** The state of the board that everybody knows who wants to know at once. */
  let knownVersion = -1

  return async (parts, stopping) => {
    const board = await listedJobs(parts.db)
    const search = rememberSearches(parts.db)
    const look = async (alert: Alert): Promise<boolean> => {
      try {
        await tellOf(parts, alert, await newJobs(board, alert, { search, now: parts.clock() }))
        return true
      } catch (error) {
        parts.log.error({ err: error, subscription: alert.id }, 'A job alert cannot be sent at present')
        return false
      }
    }
    let areAllTold = true
    for await (const alert of dueAlerts(parts, board.version !== knownVersion)) {
      if (stopping.aborted) return
      areAllTold = (await look(alert)) && areAllTold
    }
    if (areAllTold) knownVersion = board.version
  }
}

/** @param isChanged whether those are due who want to know at once */
async function* dueAlerts({ db, clock }: Parts, isChanged: boolean): AsyncGenerator<Alert> {
  const frequency = sql`${subscriptions.details} ->> 'frequency'`
  const looked = sql`coalesce(${subscriptions.lookedAt}, ${subscriptions.confirmedAt})`
  const now = clock()
  const isDue = (name: 'daily' | 'weekly') =>
    sql`${frequency} = ${name} AND ${looked} < ${latestLook(name, now).toISOString()}::timestamptz`
  let behind = 0
  for (;;) {
    const rows = await db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.list, 'job-alerts'),
          eq(subscriptions.state, 'confirmed'),
          gt(subscriptions.id, behind),
          or(isDue('daily'), isDue('weekly'), ...(isChanged ? [sql`${frequency} = 'immediately'`] : [])),
        ),
      )
      .orderBy(asc(subscriptions.id))
      .limit(batchSize)
    for (const { details, confirmedAt, ...row } of rows) {
      if (isAlert(details) && confirmedAt) yield { ...row, details, confirmedAt }
    }
    const last = rows.at(-1)
    if (!last) return
    behind = last.id
  }
}

type Search = (words: string, locale: Alert['language']) => Promise<ReadonlySet<number> | null>

/** Many alerts ask for the same words. */
function rememberSearches(db: Queryable): Search {
  const known = new Map<string, Promise<ReadonlySet<number> | null>>()
  return (words, locale) => {
    if (words.trim() === '') return Promise.resolve(null)
    const name = `${locale} ${words}`
    const found = known.get(name) ?? findRecordIds(db, { kind: 'jobs', locale, search: words })
    known.set(name, found)
    return found
  }
}

/** The ads that the board shows for the alert's filter, of those that have come since it was confirmed. */
async function newJobs(
  board: ListedJobs,
  { details, language, confirmedAt }: Alert,
  { search, now }: { search: Search; now: Date },
): Promise<number[]> {
  const filter = {
    facets: byFacet((facet) => {
      const values = chosenValues(details, facet)
      return values.length > 0 ? values : null
    }),
    organization: null,
    ids: await search(details.search, language),
    ordering: '-published' as const,
    publishedAfter: confirmedAt.getTime(),
  }
  return findJobs(board, filter, { after: null, offset: 0, limit: maxFound }, now).ids
}

/** Writes of those ads that the alert has not told of yet; of none, if there is none. */
async function tellOf(parts: Parts, alert: Alert, found: readonly number[]): Promise<void> {
  const now = parts.clock()
  await parts.db.transaction(async (transaction) => {
    // Another server may be about it, or was; whoever has unsubscribed meanwhile gets nothing.
    const [row] = await transaction
      .select({ lookedAt: subscriptions.lookedAt })
      .from(subscriptions)
      .where(and(eq(subscriptions.id, alert.id), eq(subscriptions.state, 'confirmed')))
      .for('update', { skipLocked: true })
    if (!row || row.lookedAt?.getTime() !== alert.lookedAt?.getTime()) return
    const untold = found.length === 0 ? [] : await noteUntold(transaction, { alert, found, now })
    if (alert.details.frequency !== 'immediately' || untold.length > 0) {
      await transaction.update(subscriptions).set({ lookedAt: now }).where(eq(subscriptions.id, alert.id))
    }
    if (untold.length === 0) return
    const listed = await presentTeasers(transaction, untold.slice(0, maxListed), alert.language)
    await mailJobs(transaction, parts, { alert, listed, count: untold.length })
  })
}

/** Notes that an alert tells of ads. @returns those that it had not told of, be it as copies of one another */
async function noteUntold(
  db: Queryable,
  { alert, found, now }: { alert: Alert; found: readonly number[]; now: Date },
): Promise<number[]> {
  const origin = alias(jobs, 'origin')
  const saysTheSame = sql`${origin.id} IS NULL OR (${origin.title}, ${origin.place}) = (${jobs.title}, ${jobs.place})`
  const rows = await db
    .select({
      id: jobs.id,
      told: sql<number>`CASE WHEN ${saysTheSame} THEN coalesce(${jobs.originId}, ${jobs.id}) ELSE ${jobs.id} END`,
    })
    .from(jobs)
    .leftJoin(origin, eq(origin.id, jobs.originId))
    .where(and(inArray(jobs.id, [...found]), eq(jobs.state, 'published'), gt(jobs.expiresAt, now)))
  const idByTold = new Map(rows.map(({ id, told }) => [told, id]))
  if (idByTold.size === 0) return []
  const noted = await db
    .insert(alertedJobs)
    .values([...idByTold.keys()].map((jobId) => ({ subscriptionId: alert.id, jobId })))
    .onConflictDoNothing()
    .returning({ jobId: alertedJobs.jobId })
  const untold = new Set(noted.map(({ jobId }) => idByTold.get(jobId)))
  return found.filter((id) => untold.has(id))
}

async function mailJobs(
  db: Queryable,
  { env, serverKey }: Parts,
  { alert, listed, count }: { alert: Alert; listed: readonly JobTeaser[]; count: number },
): Promise<void> {
  const { language, details } = alert
  const key = settingsKeyOf(serverKey, alert)
  const linkTo = (page: 'settings' | 'unsubscribe') => subscriptionLink(env.SITE_URL, alert, { page, key })
  await enqueueMail(db, {
    to: alert.email,
    locale: language,
    template: 'job-alert',
    data: {
      about: filterInWords(details, language),
      jobs: listed.map(({ title, employer, place, deadline, url }) => ({
        title,
        facts: [employer, place].filter(Boolean).join(', '),
        deadline: deadline === null ? '' : dayInWords(deadline, language),
        url: env.SITE_URL + url,
      })),
      more: count - listed.length,
      boardUrl: `${env.SITE_URL}${boardAddress(alert)}`,
      url: linkTo('settings'),
      unsubscribeUrl: linkTo('unsubscribe'),
    },
  })
}

/** The board with the alert's filter. */
function boardAddress({ details, language }: Alert): string {
  const values = [...jobFacets.map((facet) => [facet, details[facet]]), ['search', details.search]]
  const asked = new URLSearchParams(values.filter(([, value]) => value !== ''))
  return pageUrl(language, 'jobboerse') + (asked.size > 0 ? `?${asked}` : '')
}
