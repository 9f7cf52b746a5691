import type { userRoles } from '@/lib/contract/accounts/account'

const editorTypes = [
  ...['articles', 'press-releases', 'article-categories', 'press-categories', 'tags', 'events'],
  ...['persons', 'person-categories', 'pictures', 'navigation', 'menu', 'footer-links', 'redirects'],
]
const officeTypes = [
  ...['users', 'unions', 'organizations', 'proposals', 'jobs', 'job-lookups', 'subscribers', 'outbox'],
  ...['download-categories', 'download-directories', 'download-files'],
]
/** Record types that all staff may administer. */
const staffTypes = ['form-answers', 'schedule', 'search-synonyms', 'newsletter-issues']

/** The record types that each role may administer. */
export const allowedTypes: Record<(typeof userRoles)[number], readonly string[]> = {
  user: [],
  editor: [...editorTypes, ...staffTypes],
  office: [...officeTypes, ...staffTypes],
  admin: [...editorTypes, ...officeTypes, ...staffTypes, 'audit-log', 'api-keys', 'settings'],
}

/** Actions that only administrators may run. */
export const adminActions = ['users/role']
