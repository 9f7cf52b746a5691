import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import type { Queryable } from '../db/client'
import type { ModuleRow } from '../db/schema/modules'
import { loadPictures } from '../images/load-pictures'
import { hydrateReferences } from './hydrate-references'
import { picturesOf, presentForEditors } from './publish-modules'

/**
 * The tree of the working copy's modules for editors, in the same form as for visitors, with pictures, persons and HTML
 * selections resolved. Modules whose parent is not among the rows are at the top.
 */
export async function presentDraft(
  db: Queryable,
  locale: Locale,
  rows: readonly ModuleRow[],
): Promise<Module[]> {
  const picture = await loadPictures(db, picturesOf(rows), locale)
  return (await hydrateReferences(db, locale, presentForEditors(rows, picture), { forEditors: true })).modules
}
