import { replaceHtmlLinks } from '@/backend/library/page-links/html-links'
import { createLinkTranslator, createStoredLinkConverter } from '@/backend/library/page-links/store-links'
import type { Queryable } from '@/backend/platform/db/client'
import type { StoredField } from '@/lib/contract/blocks/definition'
import type { Locale } from '@/lib/contract/common/locale'
import { listStoredFields } from './block-data'
import type { NewModule } from './insert-modules'
import type { BlockData } from './stored-data'

/**
 * Replaces each link in the data of a module, in link fields and in HTML. Returns the same object
 * if nothing changes.
 */
export function replaceLinks(model: string, data: BlockData, replace: (link: string) => string): BlockData {
  const changedFields: BlockData = {}
  for (const [name, { kind }] of listStoredFields(model)) {
    const value = data[name]
    if (typeof value !== 'string' || value === '') continue
    const newValue = replaceFieldLinks(kind, value, replace)
    if (newValue !== value) changedFields[name] = newValue
  }
  return Object.keys(changedFields).length === 0 ? data : { ...data, ...changedFields }
}

export function listLinks(model: string, data: BlockData): string[] {
  const links: string[] = []
  replaceLinks(model, data, (link) => {
    links.push(link)
    return link
  })
  return links
}

function replaceFieldLinks(kind: StoredField['kind'], value: string, replace: (link: string) => string): string {
  switch (kind) {
    case 'address':
    case 'enteredAddress':
    case 'derivedAddress':
      return replace(value)
    case 'richText':
    case 'table':
    case 'code':
      return replaceHtmlLinks(value, replace)
    default:
      return value
  }
}

/** Replaces each link of modules and their descendants. */
export function replaceTreeLinks(list: readonly NewModule[], replace: (link: string) => string): NewModule[] {
  return list.map((module) => ({
    ...module,
    data: replaceLinks(module.model, module.data, replace),
    ...(module.columns && { columns: module.columns.map((column) => replaceTreeLinks(column, replace)) }),
    ...(module.children && { children: replaceTreeLinks(module.children, replace) }),
  }))
}

export function listTreeLinks(list: readonly NewModule[]): string[] {
  return list.flatMap(({ model, data, columns = [], children = [] }) => [
    ...listLinks(model, data),
    ...listTreeLinks([...columns.flat(), ...children]),
  ])
}

/** Replaces the addresses of linked pages by page ids (see `createStoredLinkConverter`). */
export async function withPageLinks(db: Queryable, siteUrl: string, list: readonly NewModule[]): Promise<NewModule[]> {
  return replaceTreeLinks(list, await createStoredLinkConverter(db, siteUrl, listTreeLinks(list)))
}

/** Directs links by page id to the linked pages in a language, if these exist. */
export async function withTranslatedLinks(
  db: Queryable,
  list: readonly NewModule[],
  locale: Locale,
): Promise<NewModule[]> {
  return replaceTreeLinks(list, await createLinkTranslator(db, listTreeLinks(list), locale))
}
