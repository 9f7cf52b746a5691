import { resolveLinks } from '@/backend/library/page-links/resolve-links'
import type { Queryable } from '@/backend/platform/db/client'
import type { PageSnapshot } from '@/backend/platform/db/schema/content/publications'
import { listWithDescendants, type Module } from '@/lib/contract/blocks/module'
import { listLinks, replaceLinks } from '../module-content/links'

/**
 * Replaces the links of two snapshots by the current addresses, so that a moved page does not
 * appear as a difference.
 */
export async function resolveSnapshotLinks(
  db: Queryable,
  before: PageSnapshot,
  after: PageSnapshot,
): Promise<[PageSnapshot, PageSnapshot]> {
  const { toAddress } = await resolveLinks(db, [...listSnapshotLinks(before), ...listSnapshotLinks(after)])
  return [replaceSnapshotLinks(before, toAddress), replaceSnapshotLinks(after, toAddress)]
}

/** Replaces each link in the modules and the head of a snapshot. */
export function replaceSnapshotLinks(snapshot: PageSnapshot, replace: (link: string) => string): PageSnapshot {
  return {
    ...snapshot,
    hero_link: replace(snapshot.hero_link),
    modules: snapshot.modules.map((module) => replaceModuleLinks(module, replace)),
  }
}

export function listSnapshotLinks({ hero_link, modules }: PageSnapshot): string[] {
  return [hero_link, ...listWithDescendants(modules).flatMap(({ model, data }) => listLinks(model, data))]
}

function replaceModuleLinks(module: Module, replace: (link: string) => string): Module {
  const replaceInner = (inner: Module) => replaceModuleLinks(inner, replace)
  return {
    ...module,
    data: replaceLinks(module.model, module.data, replace),
    children: module.children.map(replaceInner),
    columns: module.columns.map((column) => ({ ...column, children: column.children.map(replaceInner) })),
  }
}
