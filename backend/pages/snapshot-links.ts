import type { Module } from '@/lib/contract/module'
import { linksIn, replaceLinks } from '../content/links'
import type { Queryable } from '../db/client'
import type { PageSnapshot } from '../db/schema/publications'
import { resolveLinks } from '../page-links/resolve-links'

/** Two snapshots with the addresses that their links have now: a page that moved is no difference between them. */
export async function withAddresses(
  db: Queryable,
  before: PageSnapshot,
  after: PageSnapshot,
): Promise<[PageSnapshot, PageSnapshot]> {
  const { addressOf } = await resolveLinks(db, [...linksOf(before), ...linksOf(after)])
  const resolve = (snapshot: PageSnapshot): PageSnapshot => ({
    ...snapshot,
    hero_link: addressOf(snapshot.hero_link),
    modules: snapshot.modules.map((module) => resolveModule(module, addressOf)),
  })
  return [resolve(before), resolve(after)]
}

function linksOf({ hero_link, modules }: PageSnapshot): string[] {
  return [hero_link, ...modules.flatMap(linksOfModule)]
}

function linksOfModule({ model, data, children, columns }: Module): string[] {
  const inner = [...children, ...columns.flatMap((column) => column.children)]
  return [...linksIn(model, data), ...inner.flatMap(linksOfModule)]
}

function resolveModule(module: Module, addressOf: (link: string) => string): Module {
  const resolve = (inner: Module) => resolveModule(inner, addressOf)
  return {
    ...module,
    data: replaceLinks(module.model, module.data, addressOf),
    children: module.children.map(resolve),
    columns: module.columns.map((column) => ({ ...column, children: column.children.map(resolve) })),
  }
}
