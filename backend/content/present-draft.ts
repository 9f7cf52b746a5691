import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import type { Queryable } from '../db/client'
import type { ModuleRow } from '../db/schema/modules'
import { loadPictures } from '../images/load-pictures'
import { hydrateReferences } from './hydrate-references'
import { picturesOf, presentForEditors } from './publish-modules'

/**
 * The tree of the working copy's modules as editors read it: in the same shapes as visitors get, pictures, persons and
 * HTML selections in place. Modules whose parent is not among the rows stand at the top.
 */
export async function presentDraft(
  db: Queryable,
  locale: Locale,
  rows: readonly ModuleRow[],
): Promise<Module[]> {
  const picture = await loadPictures(db, picturesOf(rows), locale)
  return (await hydrateReferences(db, locale, presentForEditors(rows, picture))).modules
}
