import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { TextReplacement } from '@/lib/contract/pages/text-replacement'
import type { Refusal } from './write-texts'

/** The current title and URL of a page. */
interface PageName {
  title: string
  url: string
}

/** A page with texts that were not replaced. */
interface LeftPage {
  pageId: number
  reason: TextReplacement['left'][number]['reason']
  error?: Refusal
}

/** The result of a replacement for each page. */
export interface Outcome {
  /** Null if nothing was replaced. */
  id: number | null
  done: { pageId: number; count: number }[]
  /**
   * Pages without a replacement. A page deleted meanwhile is presented as `gone`, not with the
   * reason here.
   */
  left: LeftPage[]
  /** Names of the pages that exist in the language. */
  names: ReadonlyMap<number, PageName>
}

export async function readNames(
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

/** Presents an outcome. */
export function presentOutcome(
  { id, done, left, names }: Outcome,
  describeRefusal: (error: Refusal) => string | null,
): TextReplacement {
  const name = (pageId: number) => ({ id: pageId, ...(names.get(pageId) ?? { title: '', url: '' }) })
  return {
    id,
    pages: done.map(({ pageId, count }) => ({ ...name(pageId), count })),
    left: left.map(({ pageId, reason, error }) => ({
      ...name(pageId),
      reason: names.has(pageId) ? reason : 'gone',
      detail: error ? describeRefusal(error) : null,
    })),
  }
}
