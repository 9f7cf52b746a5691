import type { EditedSelection, HtmlSelection } from '@/lib/contract/html-selection'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import type { HtmlSelectionRow } from '../db/schema/html-selections'
import { sanitizeHtmlCode } from '../html/html-code'
import { linksInHtml, replaceHtmlLinks } from '../page-links/html-links'
import { resolveLinks } from '../page-links/resolve-links'
import { selectionUses } from './uses'

/**
 * Reusable HTML selections in one language, with the addresses that their links have now, and the cache tags of these. The code is
 * sanitized once more, whatever way it came into the table.
 */
export async function presentSelections(
  db: Queryable,
  rows: readonly HtmlSelectionRow[],
  locale: Locale,
): Promise<{ selections: HtmlSelection[]; linkTags: string[] }> {
  const codes = rows.map(({ code }) => sanitizeHtmlCode(code[locale]))
  const { addressOf, tags } = await resolveLinks(db, codes.flatMap(linksInHtml))
  const selections = rows.map(({ id, slug, title }, index) => {
    return { id, slug, title: title[locale], html_code: replaceHtmlLinks(codes[index] ?? '', addressOf) }
  })
  return { selections, linkTags: tags }
}

/** The same for editors, with what shows them. */
export async function presentForEditors(
  db: Queryable,
  rows: readonly HtmlSelectionRow[],
  locale: Locale,
): Promise<EditedSelection[]> {
  const { selections } = await presentSelections(db, rows, locale)
  const ids = rows.map(({ id }) => id)
  const uses = await selectionUses(db, ids)
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  return selections.map((selection) => ({
    ...selection,
    revision: revisions.get(selection.id) ?? 0,
    used_by: uses.get(selection.id) ?? [],
  }))
}
