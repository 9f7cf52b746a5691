import { and, eq } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Right } from '@/backend/platform/access/roles'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { toBerlinIso } from '@/lib/datetime'
import { maySchedule } from './policy'
import type { WorkingCopy } from './working-copy'

/** Mails the planner of a publication when another user changes its time; null cancels it. */
export async function mailPlanner(
  db: Queryable,
  { page, text: { locale, title } }: WorkingCopy,
  { publishAt, userId }: { publishAt: Date | null; userId: number },
): Promise<void> {
  const isOfPage = and(eq(schedules.pageId, page.id), eq(schedules.locale, locale))
  const [plan] = await db.select().from(schedules).where(isOfPage)
  if (!plan?.publishAt) return
  const change = { newTime: publishAt, userId, mayPlan: maySchedule(page.contentType) }
  await mailPlanChange(db, { title, time: plan.publishAt, plannedBy: plan.plannedBy }, change)
}

/** Mails the planner of a publication or dispatch, unless the planner makes the change. */
export async function mailPlanChange(
  db: Queryable,
  { plannedBy, time, ...plan }: { plannedBy: number | null; time: Date; title: string; isDispatch?: boolean },
  { newTime, userId, mayPlan }: { newTime: Date | null; userId: number; mayPlan: Right },
): Promise<void> {
  const at = toBerlinIso(time)
  const newAt = newTime && toBerlinIso(newTime)
  if (plannedBy === null || plannedBy === userId || at === newAt) return
  const [planner] = await db.select().from(users).where(eq(users.id, plannedBy))
  const [actor] = await db.select().from(users).where(eq(users.id, userId))
  if (!actor || !planner?.isActive || !mayPlan(planner)) return
  const data = { ...plan, name: fullName(planner), by: fullName(actor), at, newAt }
  const { email: to, language: locale } = planner
  await enqueueMail(db, { to, locale, template: 'plan-changed', data, namedAccounts: [actor.id] })
}
