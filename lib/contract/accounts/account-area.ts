/**
 * Pages of the account area outside of its folder, in every language (spec §2: my job ads, publish
 * job). Paths in this file have neither language prefix nor outer slashes.
 */
export const memberPaths: readonly string[] = [
  'meine-stellenanzeigen',
  'jobs-advertisements',
  'stellenanzeige-veroeffentlichen',
  'publish-job',
]

/**
 * Returns true for built-in pages of the members' area, whose existence is public. The existence of
 * editors' pages is not.
 */
export function isKnownMembersPath(path: string): boolean {
  return path === 'account' || memberPaths.includes(path)
}

/**
 * Paths of the account folder that need no login: login itself, and links from mails, which end
 * with a key.
 */
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

/** Returns true if a path is in the account folder. */
export function isAccountPath(path: string): boolean {
  return path === 'account' || path.startsWith('account/')
}

/**
 * Returns true if the page needs no login even though a page above it does. Otherwise login would
 * be impossible.
 */
export function isOpenAccountPath(path: string): boolean {
  return openPaths.includes(path) || keyedPaths.includes(path.replace(/\/[^/]*$/, ''))
}

/** Returns true if the path alone requires a login (spec §4: account-only pages). */
export function isMembersPath(path: string): boolean {
  return !isOpenAccountPath(path) && (isAccountPath(path) || memberPaths.includes(path))
}
