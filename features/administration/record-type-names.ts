/** Every type of records, by its name in the contract. */
export const recordTypeNames = [
  'articles',
  'press-releases',
  'events',
  'persons',
  'article-categories',
  'press-categories',
  'tags',
  'person-categories',
  'organizations',
  'unions',
  'jobs',
  'download-categories',
  'users',
  'subscribers',
  'outbox',
  'redirects',
  'audit-log',
] as const

export type RecordTypeName = (typeof recordTypeNames)[number]
