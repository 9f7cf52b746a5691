import type { Database } from '@/backend/platform/db/client'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { presentModule, requireLive, type Target } from './editing'
import { moduleRow } from './module-placement'

/**
 * Reads a module of the working copy with its descendants.
 * @throws NotFoundError
 */
export async function readModule(db: Database, target: Target, locale: Locale): Promise<Module> {
  return presentModule(db, await requireLive(db, await moduleRow(db, target.id), target, locale))
}
