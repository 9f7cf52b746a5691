import type { Locale } from '../common/locale'

const paths = { de: 'account/unsere-einrichtung', en: 'account/our-organization' } as const satisfies Record<
  Locale,
  string
>

/** Returns the path of the page on which delegates see their organizations. Mails link to it. */
export function toOwnOrganizationPath(locale: Locale): string {
  return paths[locale]
}

/** Returns the path of the page on which a delegate confirms an entry with a mailed key. */
export function toEntryConfirmationPath(key: string): string {
  return `account/organization/confirm/${encodeURIComponent(key)}`
}
