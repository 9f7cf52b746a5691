import { expect, it } from 'vitest'
import { settings } from '@/demo/settings'
import type { Job } from '@/lib/contract/jobs/jobs'
import { aJob } from '@/tests/factories/job'
import { jobGraph } from './job-graph'
import { formatGraph } from './page-graph'
import { findUnknownTerms } from './vocabulary.fixture'

const url = 'https://buehnenhaus.test'

function createNodes(overrides: Partial<Job> = {}): Record<string, unknown>[] {
  const job = aJob(overrides)
  const parents = [{ id: 2, title: 'Jobbörse', url: '/de/jobboerse' }]
  const graph = jobGraph(
    job,
    { title: job.title, urls: job.urls, parents },
    { settings: settings.de, locale: 'de', url },
  )
  return (JSON.parse(formatGraph(graph)) as { '@graph': Record<string, unknown>[] })['@graph']
}

const posting = (overrides: Partial<Job> = {}) => createNodes(overrides).find((node) => node['@type'] === 'JobPosting')

it('has the required and recommended properties of the ad', () => {
  expect(posting()).toMatchObject({
    title: 'Mezzosopran (w/m/d)',
    description: '<p>Wir suchen eine Stimme.</p>\n<p>Eine Bühne.</p>',
    datePosted: '2026-11-02T09:00:00+01:00',
    validThrough: '2026-12-02T00:00:00+01:00',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Stadttheater Beispielstadt' },
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: 'Gießen', addressRegion: 'Hessen', addressCountry: 'DE' },
    },
    identifier: { '@type': 'PropertyValue', name: 'Stadttheater Beispielstadt', value: '7' },
  })
})

it('uses only terms of the vocabulary', () => {
  expect(findUnknownTerms(createNodes({ is_remote: true, starts_immediately: true }))).toEqual([])
})

it.each([
  ['full-or-part-time', ['FULL_TIME', 'PART_TIME']],
  ['fixed-term', 'TEMPORARY'],
  ['freelance', 'CONTRACTOR'],
  ['training', 'OTHER'],
])('converts employment %s to %j', (slug, employmentType) => {
  expect(posting({ employment_type: { slug, name: '' } })).toMatchObject({ employmentType })
})

it('has the place of a partly remote job', () => {
  const remote = posting({ is_remote: true })
  expect(remote).toHaveProperty('jobLocation')
  expect(remote).not.toHaveProperty('jobLocationType')
})

it('links an employer in the directory, and omits missing data', () => {
  const organization = { id: 3, title: 'Stadttheater', url: '/de/unsere-mitglieder/stadttheater/3' }
  expect(posting({ organization })?.hiringOrganization).toMatchObject({
    sameAs: `${url}/de/unsere-mitglieder/stadttheater/3`,
  })
  const bare = posting({ region: null, occupation: null, starts_on: null, employment_type: null })
  expect(JSON.stringify(bare)).not.toMatch(/addressRegion|occupationalCategory|jobStartDate|employmentType/)
})

it('has the board in its breadcrumbs', () => {
  const list = createNodes().find((node) => node['@type'] === 'BreadcrumbList')
  expect(JSON.stringify(list)).toContain('"name":"Jobbörse"')
})
