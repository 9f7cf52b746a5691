import type { StoredField } from '@/lib/contract/blocks/definition'
import { storedFields } from './block-data'
import type { BlockData } from './stored-data'

/** The address of each link in sanitized HTML, whose attributes stand in double quotes. */
const hrefs = /(<a\s[^>]*?\bhref=")([^"]*)(?=")/g

/** A module's data with each link replaced, in fields and within HTML; the same object where none is. */
export function replaceLinks(model: string, data: BlockData, replace: (link: string) => string): BlockData {
  const changed = storedFields(model).flatMap(([name, { kind }]) => {
    const value = data[name]
    if (typeof value !== 'string' || value === '') return []
    const replaced = replaceIn(kind, value, replace)
    return replaced === value ? [] : [[name, replaced] as const]
  })
  return changed.length === 0 ? data : { ...data, ...Object.fromEntries(changed) }
}

/** The links of a module's data. */
export function linksIn(model: string, data: BlockData): string[] {
  const found: string[] = []
  replaceLinks(model, data, (link) => {
    found.push(link)
    return link
  })
  return found
}

function replaceIn(kind: StoredField['kind'], value: string, replace: (link: string) => string): string {
  switch (kind) {
    case 'address':
    case 'enteredAddress':
    case 'addressOf':
      return replace(value)
    case 'richText':
    case 'table':
    case 'code':
      return value.replace(hrefs, (_, before: string, href: string) => before + encode(replace(decode(href))))
    default:
      return value
  }
}

const entities = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' } as const

function encode(address: string): string {
  return address.replace(/[&"<>]/g, (sign) => entities[sign as keyof typeof entities])
}

/** The only entities that sanitized attributes have. */
function decode(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
