import type { StoredField } from './definition'
import { findBlockDefinition } from './registry'

/** A text of a block that visitors see. */
export interface TextField {
  field: string
  value: string
  isHtml: boolean
}

/** For each kind of field with visible text: true if it contains HTML. */
const isHtmlByKind: Partial<Record<StoredField['kind'], boolean>> = {
  line: false,
  plainText: false,
  richText: true,
  table: true,
}

/**
 * Returns the texts of a block that visitors see, in the order of the fields. Code, addresses and
 * choices are excluded.
 */
export function listTextFields(model: string, data: Readonly<Record<string, unknown>>): TextField[] {
  return Object.entries(findBlockDefinition(model)?.stored ?? {}).flatMap(([field, { kind }]) => {
    const isHtml = isHtmlByKind[kind]
    const value = data[field]
    return isHtml === undefined || typeof value !== 'string' ? [] : [{ field, value, isHtml }]
  })
}

/** Settings of a page whose text appears on the page, in search results or in link previews. */
export const pageTextFields = [
  'title',
  'headline',
  'hero_text',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
] as const

/** Returns the visible texts of a page's settings. */
export function listPageTexts(settings: Readonly<Record<string, unknown>>): TextField[] {
  return pageTextFields.flatMap((field) => {
    const value = settings[field]
    return typeof value === 'string' ? [{ field, value, isHtml: false }] : []
  })
}
