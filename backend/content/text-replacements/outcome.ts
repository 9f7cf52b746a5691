import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { TextReplacement } from '@/lib/contract/pages/text-replacement'
import type { Refusal } from './write-texts'

interface PageName {
  title: string
  url: string
}

/** A page on which some or all texts were not replaced, with the reason. */
interface SkippedPage {
  pageId: number
  reason: TextReplacement['left'][number]['reason']
  error?: Refusal
}

/** The result of a replacement, or of the undo of a replacement. */
export interface Outcome {
  /** The id of the replacement; null if nothing was replaced. */
  id: number | null
  changedPages: { pageId: number; count: number }[]
  /**
   * Pages on which texts were not replaced. `presentOutcome` replaces the reason by `gone` if the
   * page no longer exists.
   */
  skippedPages: SkippedPage[]
  names: ReadonlyMap<number, PageName>
}

/** Loads the names of the pages that exist in the language, by page id. */
export async function loadPageNames(
  db: Queryable,
  locale: Locale,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PageName>> {
  const rows = await db
    .select({ id: pageTexts.pageId, title: pageTexts.title, path: pageTexts.path })
    .from(pageTexts)
    .where(and(eq(pageTexts.locale, locale), inArray(pageTexts.pageId, [...ids])))
  return new Map(rows.map(({ id, title, path }) => [id, { title, url: pageUrl(locale, path) }]))
}

/** Presents the result of a replacement. `describeRefusal` returns the text for an error. */
export function presentOutcome(
  { id, changedPages, skippedPages, names }: Outcome,
  describeRefusal: (error: Refusal) => string | null,
): TextReplacement {
  const toPageName = (pageId: number) => ({ id: pageId, ...(names.get(pageId) ?? { title: '', url: '' }) })
  return {
    id,
    pages: changedPages.map(({ pageId, count }) => ({ ...toPageName(pageId), count })),
    left: skippedPages.map(({ pageId, reason, error }) => ({
      ...toPageName(pageId),
      reason: names.has(pageId) ? reason : 'gone',
      detail: error ? describeRefusal(error) : null,
    })),
  }
}
