import { loadPublicOrganizations } from '@/backend/content/records/load-public-organizations'
import { type LookupName, loadLookupNames } from '@/backend/library/job-lookups/lookup-values'
import type { Queryable } from '@/backend/platform/db/client'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { findPositions } from '@/backend/platform/places/find-positions'
import { formatRadius } from '@/backend/platform/places/format-radius'
import { countryCodes } from '@/lib/contract/common/countries'
import type { Locale } from '@/lib/contract/common/locale'
import { regionCodes, toRegion } from '@/lib/contract/common/region'
import type { AlertDetails, AlertFilter, SubscriberDetails } from '@/lib/contract/forms/subscription'
import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'

export const isAlert = (details: SubscriberDetails): details is AlertDetails => 'frequency' in details

/** Lists the distinct values of a facet in the filter, sorted. */
export function listFacetValues(filter: AlertFilter, facet: JobFacet): string[] {
  return [...new Set(filter[facet].split(',').filter(Boolean))].sort()
}

/**
 * Returns the normalized filter of an alert, which distinguishes the alerts of an address. Empty
 * for other mailing lists.
 */
export function toSubject(details: SubscriberDetails): string {
  if (!isAlert(details)) return ''
  const { search, organization, near, within } = details
  const values = jobFacets.map((facet) => listFacetValues(details, facet).join())
  return JSON.stringify([search.trim().toLowerCase(), ...values, organization, near.toUpperCase(), within])
}

/**
 * Asserts that the organization and the postcode of a filter are known. Otherwise the filter would
 * never match an ad.
 * @throws InvalidFieldsError
 */
export async function assertFilterIsKnown(db: Queryable, filter: AlertFilter, locale: Locale): Promise<void> {
  const { organization, near } = filter
  if (organization !== '' && (await findOrganizationName(db, Number(organization), locale)) === null) {
    throw new InvalidFieldsError({ organization: [texts[locale].unknownOrganization] })
  }
  if (near !== '' && (await findPositions(db, near, getCountries(filter))).length === 0) {
    throw new InvalidFieldsError({ near: [texts[locale].unknownPostcode] })
  }
}

/** Returns the countries of a filter; null if it accepts all countries. */
export function getCountries(filter: AlertFilter): string[] | null {
  const countries = listFacetValues(filter, 'country')
  return countries.length > 0 ? countries : null
}

const texts = {
  de: {
    quoted: (words: string) => `„${words}“`,
    formerOrganization: 'eine Organisation, die nicht mehr im Verzeichnis steht',
    unknownOrganization: 'Diese Organisation steht nicht im Verzeichnis.',
    unknownPostcode: 'Diese Postleitzahl kennen wir nicht.',
  },
  en: {
    quoted: (words: string) => `“${words}”`,
    formerOrganization: 'an organization that is no longer in the directory',
    unknownOrganization: 'This organization isn’t in the directory.',
    unknownPostcode: 'We don’t recognize this postal code.',
  },
} as const satisfies Record<Locale, object>

/** Describes a filter in words. Empty if it accepts all ads. */
export async function describeFilter(db: Queryable, filter: AlertFilter, locale: Locale): Promise<string> {
  const { search, organization } = filter
  const { quoted, formerOrganization } = texts[locale]
  const getLookupName = await loadLookupNames(db, locale)
  const values = jobFacets.flatMap((facet) =>
    listFacetValues(filter, facet).map((value) => getValueName(facet, value, { locale, getLookupName })),
  )
  const parts: string[] = []
  if (search !== '') parts.push(quoted(search))
  if (organization !== '') {
    parts.push((await findOrganizationName(db, Number(organization), locale)) ?? formerOrganization)
  }
  return [...parts, formatRadius(filter, locale), ...values].filter(Boolean).join(', ')
}

function getValueName(
  facet: JobFacet,
  value: string,
  { locale, getLookupName }: { locale: Locale; getLookupName: LookupName },
): string {
  if (facet === 'region') {
    const code = regionCodes.find((candidate) => candidate === value)
    return code ? toRegion(code, locale).title : value
  }
  if (facet === 'country') {
    const code = countryCodes.find((candidate) => candidate === value)
    return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? value
  }
  return getLookupName(facet, value)
}

/** Finds the name of a public organization, preferably in the locale; null if it is not public. */
async function findOrganizationName(db: Queryable, id: number, locale: Locale): Promise<string | null> {
  return (await loadPublicOrganizations(db, [id], locale)).get(id)?.title ?? null
}
