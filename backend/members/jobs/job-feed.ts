import { formatRadius } from '@/backend/platform/places/format-radius'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Feed } from '@/backend/platform/text-files/rss'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'
import type { JobFeed, JobList } from '@/lib/contract/jobs/job-list'
import type { Settings } from '@/lib/contract/site/settings'

const boardNames = { de: 'Jobbörse', en: 'Job board' } as const satisfies Record<Locale, string>

export interface JobFeedOptions {
  locale: Locale
  siteUrl: string
  settings: Settings | null
  /** The filters of the list, by the query parameters of the board. */
  query: Partial<Record<JobFacet | 'search' | 'near' | 'within', string>>
}

/** Builds the RSS feed for a list of ads. Its title contains the filters. */
export function createJobFeed({ results, facets, organization }: JobList, options: JobFeedOptions): Feed {
  const { locale, siteUrl, settings, query } = options
  const filters = Object.entries(query).filter(([, value]) => value)
  const toUrl = (path: string) =>
    `${siteUrl}${path}${filters.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(filters))}`}`
  const names = jobFacets.flatMap((facet) => {
    const values = query[facet]?.split(',') ?? []
    return facets[facet].filter(({ value }) => values.includes(value)).map(({ name }) => name)
  })
  const filterNames = [query.search, organization?.title, formatRadius(query, locale), ...names]
    .filter(Boolean)
    .join(', ')
  const title = [boardNames[locale], filterNames].filter(Boolean).join(': ')
  const board = pageUrl(locale, 'jobboerse')
  const host = new URL(siteUrl).hostname
  return {
    title: settings ? `${title} – ${settings.short_name}` : title,
    description: settings?.name ?? title,
    language: locale,
    url: toUrl(board),
    selfUrl: toUrl(`${board}.rss`),
    // Lists contain no time of change. Clients recognize an unchanged feed by its ETag.
    changedAt: null,
    items: results.map((job) => ({
      title: job.title,
      guid: `job-${job.id}-${locale}@${host}`,
      url: siteUrl + job.url,
      description: [[job.employer, job.place].filter(Boolean).join(', '), job.excerpt].filter(Boolean).join('. '),
      author: job.employer,
      categories: [job.category, job.employment_type, job.occupation].flatMap((value) => value?.name ?? []),
      date: new Date(job.published_at ?? 0),
      picture: null,
    })),
  }
}

/** Builds the JSON Feed 1.1 for a list of ads. */
export function createJobJsonFeed(list: JobList, options: JobFeedOptions): JobFeed {
  const { locale, siteUrl } = options
  const { title, url, items } = createJobFeed(list, options)
  const feedUrl = `${siteUrl}${pageUrl(locale, 'jobboerse')}.json`
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url,
    feed_url: feedUrl + new URL(url).search,
    ...(list.next !== null && { next_url: feedUrl + new URL(list.next).search }),
    language: languageTags[locale],
    items: list.results.map((job, index) => ({
      id: items[index]?.guid ?? '',
      url: siteUrl + job.url,
      title: job.title,
      content_text: items[index]?.description ?? '',
      ...(job.published_at !== null && { date_published: job.published_at }),
      authors: [{ name: job.employer }],
      tags: [...(items[index]?.categories ?? [])],
      _job: job,
    })),
  }
}
