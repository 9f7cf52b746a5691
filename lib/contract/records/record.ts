import type { Locale } from '../common/locale'

/**
 * Types of records: pages that stand in lists instead of in the page tree. What they have beside their blocks and texts is
 * kept in tables of their own; the type is the page's `content_type`.
 */
export const recordTypes = ['article', 'press_release', 'event', 'organization'] as const
export type RecordType = (typeof recordTypes)[number]

/** Where the lists of the records are, without the language prefix (spec §2): each record's page is below its list. */
export const recordFolders: Readonly<Record<RecordType, Readonly<Record<Locale, string>>>> = {
  article: { de: 'debatte', en: 'debate' },
  press_release: { de: 'pressemitteilungen', en: 'press-releases' },
  event: { de: 'kalender', en: 'calender' },
  organization: { de: 'unsere-mitglieder', en: 'addresses' },
}

/** Whether a page of this content type is a record. */
export function isRecordType(contentType: string): contentType is RecordType {
  return recordTypes.some((type) => type === contentType)
}

/** The path of a record's page, without the language prefix: it ends with the id, so that a new title breaks no link. */
export function recordPath(type: RecordType, locale: Locale, slug: string, id: number): string {
  return `${recordFolders[type][locale]}/${slug}/${id}`
}

/** The type and id that a path names as a record's; null for any other path. */
export function parseRecordPath(locale: Locale, path: string): { type: RecordType; id: number } | null {
  const { folder, id } = /^(?<folder>.+)\/[^/]+\/(?<id>[1-9]\d{0,8})$/.exec(path)?.groups ?? {}
  const type = recordTypes.find((candidate) => recordFolders[candidate][locale] === folder)
  return type && id ? { type, id: Number(id) } : null
}
