import type { Locale } from '../contract/common/locale'

/** The administration: below the language prefix, one path for all languages; what is behind it is the browser's. */
export const administrationPath = '/admin'

/** Whether a path (without the language prefix) is the administration's. */
export function isAdministrationPath(path: string): boolean {
  return path === administrationPath || path.startsWith(`${administrationPath}/`)
}

/**
 * The address of the administration, or of what its parts name in it: a type of records, a record by its id, `new`, or `import`.
 */
export function administrationAddress(locale: Locale, ...parts: readonly (string | number)[]): string {
  return [`/${locale}${administrationPath}`, ...parts].join('/')
}
