import type { userRoles } from '@/lib/contract/accounts/account'

const editorTypes = [
  ...['articles', 'article-categories', 'press-categories', 'tags', 'events'],
  ...['persons', 'person-categories', 'pictures', 'navigation', 'menu', 'footer-links', 'redirects'],
]
const officeTypes = [
  ...['users', 'unions', 'organizations', 'proposals', 'jobs', 'job-lookups', 'subscribers', 'outbox'],
  ...['download-categories', 'download-directories', 'download-files'],
]
const staffTypes = ['press-releases', 'form-answers', 'schedule', 'search-synonyms', 'newsletter-issues']

/** The record types that each role may administer. */
export const allowedTypes: Record<(typeof userRoles)[number], readonly string[]> = {
  user: [],
  editor: [...editorTypes, ...staffTypes],
  office: [...officeTypes, ...staffTypes],
  admin: [...editorTypes, ...officeTypes, ...staffTypes, 'audit-log', 'api-keys', 'settings'],
}

export const adminActions = ['users/role']

/** Record types that the office reads but does not write, with the actions that it may run. */
export const officeActions: Readonly<Record<string, readonly string[]>> = {
  'press-releases': ['test', 'dispatch', 'stop', 'resume', 'end', 'remove-comment'],
}
