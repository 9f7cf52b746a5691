import type { StoredField } from './definition'
import { definitionOf } from './registry'

/** A text of a block that visitors read. */
export interface TextField {
  field: string
  value: string
  isHtml: boolean
}

/** Whether a field of a kind is a text of HTML; kinds that are missing are no texts that visitors read. */
const isHtmlByKind: Partial<Record<StoredField['kind'], boolean>> = {
  line: false,
  plainText: false,
  richText: true,
  table: true,
}

/** The texts of a block that visitors read, as they are stored, in the order of its fields: no code, addresses and choices. */
export function textFieldsOf(model: string, data: Readonly<Record<string, unknown>>): TextField[] {
  return Object.entries(definitionOf(model)?.stored ?? {}).flatMap(([field, { kind }]) => {
    const isHtml = isHtmlByKind[kind]
    const value = data[field]
    return isHtml === undefined || typeof value !== 'string' ? [] : [{ field, value, isHtml }]
  })
}

/** The settings of a page that are read: on it, in results of search engines, on the card of a link to it. */
export const pageTextFields = [
  'title',
  'headline',
  'hero_text',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
] as const

/** The texts of a page's settings that are read on it and elsewhere. */
export function pageTextsOf(settings: Readonly<Record<string, unknown>>): TextField[] {
  return pageTextFields.flatMap((field) => {
    const value = settings[field]
    return typeof value === 'string' ? [{ field, value, isHtml: false }] : []
  })
}
