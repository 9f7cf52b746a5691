import type { Locale } from '../contract/common/locale'

/**
 * Path of the administration, below the language prefix in every language. The browser handles
 * everything below it.
 */
export const administrationPath = '/admin'

/** Returns true for a path (without language prefix) in the administration. */
export function isAdministrationPath(path: string): boolean {
  return path === administrationPath || path.startsWith(`${administrationPath}/`)
}

/**
 * Returns an address in the administration. Possible parts: a record type, an id, `new`, `import`.
 */
export function administrationAddress(locale: Locale, ...parts: readonly (string | number)[]): string {
  return [`/${locale}${administrationPath}`, ...parts].join('/')
}
