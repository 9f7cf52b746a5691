/** Every type of records, by its name in the contract. */
export const recordTypeNames = [
  'articles',
  'press-releases',
  'events',
  'persons',
  'pictures',
  'article-categories',
  'press-categories',
  'tags',
  'person-categories',
  'organizations',
  'unions',
  'jobs',
  'api-keys',
  'download-categories',
  'users',
  'subscribers',
  'form-answers',
  'outbox',
  'schedule',
  'menu',
  'footer-links',
  'redirects',
  'settings',
  'audit-log',
] as const

export type RecordTypeName = (typeof recordTypeNames)[number]
