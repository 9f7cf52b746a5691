import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { findRecordIds } from '@/backend/library/search/find-record-ids'
import type { Queryable } from '@/backend/platform/db/client'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import {
  alertedJobs,
  type SubscriptionRow,
  subscriptions,
} from '@/backend/platform/db/schema/members/subscriptions'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Position } from '@/backend/platform/places/distance'
import { findPositions } from '@/backend/platform/places/find-positions'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Services } from '@/backend/platform/services'
import type { AlertDetails } from '@/lib/contract/forms/subscription'
import { jobFacets } from '@/lib/contract/jobs/job-facets'
import { jobRadii } from '@/lib/contract/jobs/job-list'
import type { JobTeaser } from '@/lib/contract/jobs/jobs'
import { dayInWords } from '@/lib/time-in-words'
import { createBoard, type ListedJobs, mapFacets } from '../jobs/board'
import { findJobs } from '../jobs/find-jobs'
import { presentTeasers } from '../jobs/present-facts'
import { chosenValues, filterInWords, getCountries, isAlert } from '../subscriptions/alert-filter'
import { subscriptionLink } from '../subscriptions/mail-links'
import { createSettingsKey } from '../subscriptions/settings-key'
import { getLatestDueTime } from './latest-look'

type Parts = Pick<Services, 'db' | 'env' | 'clock' | 'log' | 'serverKey'>

/** The number of alerts in one query. */
const batchSize = 200
/** The maximum number of ads in a mail; the mail links to the board for further ads. */
const maxListed = 30
/** The maximum number of new ads for an alert in one run; the next run finds further ads. */
const maxFound = 500

/** A confirmed alert. */
type Alert = SubscriptionRow & { details: AlertDetails; confirmedAt: Date }

/**
 * Creates the job that sends alerts: immediate ones after each change of the board, daily and
 * weekly ones in the morning (`getLatestDueTime`). The record of announced ads and the mail share a
 * transaction, so each ad is announced once, even with several servers and after a crash.
 */
export function createAlertSender(): (parts: Parts, stopping: AbortSignal) => Promise<void> {
  const listedJobs = createBoard()
  /** The version of the board up to which all immediate alerts are sent. */
  let knownVersion = -1

  return async (parts, stopping) => {
    const board = await listedJobs(parts.db)
    const search = rememberSearches(parts.db)
    const sendDueMail = async (alert: Alert): Promise<boolean> => {
      try {
        const near = await findAlertPositions(parts.db, alert)
        return await sendAlert(
          parts,
          alert,
          await newJobs(board, alert, { search, near, now: parts.clock() }),
        )
      } catch (error) {
        parts.log.error({ err: error, subscription: alert.id }, 'A job alert cannot be sent at present')
        return false
      }
    }
    let areAllTold = true
    for await (const alert of listDueAlerts(parts, board.version !== knownVersion)) {
      if (stopping.aborted) return
      areAllTold = (await sendDueMail(alert)) && areAllTold
    }
    if (areAllTold) knownVersion = board.version
  }
}

/**
 * Iterates over the alerts that are due.
 * @param isChanged makes all immediate alerts due, not only those that were never run
 */
async function* listDueAlerts({ db, clock }: Parts, isChanged: boolean): AsyncGenerator<Alert> {
  const frequency = sql`${subscriptions.details} ->> 'frequency'`
  const isAtOnce = sql`${frequency} = 'immediately'`
  const lastLook = sql`coalesce(${subscriptions.lookedAt}, ${subscriptions.confirmedAt})`
  const now = clock()
  const isDue = (name: 'daily' | 'weekly') =>
    sql`${frequency} = ${name} AND ${lastLook} < ${getLatestDueTime(name, now).toISOString()}::timestamptz`
  let delayedCount = 0
  for (;;) {
    const rows = await db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.list, 'job-alerts'),
          eq(subscriptions.state, 'confirmed'),
          gt(subscriptions.id, delayedCount),
          or(
            isDue('daily'),
            isDue('weekly'),
            isChanged ? isAtOnce : and(isAtOnce, isNull(subscriptions.lookedAt)),
          ),
        ),
      )
      .orderBy(asc(subscriptions.id))
      .limit(batchSize)
    for (const { details, confirmedAt, ...row } of rows) {
      if (isAlert(details) && confirmedAt) yield { ...row, details, confirmedAt }
    }
    const last = rows.at(-1)
    if (!last) return
    delayedCount = last.id
  }
}

type Search = (words: string, locale: Alert['language']) => Promise<ReadonlySet<number> | null>

/** Caches search results, because many alerts search for the same words. */
function rememberSearches(db: Queryable): Search {
  const cache = new Map<string, Promise<ReadonlySet<number> | null>>()
  return (words, locale) => {
    if (words.trim() === '') return Promise.resolve(null)
    const name = `${locale} ${words}`
    const ids = cache.get(name) ?? findRecordIds(db, { kind: 'jobs', locale, search: words })
    cache.set(name, ids)
    return ids
  }
}

/** Finds the approximate positions of an alert's postcode. */
async function findAlertPositions(db: Queryable, { details }: Alert): Promise<Position[]> {
  return details.near === '' ? [] : await findPositions(db, details.near, getCountries(details))
}

