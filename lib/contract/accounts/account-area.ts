/**
 * The account's pages outside of its folder (spec §2: my job ads, publish job), in every language. Paths in this file
 * have no language prefix and no outer slashes.
 */
export const memberPaths: readonly string[] = [
  'meine-stellenanzeigen',
  'jobs-advertisements',
  'stellenanzeige-veroeffentlichen',
  'publish-job',
]

/** Whether the existence of a page of the members' area is public: that of built-in pages is, of editors' pages not. */
export function isKnownMembersPath(path: string): boolean {
  return path === 'account' || memberPaths.includes(path)
}

/** Paths of the account's folder that need no login: for logging in, and for links in mails (followed by a key). */
const openPaths: readonly string[] = [
  'account/login',
  'account/signup',
  'account/password/reset',
  'account/password/reset/key',
  'account/verify-email',
  'account/stop-email-change',
  'account/jobs/renew',
  'account/organization/confirm',
]
const keyedPaths: readonly string[] = [
  'account/password/reset/key',
  'account/verify-email',
  'account/stop-email-change',
  'account/jobs/renew',
  'account/organization/confirm',
]

/** Whether a path is in the account's folder. */
export function isAccountPath(path: string): boolean {
  return path === 'account' || path.startsWith('account/')
}

/** Whether the page at a path needs no login, even if a page above it does: otherwise nobody could log in. */
export function isOpenAccountPath(path: string): boolean {
  return openPaths.includes(path) || keyedPaths.includes(path.replace(/\/[^/]*$/, ''))
}

/** Whether the page at a path is for users who are logged in, by the path alone (spec §4: account-only pages). */
export function isMembersPath(path: string): boolean {
  return !isOpenAccountPath(path) && (isAccountPath(path) || memberPaths.includes(path))
}
