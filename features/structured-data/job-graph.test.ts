import { expect, it } from 'vitest'
import { settings } from '@/demo/settings'
import type { Job } from '@/lib/contract/jobs/jobs'
import { aJob } from '@/tests/factories/job'
import { toJobGraph } from './job-graph'
import { formatGraph } from './page-graph'
import { findUnknownTerms } from './vocabulary.fixture'

const url = 'https://buehnenhaus.test'

function createNodes(overrides: Partial<Job> = {}): Record<string, unknown>[] {
  const job = aJob(overrides)
  const parents = [{ id: 2, title: 'Jobbörse', url: '/de/jobboerse' }]
  const graph = toJobGraph(
    job,
    { title: job.title, urls: job.urls, parents },
    { settings: settings.de, locale: 'de', url },
  )
  return (JSON.parse(formatGraph(graph)) as { '@graph': Record<string, unknown>[] })['@graph']
}

const findPosting = (fields: Partial<Job> = {}) => createNodes(fields).find((node) => node['@type'] === 'JobPosting')

it('has the required and recommended properties of the ad', () => {
  expect(findPosting()).toMatchObject({
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
  expect(findPosting({ employment_type: { slug, name: '' } })).toMatchObject({ employmentType })
})

it('has the place of a partly remote job', () => {
  const remotePosting = findPosting({ is_remote: true })
  expect(remotePosting).toHaveProperty('jobLocation')
  expect(remotePosting).not.toHaveProperty('jobLocationType')
})

it('links an employer in the directory, and omits missing data', () => {
  const organization = { id: 3, title: 'Stadttheater', url: '/de/unsere-mitglieder/stadttheater/3' }
  expect(findPosting({ organization })?.hiringOrganization).toMatchObject({
    sameAs: `${url}/de/unsere-mitglieder/stadttheater/3`,
  })
  const sparsePosting = findPosting({ region: null, occupation: null, starts_on: null, employment_type: null })
  expect(JSON.stringify(sparsePosting)).not.toMatch(/addressRegion|occupationalCategory|jobStartDate|employmentType/)
})

it('has the board in its breadcrumbs', () => {
  const list = createNodes().find((node) => node['@type'] === 'BreadcrumbList')
  expect(JSON.stringify(list)).toContain('"name":"Jobbörse"')
})
