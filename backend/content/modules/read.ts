import type { Database } from '@/backend/platform/db/client'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { presentModule, requireUndeleted, type Target } from './edit-context'
import { findModule } from './module-placement'

/**
 * Reads a module of the working copy with its descendants.
 * @throws NotFoundError
 */
export async function readModule(db: Database, target: Target, locale: Locale): Promise<Module> {
  return presentModule(db, await requireUndeleted(db, await findModule(db, target.id), target, locale))
}
