import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { findRecordIds } from '@/backend/library/search/find-record-ids'
import type { Queryable } from '@/backend/platform/db/client'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { alertedJobs, type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Position } from '@/backend/platform/places/distance'
import { findPositions } from '@/backend/platform/places/find-positions'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { AlertDetails } from '@/lib/contract/forms/subscription'
import { jobFacets } from '@/lib/contract/jobs/job-facets'
import { jobRadii } from '@/lib/contract/jobs/job-list'
import { formatDate } from '@/lib/time-in-words'
import { createListedJobsLoader, type ListedJobs, mapFacets } from '../jobs/board'
import { findJobs } from '../jobs/find-jobs'
import { presentTeasers } from '../jobs/present-job'
import { describeFilter, getCountries, isAlert, listFacetValues } from '../subscriptions/alert-filter'
import { buildSubscriptionUrl } from '../subscriptions/mail-links'
import { createSettingsKey } from '../subscriptions/settings-key'
import { getLatestDueTime } from './latest-due-time'

type AlertServices = Pick<Services, 'db' | 'env' | 'clock' | 'log' | 'serverKey'>

/** The number of alerts that one query loads. */
const batchSize = 200
/** The maximum number of ads in a mail. For further ads the mail links to the board. */
const maxJobsInMail = 30
/** The maximum number of new ads for an alert in one run. The next run finds further ads. */
const maxNewJobs = 500
/** The number of days after its end in which an ad that is published again is not announced. */
const quietDays = 30

type Alert = SubscriptionRow & { details: AlertDetails; confirmedAt: Date }

/**
 * Creates the job that sends alerts. Immediate alerts are sent after each change of the board,
 * daily and weekly ones in the morning (`getLatestDueTime`). Announced ads are recorded in the
 * transaction that enqueues the mail, so each ad is announced once, even with several servers and
 * after a crash.
 */
export function createAlertSender(): (services: AlertServices, stopSignal: AbortSignal) => Promise<void> {
  const loadListedJobs = createListedJobsLoader()
  /** The version of the board for which all immediate alerts were sent. */
  let sentVersion = -1

  return async (services, stopSignal) => {
    const board = await loadListedJobs(services.db)
    const search = createCachedSearch(services.db)
    const sendDueAlert = async (alert: Alert): Promise<boolean> => {
      try {
        const positions = await findAlertPositions(services.db, alert)
        return await sendAlert(
          services,
          alert,
          await findNewJobs(board, alert, { search, positions, now: services.clock() }),
        )
      } catch (error) {
        services.log.error(
          { err: error, subscription: alert.id },
          'Cannot send a job alert; it is retried in the next run',
        )
        return false
      }
    }
    let areAllSent = true
    for await (const alert of listDueAlerts(services, board.version !== sentVersion)) {
      if (stopSignal.aborted) return
      areAllSent = (await sendDueAlert(alert)) && areAllSent
    }
    if (areAllSent) sentVersion = board.version
  }
}

/**
 * Iterates over the alerts that are due.
 * @param hasBoardChanged true if all immediate alerts are due; false if only those that were never
 * run are due
 */
async function* listDueAlerts({ db, clock }: AlertServices, hasBoardChanged: boolean): AsyncGenerator<Alert> {
  const frequency = sql`${subscriptions.details} ->> 'frequency'`
  const isImmediate = sql`${frequency} = 'immediately'`
  const lastRun = sql`coalesce(${subscriptions.lookedAt}, ${subscriptions.confirmedAt})`
  const now = clock()
  const isDue = (name: 'daily' | 'weekly') =>
    sql`${frequency} = ${name} AND ${lastRun} < ${getLatestDueTime(name, now).toISOString()}::timestamptz`
  let lastId = 0
  for (;;) {
    const rows = await db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.list, 'job-alerts'),
          eq(subscriptions.state, 'confirmed'),
          gt(subscriptions.id, lastId),
          or(
            isDue('daily'),
            isDue('weekly'),
            hasBoardChanged ? isImmediate : and(isImmediate, isNull(subscriptions.lookedAt)),
          ),
        ),
      )
      .orderBy(asc(subscriptions.id))
      .limit(batchSize)
    for (const { details, confirmedAt, ...row } of rows) {
      if (isAlert(details) && confirmedAt) yield { ...row, details, confirmedAt }
    }
    const lastRow = rows.at(-1)
    if (!lastRow) return
    lastId = lastRow.id
  }
}

