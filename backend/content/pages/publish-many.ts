import { and, desc, eq } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { pageVersions } from '@/backend/platform/db/schema/content/publications'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import type { PageInLanguage } from '@/lib/contract/pages/page-editing'
import { publishWithin } from './publish-page'

interface PublishingOfMany {
  pages: readonly PageInLanguage[]
  note: string
  /** Whether it is only tried: nothing is published then. */
  isCheck: boolean
  authorId: number
  now: Date
}

/** What was thrown for a page that was not published; null for one that was, or could be. */
export interface Attempt {
  page: PageInLanguage
  error: unknown
}

/** Publishes pages one after the other, each in a transaction of its own: what is refused for one leaves the others. */
export async function publishMany(
  db: Database,
  { pages, note, isCheck, authorId, now }: PublishingOfMany,
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (const page of pages) {
    const { id: pageId, locale } = page
    const publish = async (transaction: Queryable) => {
      const waived = await lastWaived(transaction, page)
      const publishing = { pageId, locale, note, waived, authorId, now, isDecision: true }
      await publishWithin(transaction, publishing)
      if (isCheck) throw new CheckedError()
    }
    const error: unknown = await db.transaction(publish).then(
      () => null,
      (thrown: unknown) => (thrown instanceof CheckedError ? null : thrown),
    )
    attempts.push({ page, error })
  }
  return attempts
}

/** Takes back what was done to find out whether it can be done. */
class CheckedError extends Error {
  override readonly name = 'CheckedError'
}

async function lastWaived(db: Queryable, { id, locale }: PageInLanguage): Promise<Waiver[]> {
  const [last] = await db
    .select({ waived: pageVersions.waived })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, id), eq(pageVersions.locale, locale)))
    .orderBy(desc(pageVersions.number))
    .limit(1)
  return last?.waived ?? []
}
