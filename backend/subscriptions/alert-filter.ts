import { jobLookupName } from '@/lib/contract/job-lookups'
import { type JobFacet, jobCountries, jobFacets } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import { presentRegion, regionCodes } from '@/lib/contract/region'
import type { AlertDetails, AlertFilter, SubscriberDetails } from '@/lib/contract/subscription'

export const isAlert = (details: SubscriberDetails): details is AlertDetails => 'frequency' in details

/** The values that a filter names of a facet: each once, in one order. */
export function chosenValues(filter: AlertFilter, facet: JobFacet): string[] {
  return [...new Set(filter[facet].split(',').filter(Boolean))].sort()
}

/** What tells an alert from the others of the same address: its filter, written in one way. Empty for other lists. */
export function subjectOf(details: SubscriberDetails): string {
  if (!isAlert(details)) return ''
  const values = jobFacets.map((facet) => chosenValues(details, facet).join())
  return JSON.stringify([details.search.trim().toLowerCase(), ...values])
}

/** A filter as readers know it: what was typed, then the names of the values. Empty for all ads. */
export function filterInWords(filter: AlertFilter, locale: Locale): string {
  const [open, close] = locale === 'de' ? ['„', '“'] : ['“', '”']
  const words = filter.search === '' ? [] : [`${open}${filter.search}${close}`]
  const names = jobFacets.flatMap((facet) =>
    chosenValues(filter, facet).map((value) => valueName(facet, value, locale)),
  )
  return [...words, ...names].join(', ')
}

function valueName(facet: JobFacet, value: string, locale: Locale): string {
  if (facet === 'region') {
    const code = regionCodes.find((known) => known === value)
    return code ? presentRegion(code, locale).title : value
  }
  if (facet === 'country') {
    const code = jobCountries.find((known) => known === value)
    return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? value
  }
  return jobLookupName(facet, value, locale) ?? value
}
