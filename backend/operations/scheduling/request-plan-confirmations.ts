import { and, eq, sql } from 'drizzle-orm'
import { isUnconfirmed, whereMayPlan } from '@/backend/content/pages/policy'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { timeInWords } from '@/lib/time-in-words'

type RequestServices = Pick<Services, 'db' | 'env' | 'clock'>

interface UnconfirmedPublication extends Record<string, unknown> {
  pageId: number
  locale: Locale
  publishAt: Date | string
  contentType: string
  title: string
  plannedBy: number | null
}

/**
 * Mails a request to confirm publications whose planner lost the right to publish, once each. The
 * transaction of the mails also stores their time, so that only one server sends them.
 */
export async function requestConfirmations({ db, env, clock }: RequestServices): Promise<void> {
  await db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<UnconfirmedPublication>(sql`
      SELECT schedule.page_id AS "pageId", schedule.locale, schedule.publish_at AS "publishAt", schedule.planned_by AS "plannedBy",
        page.content_type AS "contentType", text.title
      FROM schedules AS schedule
      JOIN pages AS page ON page.id = schedule.page_id
      JOIN page_texts AS text ON text.page_id = schedule.page_id AND text.locale = schedule.locale
      WHERE schedule.asked_at IS NULL AND ${isUnconfirmed}
      ORDER BY schedule.page_id, schedule.locale
      FOR UPDATE OF schedule SKIP LOCKED`)
    for (const plan of rows) {
      await requestConfirmation(transaction, plan, env.SITE_URL)
      await transaction
        .update(schedules)
        .set({ askedAt: clock() })
        .where(and(eq(schedules.pageId, plan.pageId), eq(schedules.locale, plan.locale)))
    }
  })
}

async function requestConfirmation(
  db: Queryable,
  { contentType, title, publishAt, plannedBy }: UnconfirmedPublication,
  siteUrl: string,
): Promise<void> {
  const [planner] = plannedBy === null ? [] : await db.select().from(users).where(eq(users.id, plannedBy))
  const by = planner ? fullName(planner) : ''
  for (const { to, name, locale } of await loadRecipients(db, contentType)) {
    const at = timeInWords(new Date(publishAt), locale)
    const url = `${siteUrl}/${locale}/admin/schedule?unconfirmed=true`
    await enqueueMail(db, { to, locale, template: 'plan-unconfirmed', data: { name, title, by, at, url } })
  }
}

/** Loads the users who may confirm the publication; without any, the address of the site. */
async function loadRecipients(db: Queryable, contentType: string) {
  const recipients = await db
    .select()
    .from(users)
    .where(and(whereMayPlan(contentType), eq(users.isActive, true)))
  if (recipients.length > 0) {
    return recipients.map((user) => ({ to: user.email, name: fullName(user), locale: user.language }))
  }
  const [locale] = locales
  const [row] = await db.select({ data: settings.data }).from(settings)
  return row ? [{ to: row.data[locale].email, name: '', locale }] : []
}
