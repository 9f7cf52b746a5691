import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import type { Author } from '@/backend/platform/access/author'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { noRefusals, type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { ConflictError } from '@/backend/platform/errors'
import { subscriberRecords } from '@/lib/contract/administration/subscribers'
import type { Locale } from '@/lib/contract/common/locale'
import type { PressDetails } from '@/lib/contract/forms/subscription'
import { toBerlinIso } from '@/lib/datetime'
import { describeFilter, isAlert } from './alert-filter'
import { blockAddress, unblockAddress } from './block-address'
import { formatTopics } from './list-names'
import { getSubscriberName } from './mails'
import { mayManageSubscribers } from './policy'

/**
 * The record type "subscribers" of the administration. The office can delete subscribers, block
 * their addresses, and continue subscriptions that ended because mails could not be delivered.
 */
export const administeredSubscribers: Administered<typeof subscriberRecords> = {
  contract: subscriberRecords,
  may: mayManageSubscribers,
  list: {
    from: sql`${subscriptions}`,
    id: sql`${subscriptions.id}`,
    searchColumns: [
      sql`${subscriptions.email}`,
      ...['name', 'first_name', 'last_name', 'medium', 'function', 'phone'].map(
        (detail) => sql`coalesce(${subscriptions.details} ->> ${sql.raw(`'${detail}'`)}, '')`,
      ),
    ],
    orderings: {
      requested_at: sql`${subscriptions.requestedAt}`,
      email: sql`${subscriptions.email}`,
      confirmed_at: sql`${subscriptions.confirmedAt}`,
      refused_at: sql`coalesce(${subscriptions.refusedAt}, '-infinity')`,
    },
    filters: {
      list: (list) => sql`${subscriptions.list} = ${list}`,
      state: (state) => sql`${subscriptions.state} = ${state}`,
      refused: (refused) => sql`(${subscriptions.refusedAt} IS NOT NULL) = ${refused === 'true'}`,
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.id, [...ids]))
    return Promise.all(
      rows.map(async (row) => {
        const values = { ...(await presentCommonFields(db, row, locale)), consent_version: row.consentVersion }
        return { id: row.id, title: row.email, url: null, values }
      }),
    )
  },
  async read(db, id) {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
    if (!row) return null
    const { requested_at, confirmed_at } = presentTimes(row)
    return {
      ...(await presentCommonFields(db, row, row.language)),
      consent: {
        version: row.consentVersion,
        requested_at,
        requested_from: row.requestedFrom,
        confirmed_at,
        confirmed_from: row.confirmedFrom,
      },
    }
  },
  async remove(db, id) {
    const [row] = await db.select({ state: subscriptions.state }).from(subscriptions).where(eq(subscriptions.id, id))
    if (row?.state === 'blocked') throw new ConflictError('addressBlocked')
    await db.delete(subscriptions).where(eq(subscriptions.id, id))
  },
  actions: {
    async reactivate(db, id) {
      const rows = await db
        .update(subscriptions)
        .set({ ...noRefusals, state: 'confirmed' })
        .where(
          and(
            eq(subscriptions.id, id),
            inArray(subscriptions.state, ['confirmed', 'refused']),
            isNotNull(subscriptions.confirmedAt),
          ),
        )
        .returning({ id: subscriptions.id })
      if (rows.length === 0) throw new ConflictError('subscriptionNotActive')
    },
    async block(db, id, _input, author) {
      await blockAddress(db, id)
      await recordBlockEvent(db, 'address-blocked', id, author)
    },
    async unblock(db, id, _input, author) {
      await unblockAddress(db, id)
      await recordBlockEvent(db, 'address-unblocked', id, author)
    },
  },
}

/** Records who blocked or unblocked the address of a subscription. The log stores no address. */
async function recordBlockEvent(
  db: Queryable,
  event: 'address-blocked' | 'address-unblocked',
  id: number,
  { userId, now }: Author,
): Promise<void> {
  await recordSecurityEvent(db, { event, userId, actor: { userId }, now, object: `#${id}` })
}

async function presentCommonFields(db: Queryable, row: SubscriptionRow, locale: Locale) {
  const { email, list, state, language, topics, details, refusedAt } = row
  const about = isAlert(details) ? await describeFilter(db, details, locale) : formatTopics(topics, locale)
  const refusals = { refused_at: refusedAt && toBerlinIso(refusedAt), refusal: row.refusal ?? '' }
  const name = getSubscriberName(details)
  const pressDetails: Partial<PressDetails> = 'medium' in details ? details : {}
  const { medium = '', function: position = '', phone = '' } = pressDetails
  return { email, list, state, language, about, name, medium, position, phone, ...presentTimes(row), ...refusals }
}

function presentTimes({ requestedAt, confirmedAt }: SubscriptionRow) {
  return { requested_at: toBerlinIso(requestedAt), confirmed_at: confirmedAt && toBerlinIso(confirmedAt) }
}
