import type { StoredField } from './definition'
import { findBlockDefinition } from './registry'

/** A text of a block that visitors see. */
export interface TextField {
  field: string
  value: string
  isHtml: boolean
}

/** Kinds of fields with visible text: true for HTML, false for plain text. */
const isHtmlByKind: Partial<Record<StoredField['kind'], boolean>> = {
  line: false,
  plainText: false,
  richText: true,
  table: true,
}

/**
 * Returns the visible texts of a block's stored data in the order of its fields, without code,
 * addresses and choices.
 */
export function listTextFields(model: string, data: Readonly<Record<string, unknown>>): TextField[] {
  return Object.entries(findBlockDefinition(model)?.stored ?? {}).flatMap(([field, { kind }]) => {
    const isHtml = isHtmlByKind[kind]
    const value = data[field]
    return isHtml === undefined || typeof value !== 'string' ? [] : [{ field, value, isHtml }]
  })
}

/** Text settings of a page that appear on it, in search results or in link previews. */
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
