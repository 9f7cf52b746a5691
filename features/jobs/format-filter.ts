import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'
import { fillIn } from '@/lib/text/fill-in'
import { getNarrowingPart, type JobFilter } from './job-filter'
import type { JobListPart } from './job-list-part'

/** Texts for a filter, with the placeholders `{words}`, `{near}` and `{value}`. */
export interface FilterTexts {
  named: string
  unnamedOrganization: string
  withinOf: string
}

/** Returns the name of a facet's value, or its slug if no list has been loaded. */
export const getValueName = (
  listPart: Pick<JobListPart, 'facets'> | undefined,
  facet: JobFacet,
  value: string,
): string => listPart?.facets[facet].find((option) => option.value === value)?.name ?? value

/** Returns the name of the organization in the filter; null if it is not in the loaded list. */
export function findOrganizationName(
  listPart: Pick<JobListPart, 'organization'> | undefined,
  id: string,
): string | null {
  const { organization } = listPart ?? {}
  return organization && String(organization.id) === id ? organization.title : null
}

/**
 * Describes a filter as text: search words, organization, place, then the names of the values.
 * Returns an empty text for the default filter.
 * @param listPart the loaded list, which contains the names; undefined before it is loaded
 */
export function formatFilter(
  filter: JobFilter,
  listPart: Pick<JobListPart, 'facets' | 'organization' | 'isPostcodeKnown'> | undefined,
  texts: FilterTexts,
): string {
  const { search, organization, selectedValues, near, within } = getNarrowingPart(filter, listPart)
  const names = jobFacets.flatMap((facet) => selectedValues[facet].map((value) => getValueName(listPart, facet, value)))
  return [
    ...(search === '' ? [] : [fillIn(texts.named, { words: search })]),
    ...(organization === '' ? [] : [findOrganizationName(listPart, organization) ?? texts.unnamedOrganization]),
    ...(within === null ? [] : [fillIn(texts.withinOf, { near, value: within })]),
    ...names,
  ].join(', ')
}

/**
 * Returns the page title of the board.
 * @param filterText the description of the filter; empty for none
 */
export const boardTitle = (filterText: string, title: string): string =>
  filterText === '' ? title : `${filterText}: ${title}`
