import type { JobList } from '@/lib/contract/job-list'
import { type JobFacet, jobFacets } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import type { Settings } from '@/lib/contract/settings'
import { pageUrl } from '../page-url'
import type { Feed } from '../text-files/rss'

const boardNames = { de: 'Jobbörse', en: 'Job board' } as const satisfies Record<Locale, string>

export interface JobFeedOptions {
  locale: Locale
  siteUrl: string
  settings: Settings | null
  /** What the list was filtered by, as the board's address has it. */
  query: Partial<Record<JobFacet | 'search', string>>
}

/** The feed of a list of ads: what it is narrowed to stands in its title. */
export function jobFeed({ results, facets }: JobList, options: JobFeedOptions): Feed {
  const { locale, siteUrl, settings, query } = options
  const asked = Object.entries(query).filter(([, value]) => value)
  const address = (path: string) =>
    `${siteUrl}${path}${asked.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(asked))}`}`
  const names = jobFacets.flatMap((facet) => {
    const values = query[facet]?.split(',') ?? []
    return facets[facet].filter(({ value }) => values.includes(value)).map(({ name }) => name)
  })
  const narrowed = [query.search, ...names].filter(Boolean).join(', ')
  const title = [boardNames[locale], narrowed].filter(Boolean).join(': ')
  const board = pageUrl(locale, 'jobboerse')
  const host = new URL(siteUrl).hostname
  return {
    title: settings ? `${title} – ${settings.short_name}` : title,
    description: settings?.name ?? title,
    language: locale,
    url: address(board),
    selfUrl: address(`${board}.rss`),
    // An ad does not say when it was changed: the ETag tells.
    changedAt: null,
    items: results.map((job) => ({
      title: job.title,
      guid: `job-${job.id}-${locale}@${host}`,
      url: siteUrl + job.url,
      description: [[job.employer, job.place].filter(Boolean).join(', '), job.excerpt]
        .filter(Boolean)
        .join('. '),
      author: job.employer,
      categories: [job.category, job.employment_type, job.occupation].flatMap((value) => value?.name ?? []),
      date: new Date(job.published_at ?? 0),
      picture: null,
    })),
  }
}
