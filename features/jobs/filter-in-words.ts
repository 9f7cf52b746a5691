import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'
import { fillIn } from '@/lib/i18n/fill-in'
import { type JobFilter, narrowingPart } from './job-filter'
import type { JobListPart } from './job-list-part'

/** What is said of a filter; `{words}`, `{near}` and `{value}` stand for what is filled in. */
export interface FilterTexts {
  named: string
  unnamedHouse: string
  withinOf: string
}

/** What a value of a filter is called; its slug where no list has told. */
export const valueName = (
  told: Pick<JobListPart, 'facets'> | undefined,
  facet: JobFacet,
  value: string,
): string => told?.facets[facet].find((known) => known.value === value)?.name ?? value

/** What a house is called; null where the list that has come is of another one, or does not know it. */
export function houseName(told: Pick<JobListPart, 'organization'> | undefined, id: string): string | null {
  const { organization } = told ?? {}
  return organization && String(organization.id) === id ? organization.title : null
}

/**
 * What the board is narrowed to: what was typed, the house, the place, then the names of the values; empty for all ads.
 * @param told what the list says, if it has come
 */
export function filterInWords(
  filter: JobFilter,
  told: Pick<JobListPart, 'facets' | 'organization' | 'isNearKnown'> | undefined,
  texts: FilterTexts,
): string {
  const { search, organization, chosen, near, within } = narrowingPart(filter, told)
  const names = jobFacets.flatMap((facet) => chosen[facet].map((value) => valueName(told, facet, value)))
  return [
    ...(search === '' ? [] : [fillIn(texts.named, { words: search })]),
    ...(organization === '' ? [] : [houseName(told, organization) ?? texts.unnamedHouse]),
    ...(within === null ? [] : [fillIn(texts.withinOf, { near, value: within })]),
    ...names,
  ].join(', ')
}

/** The title of the board's page, with what it is narrowed to. */
export const boardTitle = (about: string, title: string): string =>
  about === '' ? title : `${about}: ${title}`
