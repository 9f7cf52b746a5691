import type { EditedSelection, HtmlSelection } from '@/lib/contract/html-selection'
import type { Locale } from '@/lib/contract/locale'
import type { ReusableUse } from '@/lib/contract/reusable'
import type { HtmlSelectionRow } from '../db/schema/html-selections'
import { sanitizeHtmlCode } from '../html/html-code'

/** A reusable HTML selection in one language; its code is sanitized once more, whatever way it came into the table. */
export function presentSelection({ id, slug, title, code }: HtmlSelectionRow, locale: Locale): HtmlSelection {
  return { id, slug, title: title[locale], html_code: sanitizeHtmlCode(code[locale]) }
}

/** The same for editors. */
export function presentForEditors(
  row: HtmlSelectionRow,
  locale: Locale,
  used_by: ReusableUse[],
): EditedSelection {
  return { ...presentSelection(row, locale), revision: row.revision, used_by }
}
