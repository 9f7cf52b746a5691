import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { toBerlinIso } from '@/lib/datetime'
import { mayScheduleCondition } from './policy'
import type { WorkingCopy } from './working-copy'

/** Mails the planner of a publication when another user changes its time; null cancels it. */
export async function mailPlanner(
  db: Queryable,
  { page, text }: WorkingCopy,
  { publishAt, userId }: { publishAt: Date | null; userId: number },
): Promise<void> {
  const isOfPage = and(eq(schedules.pageId, page.id), eq(schedules.locale, text.locale))
  const [plan] = await db
    .select({ planner: users, publishAt: schedules.publishAt })
    .from(schedules)
    .innerJoin(users, and(eq(users.id, schedules.plannedBy), ne(users.id, userId), users.isActive))
    .where(and(isOfPage, isNotNull(schedules.publishAt), mayScheduleCondition(page.contentType)))
  const at = plan?.publishAt && toBerlinIso(plan.publishAt)
  const newAt = publishAt && toBerlinIso(publishAt)
  if (!plan || !at || at === newAt) return
  const [actor] = await db.select().from(users).where(eq(users.id, userId))
  if (!actor) return
  const { email: to, language: locale } = plan.planner
  const data = { name: fullName(plan.planner), by: fullName(actor), title: text.title, at, newAt }
  await enqueueMail(db, { to, locale, template: 'plan-changed', data, namedAccounts: [actor.id] })
}
