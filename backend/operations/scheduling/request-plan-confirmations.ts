import { and, eq, type SQL, sql } from 'drizzle-orm'
import { mayScheduleCondition, scheduleNeedsConfirmation } from '@/backend/content/pages/policy'
import { dispatchesWithSubjects } from '@/backend/members/newsletters/dispatch-states'
import { dispatchNeedsConfirmation, isSender } from '@/backend/members/newsletters/policy'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { formatDateTime } from '@/lib/time-in-words'

type RequestServices = Pick<Services, 'db' | 'env' | 'clock'>

interface UnconfirmedPlan extends Record<string, unknown> {
  plannedAt: Date | string
  title: string
  plannedBy: number | null
}

interface UnconfirmedPublication extends UnconfirmedPlan {
  pageId: number
  locale: Locale
  contentType: string
}

interface UnconfirmedDispatch extends UnconfirmedPlan {
  id: number
  /** Record type of the subject. */
  source: string
  record: number
}

interface RequestMail {
  /** Condition on `users` for the recipients. */
  mayConfirm: SQL
  /** Path of the linked page in the administration. */
  adminPath: string
  siteUrl: string
}

/**
 * Mails a request to confirm publications and dispatches, once each, after the planner lost the
 * right. The transaction of the mails also stores their time, so that only one server sends them.
 */
export async function requestConfirmations({ db, env, clock }: RequestServices): Promise<void> {
  await db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<UnconfirmedPublication>(sql`
      SELECT schedule.page_id AS "pageId", schedule.locale, schedule.publish_at AS "plannedAt", schedule.planned_by AS "plannedBy",
        page.content_type AS "contentType", text.title
      FROM schedules AS schedule
      JOIN pages AS page ON page.id = schedule.page_id
      JOIN page_texts AS text ON text.page_id = schedule.page_id AND text.locale = schedule.locale
      WHERE schedule.asked_at IS NULL AND ${scheduleNeedsConfirmation}
      ORDER BY schedule.page_id, schedule.locale
      FOR UPDATE OF schedule SKIP LOCKED`)
    for (const plan of rows) {
      await requestConfirmation(transaction, plan, {
        mayConfirm: mayScheduleCondition(plan.contentType),
        adminPath: 'schedule?unconfirmed=true',
        siteUrl: env.SITE_URL,
      })
      await transaction
        .update(schedules)
        .set({ askedAt: clock() })
        .where(and(eq(schedules.pageId, plan.pageId), eq(schedules.locale, plan.locale)))
    }
    for (const { id, source, record, ...plan } of await lockUnconfirmedDispatches(transaction)) {
      const mail = { mayConfirm: isSender, adminPath: `${source}/${record}`, siteUrl: env.SITE_URL }
      await requestConfirmation(transaction, plan, mail)
      await transaction.update(dispatches).set({ askedAt: clock() }).where(eq(dispatches.id, id))
    }
  })
}

async function lockUnconfirmedDispatches(db: Queryable): Promise<UnconfirmedDispatch[]> {
  const { rows } = await db.execute<UnconfirmedDispatch>(sql`
    SELECT dispatches.id, dispatches.planned_at AS "plannedAt", dispatches.planned_by AS "plannedBy", subject.title, subject.source, subject.record
    FROM ${dispatchesWithSubjects}
    WHERE dispatches.asked_at IS NULL AND ${dispatchNeedsConfirmation}
    ORDER BY dispatches.id
    FOR UPDATE OF dispatches SKIP LOCKED`)
  return rows
}

async function requestConfirmation(
  db: Queryable,
  { title, plannedAt, plannedBy }: UnconfirmedPlan,
  { mayConfirm, adminPath, siteUrl }: RequestMail,
): Promise<void> {
  const [planner] = plannedBy === null ? [] : await db.select().from(users).where(eq(users.id, plannedBy))
  const plannerName = planner ? fullName(planner) : ''
  const namedAccounts = planner ? [planner.id] : []
  for (const { name, ...recipient } of await loadRecipients(db, mayConfirm)) {
    const data = (locale: Locale) => {
      const url = `${siteUrl}/${locale}/admin/${adminPath}`
      return { name, title, by: plannerName, at: formatDateTime(new Date(plannedAt), locale), url }
    }
    await enqueueMail(db, { ...recipient, template: 'plan-unconfirmed', data, namedAccounts })
  }
}

/** Loads the users who may confirm the plan; without any, the address of the site. */
async function loadRecipients(db: Queryable, mayConfirm: SQL) {
  const recipients = await db
    .select()
    .from(users)
    .where(and(mayConfirm, eq(users.isActive, true)))
  if (recipients.length > 0) {
    return recipients.map((user) => ({ to: user.email, name: fullName(user), locale: user.language }))
  }
  const [locale] = locales
  const [row] = await db.select({ data: settings.data }).from(settings)
  return row ? [{ to: row.data[locale].email, name: '', locale }] : []
}
