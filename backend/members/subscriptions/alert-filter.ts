import { type LookupName, loadLookupNames } from '@/backend/library/job-lookups/lookup-values'
import type { Queryable } from '@/backend/platform/db/client'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { findPositions } from '@/backend/platform/places/find-positions'
import { countryCodes } from '@/lib/contract/common/countries'
import type { Locale } from '@/lib/contract/common/locale'
import { regionCodes, toRegion } from '@/lib/contract/common/region'
import type { AlertDetails, AlertFilter, SubscriberDetails } from '@/lib/contract/forms/subscription'
import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'
import { findOrganizationName } from './organization-name'

export const isAlert = (details: SubscriberDetails): details is AlertDetails => 'frequency' in details

/** The distinct values of a facet in the filter, sorted. */
export function chosenValues(filter: AlertFilter, facet: JobFacet): string[] {
  return [...new Set(filter[facet].split(',').filter(Boolean))].sort()
}

/**
 * Returns the identity of an alert among those of an address: its normalized filter. Empty for
 * other lists.
 */
export function toSubject(details: SubscriberDetails): string {
  if (!isAlert(details)) return ''
  const { search, organization, near, within } = details
  const values = jobFacets.map((facet) => chosenValues(details, facet).join())
  return JSON.stringify([search.trim().toLowerCase(), ...values, organization, near.toUpperCase(), within])
}

/**
 * Rejects filters that can never match an ad.
 * @throws InvalidFieldsError for an unknown organization or postcode
 */
export async function requireKnown(db: Queryable, filter: AlertFilter, locale: Locale): Promise<void> {
  const { organization, near } = filter
  if (organization !== '' && (await findOrganizationName(db, Number(organization), locale)) === null) {
    throw new InvalidFieldsError({ organization: [texts[locale].unknownOrganization] })
  }
  if (near !== '' && (await findPositions(db, near, getCountries(filter))).length === 0) {
    throw new InvalidFieldsError({ near: [texts[locale].unknownPostcode] })
  }
}

/** The countries that a filter names; null for any. */
export function getCountries(filter: AlertFilter): string[] | null {
  const countries = chosenValues(filter, 'country')
  return countries.length > 0 ? countries : null
}

const texts = {
  de: {
    named: (words: string) => `„${words}“`,
    around: (near: string, within: string) => `bis ${within} km um ${near}`,
    formerOrganization: 'eine Organisation, die nicht mehr im Verzeichnis steht',
    unknownOrganization: 'Diese Organisation steht nicht im Verzeichnis.',
    unknownPostcode: 'Diese Postleitzahl kennen wir nicht.',
  },
  en: {
    named: (words: string) => `“${words}”`,
    around: (near: string, within: string) => `within ${within} km of ${near}`,
    formerOrganization: 'an organization that is no longer in the directory',
    unknownOrganization: 'This organization isn’t in the directory.',
    unknownPostcode: 'We don’t recognize this postal code.',
  },
} as const satisfies Record<Locale, object>

/**
 * Describes a filter in words: search, organization, place and names of values. Empty for all ads.
 */
export async function filterInWords(db: Queryable, filter: AlertFilter, locale: Locale): Promise<string> {
  const { search, organization, near, within } = filter
  const { named, around, formerOrganization } = texts[locale]
  const lookupName = await loadLookupNames(db, locale)
  const values = jobFacets.flatMap((facet) =>
    chosenValues(filter, facet).map((value) => valueName(facet, value, { locale, lookupName })),
  )
  return [
    ...(search === '' ? [] : [named(search)]),
    ...(organization === ''
      ? []
      : [(await findOrganizationName(db, Number(organization), locale)) ?? formerOrganization]),
    ...(within === '' ? [] : [around(near, within)]),
    ...values,
  ].join(', ')
}

function valueName(
  facet: JobFacet,
  value: string,
  { locale, lookupName }: { locale: Locale; lookupName: LookupName },
): string {
  if (facet === 'region') {
    const code = regionCodes.find((candidate) => candidate === value)
    return code ? toRegion(code, locale).title : value
  }
  if (facet === 'country') {
    const code = countryCodes.find((candidate) => candidate === value)
    return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? value
  }
  return lookupName(facet, value)
}
