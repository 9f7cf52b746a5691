import type { Locale } from '../common/locale'

const paths = { de: 'account/unsere-einrichtung', en: 'account/our-organization' } as const satisfies Record<
  Locale,
  string
>

/** Path of the delegates' page about their organizations, for mails. */
export function ownOrganizationPath(locale: Locale): string {
  return paths[locale]
}

/** Path of the page that confirms an entry with an e-mailed key. */
export function entryConfirmationPath(key: string): string {
  return `account/organization/confirm/${encodeURIComponent(key)}`
}
