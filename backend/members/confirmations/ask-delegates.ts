import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { organizationConfirmations } from '@/backend/platform/db/schema/members/organization-confirmations'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import type { EntryField, EntryValues } from '@/lib/contract/administration/own-organization'
import { toEntryConfirmationPath, toOwnOrganizationPath } from '@/lib/contract/administration/own-organization-path'
import { getStartOfBerlinDay, toBerlinDay } from '@/lib/datetime'
import { type Delegate, listActiveDelegates } from '../delegates/delegates'
import { loadEntry } from '../proposals/entry'
import { createConfirmationKey } from './confirmation-key'
import { subtractYear } from './year'

/** The maximum number of requests on one day, for an office of three people. */
const maxOrganizationsPerDay = 10

type ConfirmationServices = Pick<Services, 'db' | 'env' | 'serverKey' | 'clock' | 'log'>

/**
 * Asks delegates by mail to confirm the public entries of their organizations, a year after the
 * last confirmation, change or request. The request is recorded in the transaction that enqueues
 * the mails, and an advisory lock allows one transaction at a time. So each organization gets
 * exactly one request, even with several servers and after a crash. A failed request is retried in
 * the next run and does not block the others.
 */
export async function mailConfirmationRequests(services: ConfirmationServices, stopSignal: AbortSignal): Promise<void> {
  const failedIds: number[] = []
  while (!stopSignal.aborted) {
    let nextId: number | undefined
    try {
      await services.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('ask delegates'))`)
        const now = floorToSecond(services.clock())
        nextId = await findNextEntry(tx, { now, excludedIds: failedIds })
        if (nextId !== undefined) await mailConfirmationRequest(tx, services, { organizationId: nextId, now })
      })
      if (nextId === undefined) return
    } catch (error) {
      if (nextId === undefined) throw error
      failedIds.push(nextId)
      services.log.error({ err: error, organization: nextId }, 'Cannot ask delegates to confirm an entry')
    }
  }
}

/** The time is compared with that in mailed keys, which contain seconds. */
const floorToSecond = (time: Date) => new Date(Math.floor(time.getTime() / 1000) * 1000)

/**
 * Finds the entry with the oldest confirmation, change or request. Undefined if that is less than
 * a year ago, or if the requests of today have reached the limit.
 */
async function findNextEntry(
  db: Queryable,
  { now, excludedIds }: { now: Date; excludedIds: readonly number[] },
): Promise<number | undefined> {
  const today = getStartOfBerlinDay(toBerlinDay(now)).toISOString()
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH entries AS (
      SELECT delegate.organization_id AS id, greatest(min(delegate.created_at), confirmation.asked_at, confirmation.confirmed_at, (
        SELECT max(version.at) FROM record_versions AS version
        WHERE version.type = 'organizations' AND version.record_id = delegate.organization_id AND version.event <> 'found'
      )) AS since
      FROM organization_delegates AS delegate
      JOIN users ON users.id = delegate.user_id AND users.is_active AND users.email_verified_at IS NOT NULL
      LEFT JOIN organization_confirmations AS confirmation ON confirmation.organization_id = delegate.organization_id
      WHERE delegate.organization_id <> ALL (${sql.param([...excludedIds])}::integer[])
        AND EXISTS (SELECT FROM publications WHERE page_id = delegate.organization_id AND is_online)
      GROUP BY delegate.organization_id, confirmation.asked_at, confirmation.confirmed_at
    )
    SELECT id FROM entries
    WHERE since < ${subtractYear(now).toISOString()}::timestamptz
      AND ${maxOrganizationsPerDay} > (SELECT count(*) FROM organization_confirmations WHERE asked_at >= ${today}::timestamptz)
    ORDER BY since, id LIMIT 1`)
  return rows[0]?.id
}

async function mailConfirmationRequest(
  tx: Queryable,
  services: ConfirmationServices,
  { organizationId, now }: { organizationId: number; now: Date },
): Promise<void> {
  await tx
    .insert(organizationConfirmations)
    .values({ organizationId, askedAt: now })
    .onConflictDoUpdate({ target: organizationConfirmations.organizationId, set: { askedAt: now } })
  const { values } = await loadEntry(tx, organizationId)
  for (const delegate of await listActiveDelegates(tx, organizationId)) {
    await mailDelegate(tx, services, { delegate, values, organizationId, askedAt: now })
  }
}

async function mailDelegate(
  db: Queryable,
  { env, serverKey }: ConfirmationServices,
  { delegate, values, ...request }: { delegate: Delegate; values: EntryValues; organizationId: number; askedAt: Date },
): Promise<void> {
  const { id: userId, name, email, language } = delegate
  const key = createConfirmationKey(serverKey, { ...request, userId })
  const { title, street, zip, place } = values
  const facts: { field: EntryField; value: string }[] = [
    { field: 'street', value: street },
    { field: 'place', value: `${zip} ${place}`.trim() },
    ...(['phone', 'email', 'website'] as const).map((field) => ({ field, value: values[field] })),
  ]
  await enqueueMail(db, {
    to: email,
    locale: language,
    template: 'confirm-entry',
    data: (locale) => ({
      name,
      facts,
      organization: title[locale] || title.de || title.en,
      url: `${env.SITE_URL}/${locale}/${toEntryConfirmationPath(key)}`,
      formUrl: `${env.SITE_URL}/${locale}/${toOwnOrganizationPath(locale)}`,
    }),
  })
}
