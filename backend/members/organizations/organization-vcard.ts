import type { VCard } from '@/backend/platform/text-files/vcard'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { OrganizationRecord } from '@/lib/contract/records/organization-record'

/** Converts an organization to a vCard with its website, else with the URL of its page. */
export function toOrganizationVCard(
  { id, title, urls }: Pick<Page, 'id' | 'title' | 'urls'>,
  record: OrganizationRecord,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): VCard {
  const { street, zip, place, region, country, lat, lon, phone, email, website } = record
  return {
    uid: `organization-${id}@${new URL(siteUrl).hostname}`,
    name: title,
    person: null,
    organization: title,
    jobTitle: '',
    phone,
    email,
    website: website || siteUrl + (urls[locale] ?? ''),
    address: {
      street,
      zip,
      place,
      region: region?.title ?? '',
      country: new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? '',
    },
    position: lat === null || lon === null ? null : { lat, lon },
  }
}