/** Finds the ads that match the alert and were published after its confirmation. */
async function newJobs(
  board: ListedJobs,
  { details, language, confirmedAt }: Alert,
  { search, near, now }: { search: Search; near: readonly Position[]; now: Date },
): Promise<number[]> {
  // An unknown postcode matches no ad.
  if (details.near !== '' && near.length === 0) return []
  const filter = {
    facets: mapFacets((facet) => {
      const values = chosenValues(details, facet)
      return values.length > 0 ? values : null
    }),
    organization: details.organization === '' ? null : Number(details.organization),
    near,
    within: jobRadii.find((radius) => String(radius) === details.within) ?? null,
    ids: await search(details.search, language),
    ordering: '-published' as const,
    publishedAfter: confirmedAt.getTime(),
  }
  return findJobs(board, filter, { after: null, offset: 0, limit: maxFound }, now).ids
}

/**
 * Mails the ads that the alert has not announced yet; no-op without any.
 * @returns false if another server processes the alert, so that it must be retried
 */
async function sendAlert(parts: Parts, alert: Alert, jobIds: readonly number[]): Promise<boolean> {
  const now = parts.clock()
  return parts.db.transaction(async (transaction) => {
    const isTheAlert = and(eq(subscriptions.id, alert.id), eq(subscriptions.state, 'confirmed'))
    const [row] = await transaction
      .select({ lookedAt: subscriptions.lookedAt })
      .from(subscriptions)
      .where(isTheAlert)
      .for('update', { skipLocked: true })
    // Another server processes the alert, or its settings are being saved. Nothing is sent after
    // unsubscription.
    if (!row) return (await transaction.$count(subscriptions, isTheAlert)) === 0
    // Another server was faster, but its board may have been older.
    if (row.lookedAt?.getTime() !== alert.lookedAt?.getTime()) return false
    const unsentIds = jobIds.length === 0 ? [] : await recordUnsentJobs(transaction, { alert, jobIds, now })
    if (alert.details.frequency !== 'immediately' || row.lookedAt === null || unsentIds.length > 0) {
      await transaction.update(subscriptions).set({ lookedAt: now }).where(eq(subscriptions.id, alert.id))
    }
    if (unsentIds.length === 0) return true
    const teasers = await presentTeasers(transaction, unsentIds.slice(0, maxListed), alert.language)
    await mailJobs(transaction, parts, { alert, listed: teasers, count: unsentIds.length })
    return true
  })
}

/**
 * Records ads as announced. An ad counts as announced by its id, or as a copy with the same title
 * and place.
 * @returns the new ones among `jobIds`
 */
async function recordUnsentJobs(
  db: Queryable,
  { alert, jobIds, now }: { alert: Alert; jobIds: readonly number[]; now: Date },
): Promise<number[]> {
  const rows = await db
    .select({ jobId: jobs.id, originId: jobs.originId, title: jobs.title, place: jobs.place })
    .from(jobs)
    .where(and(inArray(jobs.id, [...jobIds]), eq(jobs.state, 'published'), gt(jobs.expiresAt, now)))
  const ads = rows.map(({ originId, ...ad }) => ({ ...ad, rootId: originId ?? ad.jobId }))
  if (ads.length === 0) return []
  const announcedAds = await db
    .select()
    .from(alertedJobs)
    .where(
      and(
        eq(alertedJobs.subscriptionId, alert.id),
        inArray(alertedJobs.rootId, [...new Set(ads.map(({ rootId }) => rootId))]),
      ),
    )
  const ids = new Set(announcedAds.map(({ jobId }) => jobId))
  const texts = new Set(announcedAds.map(toContentKey))
  const unknownAds = ads.filter(({ jobId }) => !ids.has(jobId))
  const unsentIds = new Set<number>()
  for (const ad of unknownAds) {
    if (!texts.has(toContentKey(ad))) unsentIds.add(ad.jobId)
    texts.add(toContentKey(ad))
  }
  if (unknownAds.length > 0) {
    await db.insert(alertedJobs).values(unknownAds.map((ad) => ({ subscriptionId: alert.id, ...ad })))
  }
  return jobIds.filter((id) => unsentIds.has(id))
}

/** The text that identifies copies of an ad. */
const toContentKey = ({ rootId, title, place }: { rootId: number; title: string; place: string }) =>
  JSON.stringify([rootId, title, place])

async function mailJobs(
  db: Queryable,
  { env, serverKey }: Parts,
  { alert, listed, count }: { alert: Alert; listed: readonly JobTeaser[]; count: number },
): Promise<void> {
  const { language, details } = alert
  const key = createSettingsKey(serverKey, alert)
  const linkTo = (page: 'settings' | 'unsubscribe') => subscriptionLink(env.SITE_URL, alert, { page, key })
  await enqueueMail(db, {
    to: alert.email,
    locale: language,
    template: 'job-alert',
    data: {
      about: await filterInWords(db, details, language),
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

/** Builds the URL of the board with the filter of the alert. */
function boardAddress({ details, language }: Alert): string {
  const values = [...jobFacets, 'search', 'organization', 'near', 'within'] as const
  const entries = values.filter((name) => details[name] !== '').map((name) => [name, details[name]])
  const query = new URLSearchParams(entries)
  return pageUrl(language, 'jobboerse') + (query.size > 0 ? `?${query}` : '')
}
