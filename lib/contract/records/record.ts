import type { Locale } from '../common/locale'

/**
 * Types of records that have a page outside the page tree. Each type has a
 * table for the data of its records, except for texts and blocks. The type is the `content_type` of
 * the page.
 */
export const recordTypes = ['article', 'press_release', 'event', 'organization'] as const
export type RecordType = (typeof recordTypes)[number]

/**
 * Paths of the lists of records, without the language prefix (spec §2). The page of a record is
 * below its list.
 */
export const recordFolders: Readonly<Record<RecordType, Readonly<Record<Locale, string>>>> = {
  article: { de: 'debatte', en: 'debate' },
  press_release: { de: 'pressemitteilungen', en: 'press-releases' },
  event: { de: 'kalender', en: 'calender' },
  organization: { de: 'unsere-mitglieder', en: 'addresses' },
}

/** Names of the record types in the administration. */
export const administeredNames: Readonly<Record<RecordType, string>> = {
  article: 'articles',
  press_release: 'press-releases',
  event: 'events',
  organization: 'organizations',
}

export function isRecordType(contentType: string): contentType is RecordType {
  return recordTypes.some((type) => type === contentType)
}

/**
 * Returns the path of a record's page, without the language prefix. It ends with the id, so that
 * links still work after the title has changed.
 */
export function toRecordPath(type: RecordType, locale: Locale, slug: string, id: number): string {
  return `${recordFolders[type][locale]}/${slug}/${id}`
}

/** Parses the path of a record's page; null for any other path. */
export function parseRecordPath(locale: Locale, path: string): { type: RecordType; id: number } | null {
  const { folder, id } = /^(?<folder>.+)\/[^/]+\/(?<id>[1-9]\d{0,8})$/.exec(path)?.groups ?? {}
  const type = recordTypes.find((candidate) => recordFolders[candidate][locale] === folder)
  return type && id ? { type, id: Number(id) } : null
}
