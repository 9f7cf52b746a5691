import { type ListPart, toPathAndQuery } from '@/components/list/list-part'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobList } from '@/lib/contract/jobs/job-list'
import { type JobLine, toJobLine } from './job-line'

/** One page of the board's list, with data that belong to the whole list. */
export interface JobListPart extends ListPart<JobLine> {
  facets: JobList['facets']
  /** The organization in the filter; null without one or if it is unknown. */
  organization: JobList['organization']
  radii: JobList['radii']
  /** True if the position of the postcode in the filter is known; null without a postcode. */
  isPostcodeKnown: boolean | null
  /** Alternative filters and ads to suggest if no ad matches. */
  relaxed: JobList['relaxed']
  nearlyFitting: JobLine[]
  /** The current day in Berlin at the time of the request. */
  today: string
}

/** Converts a response to a page of the list in a language. */
export function toJobListPart(list: JobList, locale: Locale, today: string): JobListPart {
  const { count, next, facets, organization, radii, is_near_known, relaxed } = list
  const toLines = (jobs: JobList['nearly_fitting']) => jobs.flatMap((job) => toJobLine(job, locale) ?? [])
  return {
    count,
    facets,
    organization,
    radii,
    relaxed,
    today,
    items: toLines(list.results),
    next: next === null ? null : toPathAndQuery(next),
    isPostcodeKnown: is_near_known,
    nearlyFitting: toLines(list.nearly_fitting),
  }
}
