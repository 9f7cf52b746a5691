import type { Locale } from '../common/locale'

const paths = { de: 'account/unsere-einrichtung', en: 'account/our-organization' } as const satisfies Record<
  Locale,
  string
>

/** The path of the page on which delegates see their organizations, as mails name it. */
export function ownOrganizationPath(locale: Locale): string {
  return paths[locale]
}

/** The path of the page on which they confirm an entry by the key of a mail. */
export function entryConfirmationPath(key: string): string {
  return `account/organization/confirm/${encodeURIComponent(key)}`
}
