import { resolveLinks } from '@/backend/library/page-links/resolve-links'
import type { Queryable } from '@/backend/platform/db/client'
import type { PageSnapshot } from '@/backend/platform/db/schema/content/publications'
import type { Module } from '@/lib/contract/blocks/module'
import { listLinks, replaceLinks } from '../module-content/links'

/**
 * Resolves the links of two snapshots to current addresses, so that moved pages are not
 * differences.
 */
export async function withAddresses(
  db: Queryable,
  before: PageSnapshot,
  after: PageSnapshot,
): Promise<[PageSnapshot, PageSnapshot]> {
  const { toAddress: addressOf } = await resolveLinks(db, [
    ...listSnapshotLinks(before),
    ...listSnapshotLinks(after),
  ])
  return [replaceSnapshotLinks(before, addressOf), replaceSnapshotLinks(after, addressOf)]
}

/** Replaces each link of a snapshot. */
export function replaceSnapshotLinks(
  snapshot: PageSnapshot,
  replace: (link: string) => string,
): PageSnapshot {
  return {
    ...snapshot,
    hero_link: replace(snapshot.hero_link),
    modules: snapshot.modules.map((module) => replaceModuleLinks(module, replace)),
  }
}

/** The links of a snapshot. */
export function listSnapshotLinks({ hero_link, modules }: PageSnapshot): string[] {
  return [hero_link, ...modules.flatMap(listModuleLinks)]
}

function listModuleLinks({ model, data, children, columns }: Module): string[] {
  const inner = [...children, ...columns.flatMap((column) => column.children)]
  return [...listLinks(model, data), ...inner.flatMap(listModuleLinks)]
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
