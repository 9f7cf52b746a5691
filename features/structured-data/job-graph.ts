import type { Graph, JobPosting } from 'schema-dts'
import type { Job } from '@/lib/contract/jobs/jobs'
import type { Page } from '@/lib/contract/pages/page'
import { breadcrumbList } from './breadcrumb-list'
import type { Site } from './site-nodes'

/** What the page of an ad is about: the way to it and the post, with what the page shows as well. */
export function jobGraph(job: Job, page: Pick<Page, 'parents' | 'title' | 'urls'>, site: Site): Graph {
  const nodes = [breadcrumbList(page, site), jobNode(job, site)]
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== null) }
}

/** The words that search engines know for kinds of employment; all others are theirs for what is left. */
const employmentTypes: Readonly<Record<string, string | string[]>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'full-or-part-time': ['FULL_TIME', 'PART_TIME'],
  'fixed-term': 'TEMPORARY',
  guest: 'TEMPORARY',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
  voluntary: 'VOLUNTEER',
}

/** A text that may be missing. */
const some = (text: string) => (text === '' ? undefined : text)

/**
 * A post: its texts are the HTML that the page shows. Ads tell the pay in words alone, so it has none in figures; and what can be done from
 * elsewhere in part is nothing that search engines call remote.
 */
function jobNode(job: Job, { url }: Site): JobPosting {
  const { id, title, employer, organization, logo, employment_type, country, region } = job
  const { published_at, expires_at, starts_on, description, requirements, offer } = job
  const address = url + job.url
  return {
    '@type': 'JobPosting',
    '@id': `${address}#job`,
    title,
    description: [description, requirements, offer].filter(Boolean).join('\n'),
    datePosted: published_at ?? undefined,
    validThrough: expires_at ?? undefined,
    employmentType: employment_type ? (employmentTypes[employment_type.slug] ?? 'OTHER') : undefined,
    hiringOrganization: {
      '@type': 'Organization',
      name: employer,
      sameAs: organization ? url + organization.url : undefined,
      logo: logo ? url + logo.thumbs.medium.jpg : undefined,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: some(job.place),
        addressRegion: region?.title,
        addressCountry: country.slug,
      },
    },
    identifier: { '@type': 'PropertyValue', name: employer, value: String(id) },
    industry: job.category?.name,
    occupationalCategory: job.occupation?.name,
    jobStartDate: starts_on ?? undefined,
    jobImmediateStart: job.starts_immediately || undefined,
    directApply: false,
    url: address,
  }
}
