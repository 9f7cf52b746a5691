/**
 * The pages of the account that lie beside its folder (spec §2: my job ads, publish job), in every language; paths without
 * the language prefix and outer slashes, as everywhere here.
 */
export const memberPaths: readonly string[] = [
  'meine-stellenanzeigen',
  'jobs-advertisements',
  'stellenanzeige-veroeffentlichen',
  'publish-job',
]

/** Whether everybody knows that there is a page at a path of the members' area: the site's own pages, not its editors'. */
export function isKnownMembersPath(path: string): boolean {
  return path === 'account' || memberPaths.includes(path)
}

/** What of the account's folder is open to everybody: the way in, and what mails lead to (with a key behind it). */
const openPaths: readonly string[] = [
  'account/login',
  'account/signup',
  'account/password/reset',
  'account/password/reset/key',
  'account/verify-email',
  'account/stop-email-change',
]
const keyedPaths: readonly string[] = [
  'account/password/reset/key',
  'account/verify-email',
  'account/stop-email-change',
]

/** Whether a path lies in the account's folder. */
export function isAccountPath(path: string): boolean {
  return path === 'account' || path.startsWith('account/')
}

/** Whether everybody may see the page at a path, whatever is above it: nobody could log in otherwise. */
export function isOpenAccountPath(path: string): boolean {
  return openPaths.includes(path) || keyedPaths.includes(path.replace(/\/[^/]*$/, ''))
}

/** Whether the page at a path is for users who are logged in, by the path alone (spec §4: account-only pages). */
export function isMembersPath(path: string): boolean {
  return !isOpenAccountPath(path) && (isAccountPath(path) || memberPaths.includes(path))
}