type Search = (words: string, locale: Alert['language']) => Promise<ReadonlySet<number> | null>

/** Creates a search that caches its results, because many alerts search for the same words. */
function createCachedSearch(db: Queryable): Search {
  const cache = new Map<string, Promise<ReadonlySet<number> | null>>()
  return (words, locale) => {
    if (words.trim() === '') return Promise.resolve(null)
    const key = `${locale} ${words}`
    const ids = cache.get(key) ?? findRecordIds(db, { kind: 'jobs', locale, search: words })
    cache.set(key, ids)
    return ids
  }
}

/** Finds the approximate positions of the postcode of an alert. */
async function findAlertPositions(db: Queryable, { details }: Alert): Promise<Position[]> {
  return details.near === '' ? [] : await findPositions(db, details.near, getCountries(details))
}

/** Finds the ads that match an alert and were published after its confirmation. */
async function findNewJobs(
  board: ListedJobs,
  { details, language, confirmedAt }: Alert,
  { search, positions, now }: { search: Search; positions: readonly Position[]; now: Date },
): Promise<number[]> {
  // A postcode without a known position matches no ad.
  if (details.near !== '' && positions.length === 0) return []
  const filter = {
    facets: mapFacets((facet) => {
      const values = listFacetValues(details, facet)
      return values.length > 0 ? values : null
    }),
    organization: details.organization === '' ? null : Number(details.organization),
    startingPoints: positions,
    radius: jobRadii.find((radius) => String(radius) === details.within) ?? null,
    ids: await search(details.search, language),
    ordering: '-published' as const,
    publishedAfter: confirmedAt.getTime(),
  }
  return findJobs(board, filter, { after: null, offset: 0, limit: maxNewJobs }, now).ids
}

/**
 * Mails those ads that the alert has not announced yet. No-op without such ads.
 * @returns false if another server is processing the alert, so that it must be retried
 */
async function sendAlert(services: AlertServices, alert: Alert, jobIds: readonly number[]): Promise<boolean> {
  const now = services.clock()
  return services.db.transaction(async (transaction) => {
    const alertCondition = and(eq(subscriptions.id, alert.id), eq(subscriptions.state, 'confirmed'))
    const [row] = await transaction
      .select({ lookedAt: subscriptions.lookedAt })
      .from(subscriptions)
      .where(alertCondition)
      .for('update', { skipLocked: true })
    // The row is locked if another server is processing the alert or its settings are being saved;
    // then the alert is retried. After an unsubscription the row is missing, and nothing is sent.
    if (!row) return (await transaction.$count(subscriptions, alertCondition)) === 0
    // Another server has just processed the alert, perhaps with an older board. It is retried.
    if (row.lookedAt?.getTime() !== alert.lookedAt?.getTime()) return false
    const unannouncedIds = jobIds.length === 0 ? [] : await recordAnnouncedJobs(transaction, { alert, jobIds, now })
    // Immediate alerts without new ads are not written, except after their first run.
    if (alert.details.frequency !== 'immediately' || row.lookedAt === null || unannouncedIds.length > 0) {
      await transaction.update(subscriptions).set({ lookedAt: now }).where(eq(subscriptions.id, alert.id))
    }
    if (unannouncedIds.length === 0) return true
    await mailJobs(transaction, services, alert, unannouncedIds)
    return true
  })
}

