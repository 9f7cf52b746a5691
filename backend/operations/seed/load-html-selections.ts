import type { Queryable } from '@/backend/platform/db/client'
import type { Localized } from '@/backend/platform/db/schema/columns'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { sanitizeHtmlCode } from '@/backend/platform/html/html-code'
import { locales } from '@/lib/contract/common/locale'

export interface SeedHtmlSelection {
  slug: string
  title: Localized
  code: Localized
}

/** Sanitizes and stores HTML selections. Returns their ids by slug. */
export async function loadHtmlSelections(
  db: Queryable,
  list: readonly SeedHtmlSelection[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const { code, ...selection } of list) {
    const sanitizedCode = { ...code }
    for (const locale of locales) sanitizedCode[locale] = sanitizeHtmlCode(code[locale])
    const [row] = await db
      .insert(htmlSelections)
      .values({ ...selection, code: sanitizedCode })
      .returning()
    if (row) ids.set(selection.slug, row.id)
  }
  return ids
}
