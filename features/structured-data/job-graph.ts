import type { Graph, JobPosting } from 'schema-dts'
import type { Job } from '@/lib/contract/jobs/jobs'
import type { Page } from '@/lib/contract/pages/page'
import { toBreadcrumbList } from './breadcrumb-list'
import type { Site } from './site-nodes'

/** Describes the page of a job ad: breadcrumbs and posting, limited to visible content. */
export function toJobGraph(job: Job, page: Pick<Page, 'parents' | 'title' | 'urls'>, site: Site): Graph {
  const nodes = [toBreadcrumbList(page, site), toJobNode(job, site)]
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== null) }
}

/** The employment types of search engines; all other types become `OTHER`. */
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

/** Converts an empty text to undefined. */
const toOptional = (text: string) => (text === '' ? undefined : text)

/**
 * Describes a job posting with the HTML of the page. Omits the salary, which ads state in words,
 * and the remote type, which search engines use for fully remote work only.
 */
function toJobNode(job: Job, { url }: Site): JobPosting {
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
        addressLocality: toOptional(job.place),
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