/**
 * Records ads as announced. An ad has already been announced if the alert announced the same ad, or
 * a copy of it with the same title and place, which ended at most `quietDays` before the
 * publication.
 * @returns those of `jobIds` that were not announced before
 */
async function recordAnnouncedJobs(
  db: Queryable,
  { alert, jobIds, now }: { alert: Alert; jobIds: readonly number[]; now: Date },
): Promise<number[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(inArray(jobs.id, [...jobIds]), eq(jobs.state, 'published'), gt(jobs.expiresAt, now)))
  const ads = rows.flatMap(({ id, originId, title, place, publishedAt, expiresAt }) =>
    publishedAt && expiresAt ? [{ jobId: id, rootId: originId ?? id, title, place, publishedAt, expiresAt }] : [],
  )
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
  const unannouncedIds = new Set<number>()
  const newRows: typeof announcedAds = []
  for (const { publishedAt, ...ad } of ads) {
    const quietStart = publishedAt.getTime() - quietDays * 86_400_000
    const recentAds = [...announcedAds, ...newRows].filter(({ expiresAt }) => expiresAt.getTime() > quietStart)
    const sameAd = recentAds.find(({ jobId }) => jobId === ad.jobId)
    if (!sameAd && !recentAds.some((recentAd) => toContentKey(recentAd) === toContentKey(ad)))
      unannouncedIds.add(ad.jobId)
    if (!sameAd || sameAd.expiresAt < ad.expiresAt)
      newRows.push({ subscriptionId: alert.id, ...ad, ...(sameAd && { title: sameAd.title, place: sameAd.place }) })
  }
  if (newRows.length > 0) {
    const set = { title: sql`excluded.title`, place: sql`excluded.place`, expiresAt: sql`excluded.expires_at` }
    await db
      .insert(alertedJobs)
      .values(newRows)
      .onConflictDoUpdate({ target: [alertedJobs.subscriptionId, alertedJobs.jobId], set })
  }
  return jobIds.filter((id) => unannouncedIds.has(id))
}

/** Builds the text by which copies of an ad with the same title and place are recognized. */
const toContentKey = ({ rootId, title, place }: { rootId: number; title: string; place: string }) =>
  JSON.stringify([rootId, title, place])

async function mailJobs(
  db: Queryable,
  { env, serverKey }: AlertServices,
  alert: Alert,
  jobIds: readonly number[],
): Promise<void> {
  const { id: subscription, list, details } = alert
  const key = createSettingsKey(serverKey, alert)
  await enqueueMail(db, {
    to: alert.email,
    locale: alert.language,
    template: 'job-alert',
    async data(language) {
      const teasers = await presentTeasers(db, jobIds.slice(0, maxJobsInMail), language)
      const toSubscriptionUrl = (page: 'settings' | 'unsubscribe') =>
        buildSubscriptionUrl(env.SITE_URL, { list, language }, { page, key })
      return {
        subscription,
        about: await describeFilter(db, details, language),
        jobs: teasers.map(({ title, employer, place, deadline, url }) => ({
          title,
          facts: [employer, place].filter(Boolean).join(', '),
          deadline: deadline === null ? '' : formatDate(deadline, language),
          url: env.SITE_URL + url,
        })),
        more: jobIds.length - teasers.length,
        boardUrl: `${env.SITE_URL}${buildBoardUrl(details, language)}`,
        url: toSubscriptionUrl('settings'),
        unsubscribeUrl: toSubscriptionUrl('unsubscribe'),
      }
    },
  })
}

function buildBoardUrl(details: AlertDetails, language: Locale): string {
  const names = [...jobFacets, 'search', 'organization', 'near', 'within'] as const
  const entries = names.filter((name) => details[name] !== '').map((name) => [name, details[name]])
  const query = new URLSearchParams(entries)
  return pageUrl(language, 'jobboerse') + (query.size > 0 ? `?${query}` : '')
}
