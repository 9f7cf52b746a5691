import type { Queryable } from '@/backend/platform/db/client'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import { loadPictures } from '@/backend/platform/images/load-pictures'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { hydrateReferences } from './hydrate-references'
import { listPictureIds, presentForEditors } from './present-modules'

/**
 * Presents modules of the working copy to editors, in the form of published modules, with all
 * references resolved. A module whose parent is not among the rows becomes a top-level module.
 */
export async function presentDraft(db: Queryable, locale: Locale, rows: readonly ModuleRow[]): Promise<Module[]> {
  const findPicture = await loadPictures(db, listPictureIds(rows), locale)
  const draftModules = presentForEditors(rows, findPicture)
  const { modules } = await hydrateReferences(db, locale, draftModules, { hasEditorFields: true })
  return modules
}
