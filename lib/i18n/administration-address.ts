import type { Locale } from '../contract/common/locale'

/**
 * Path of the administration, after the language prefix. It is the same in every language. A script
 * in the browser handles all paths below it.
 */
export const administrationPath = '/admin'

/** Returns true if a path (without the language prefix) is in the administration. */
export function isAdministrationPath(path: string): boolean {
  return path === administrationPath || path.startsWith(`${administrationPath}/`)
}

/** Returns true if a path with the language prefix is in the administration in this language. */
export function isAdministrationAddress(address: string, locale: Locale): boolean {
  return address.startsWith(`/${locale}/`) && isAdministrationPath(address.slice(`/${locale}`.length))
}

/**
 * Returns an address in the administration. Its parts may be a record type, an id, `new` and
 * `import`.
 */
export function toAdministrationAddress(locale: Locale, ...parts: readonly (string | number)[]): string {
  return [`/${locale}${administrationPath}`, ...parts].join('/')
}
