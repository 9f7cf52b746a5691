import { listHtmlLinks, replaceHtmlLinks } from '@/backend/library/page-links/html-links'
import { resolveLinks } from '@/backend/library/page-links/resolve-links'
import type { Queryable } from '@/backend/platform/db/client'
import type { HtmlSelectionRow } from '@/backend/platform/db/schema/content/html-selections'
import { sanitizeHtmlCode } from '@/backend/platform/html/html-code'
import type { Locale } from '@/lib/contract/common/locale'
import type { EditedSelection, HtmlSelection } from '@/lib/contract/pages/html-selection'
import { listSelectionUses } from './uses'

/**
 * Presents HTML selections in one language, with the current addresses of linked pages. Sanitizes
 * the code again, because the rules may have become stricter since it was stored.
 * @returns the selections, and the cache tags of the linked pages
 */
export async function presentSelections(
  db: Queryable,
  rows: readonly HtmlSelectionRow[],
  locale: Locale,
): Promise<{ selections: HtmlSelection[]; linkTags: string[] }> {
  const codes = rows.map(({ code }) => sanitizeHtmlCode(code[locale]))
  const { toAddress, tags } = await resolveLinks(db, codes.flatMap(listHtmlLinks))
  const selections = rows.map(({ id, slug, title }, index) => {
    return { id, slug, title: title[locale], html_code: replaceHtmlLinks(codes[index] ?? '', toAddress) }
  })
  return { selections, linkTags: tags }
}

/** Presents HTML selections for editors, with the pages and containers that use them. */
export async function presentForEditors(
  db: Queryable,
  rows: readonly HtmlSelectionRow[],
  locale: Locale,
): Promise<EditedSelection[]> {
  const { selections } = await presentSelections(db, rows, locale)
  const ids = rows.map(({ id }) => id)
  const uses = await listSelectionUses(db, ids)
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  return selections.map((selection) => ({
    ...selection,
    revision: revisions.get(selection.id) ?? 0,
    used_by: uses.get(selection.id) ?? [],
  }))
}
