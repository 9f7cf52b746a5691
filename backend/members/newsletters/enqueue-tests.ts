import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import type { DispatchedTemplate } from '@/backend/platform/db/schema/operations/mail-data'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * Queues an issue as a test for a user, one mail in each of its languages.
 * @throws NotFoundError for an unknown issue
 */
export async function enqueueIssueTests(db: Transaction, id: number, userId: number): Promise<void> {
  const [issue] = await db
    .select({ languages: newsletterIssues.languages })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id))
  await enqueueTests(db, { id, languages: issue?.languages ?? [], template: 'newsletter-issue' }, userId)
}

/**
 * Queues a press release as a test for a user, one mail in each of its languages.
 * @throws NotFoundError for an unknown release
 */
export async function enqueueReleaseTests(db: Transaction, id: number, userId: number): Promise<void> {
  const texts = await db.select({ locale: pageTexts.locale }).from(pageTexts).where(eq(pageTexts.pageId, id))
  const languages = texts.map(({ locale }) => locale)
  await enqueueTests(db, { id, languages, template: 'press-release' }, userId)
}

async function enqueueTests(
  db: Transaction,
  { id, languages, template }: { id: number; languages: readonly Locale[]; template: DispatchedTemplate },
  userId: number,
): Promise<void> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user || languages.length === 0) throw new NotFoundError()
  for (const locale of languages) {
    await db.insert(outbox).values({ recipient: user.email, locale, template, data: { testOf: id } })
  }
}
