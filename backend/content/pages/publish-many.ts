import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { retryTransaction } from '@/backend/platform/db/retry-transaction'
import { pageVersions, publications } from '@/backend/platform/db/schema/content/publications'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import type { PageInLanguage } from '@/lib/contract/pages/page-editing'
import { publishInTransaction } from './publish-page'

interface PublishManyRequest {
  pages: readonly PageInLanguage[]
  note: string
  /** True to check whether the pages can be published, without publishing them. */
  isCheck: boolean
  authorId: number
  now: Date
}

/** The result for one page. `error` is the thrown error, null if the publication succeeded. */
export interface Attempt {
  page: PageInLanguage
  error: unknown
}

/** Thrown after a successful check to roll back the transaction. */
class CheckPassedError extends Error {
  override readonly name = 'CheckPassedError'
}

/** Publishes each page in a separate transaction, so that a failure affects no other page. */
export async function publishMany(
  db: Database,
  { pages, note, isCheck, authorId, now }: PublishManyRequest,
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (const page of pages) {
    const { id: pageId, locale } = page
    const publish = async (transaction: Queryable) => {
      const waived = await loadLastWaivers(transaction, page)
      const request = { pageId, locale, note, waived, isDecision: true, shouldKeepPlan: true, authorId, now }
      await publishInTransaction(transaction, request)
      if (isCheck) throw new CheckPassedError()
    }
    const error: unknown = await retryTransaction(db, publish).then(
      () => null,
      (reason: unknown) => (reason instanceof CheckPassedError ? null : reason),
    )
    attempts.push({ page, error })
  }
  return attempts
}

/** Loads the waivers of the published version; for an unpublished page, of the newest version. */
async function loadLastWaivers(db: Queryable, { id, locale }: PageInLanguage): Promise<Waiver[]> {
  const [lastVersion] = await db
    .select({ waived: pageVersions.waived })
    .from(pageVersions)
    .leftJoin(publications, eq(publications.versionId, pageVersions.id))
    .where(and(eq(pageVersions.pageId, id), eq(pageVersions.locale, locale)))
    .orderBy(desc(isNotNull(publications.versionId)), desc(pageVersions.number))
    .limit(1)
  return lastVersion?.waived ?? []
}
