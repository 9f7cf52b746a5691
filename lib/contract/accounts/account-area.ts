/**
 * Paths of the account area that are not below `account/`, in every language (spec §2: my job ads,
 * publish job). Paths in this file have no language prefix and no slashes at the ends.
 */
export const memberPaths: readonly string[] = [
  'meine-stellenanzeigen',
  'jobs-advertisements',
  'stellenanzeige-veroeffentlichen',
  'publish-job',
]

/**
 * Returns true for the built-in pages of the members' area. Their existence is public, unlike that
 * of pages that editors have created there.
 */
export function isKnownMembersPath(path: string): boolean {
  return path === 'account' || memberPaths.includes(path)
}

/** Paths that need no login and may end with a mailed key. */
const mailedKeyPaths: readonly string[] = [
  'account/password/reset/key',
  'account/verify-email',
  'account/stop-email-change',
  'account/jobs/renew',
  'account/organization/confirm',
]
/** Paths below `account/` that need no login. */
const publicPaths = ['account/login', 'account/signup', 'account/password/reset', ...mailedKeyPaths]

/** Returns true if a path is `account` or below it. */
export function isAccountPath(path: string): boolean {
  return path === 'account' || path.startsWith('account/')
}

/** Returns true if a page in the account area needs no login, for example the login page. */
export function isPublicAccountPath(path: string): boolean {
  return publicPaths.includes(path) || mailedKeyPaths.includes(path.replace(/\/[^/]*$/, ''))
}

/** Returns true if a path always requires a login (spec §4: account-only pages). */
export function isMembersPath(path: string): boolean {
  return !isPublicAccountPath(path) && (isAccountPath(path) || memberPaths.includes(path))
}
