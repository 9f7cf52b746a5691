import { replaceHtmlLinks } from '@/backend/library/page-links/html-links'
import { createStoredLinkConverter } from '@/backend/library/page-links/store-links'
import type { Queryable } from '@/backend/platform/db/client'
import type { StoredField } from '@/lib/contract/blocks/definition'
import { listStoredFields } from './block-data'
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

/** Lists the links in the data of a module. */
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

interface ModuleData {
  model: string
  data: BlockData
}

/**
 * Replaces the addresses of linked pages in validated data by page ids (see
 * `createStoredLinkConverter`).
 */
export async function convertDataLinks(
  db: Queryable,
  siteUrl: string,
  list: readonly ModuleData[],
): Promise<BlockData[]> {
  const links = list.flatMap(({ model, data }) => listLinks(model, data))
  const toStoredLink = await createStoredLinkConverter(db, siteUrl, links)
  return list.map(({ model, data }) => replaceLinks(model, data, toStoredLink))
}
