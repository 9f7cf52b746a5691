import { expect, it } from 'vitest'
import { requiredJobFields } from '@/lib/contract/jobs/job-fields'
import { jobInputSchema } from '@/lib/contract/jobs/jobs'
import { jobLookups } from '@/lib/contract/records/job-lookups'
import { makeOrganizations } from '../organizations'
import { makeJobs } from './index'
import { jobSlugs } from './job-slugs'

const now = new Date('2026-03-04T10:00:00Z')
const members = makeOrganizations()
const jobs = makeJobs({ now, members })
const publishedJobs = jobs.filter(({ publishedAt }) => publishedAt)
const runningJobs = publishedJobs.filter(
  ({ input, withdrawnAt }) => !withdrawnAt && (input.deadline ?? '') >= '2026-03-04',
)

it('makeJobs creates 250 running ads, 500 ended ads and 4 drafts', () => {
  expect(runningJobs).toHaveLength(250)
  expect(publishedJobs).toHaveLength(750)
  expect(jobs.length - publishedJobs.length).toBe(4)
  expect(publishedJobs.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(80)
})

it('makeJobs creates the same ads in each call, and ads with the same titles on another day', () => {
  expect(makeJobs({ now, members })).toEqual(jobs)
  const later = makeJobs({ now: new Date('2027-09-30T22:30:00Z'), members })
  expect(later.map(({ input }) => input.title).toSorted()).toEqual(jobs.map(({ input }) => input.title).toSorted())
})

it('makeJobs creates valid ads, and published ads with all required fields', () => {
  for (const { input, publishedAt } of jobs) {
    expect(jobInputSchema.safeParse(input).error).toBeUndefined()
    expect(jobInputSchema.parse(input)).toEqual(input)
    if (publishedAt) for (const field of requiredJobFields) expect(input[field]).toBeTruthy()
    expect(JSON.stringify(input)).not.toMatch(/\{\w*\}|undefined|null im|\*\*/)
  }
})

it('makeJobs creates unique titles for an employer and unique descriptions', () => {
  const titles = jobs.map(({ input }) => `${input.title} ${input.employer}`)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  const descriptions = jobs.map(({ input }) => `${input.description}${input.requirements}${input.offer}`)
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
})

it.each(jobLookups)('makeJobs creates a running ad for every %s', (lookup) => {
  const slugs = new Set(runningJobs.map(({ input }) => input[lookup]))
  expect(jobSlugs[lookup].filter((slug) => !slugs.has(slug))).toEqual([])
})

it('makeJobs creates ads with pay in German, in English and in both languages', () => {
  const germanJobs = runningJobs.filter(({ input }) => input.language === 'de')
  for (const { input } of germanJobs) expect(input.title).toMatch(/\((?:w\/m\/d|m\/w\/d|d\/w\/m)\)/)
  for (const { input } of runningJobs) expect(input.salary).toMatch(/\d/)
  expect(germanJobs.length).toBeGreaterThan(0.85 * runningJobs.length)
  expect(germanJobs.length).toBeLessThan(runningJobs.length)
  expect(runningJobs.filter(({ input }) => input.translation).length).toBeGreaterThan(40)
})

it('makeJobs creates ads in every state for the demo accounts', () => {
  for (const owner of ['jobs@example.org', 'beide@example.org']) {
    const ownJobs = jobs.filter(({ employer }) => employer.owner === owner)
    expect(ownJobs.filter(({ publishedAt }) => !publishedAt)).toHaveLength(2)
    expect(ownJobs.filter((job) => runningJobs.includes(job)).length).toBeGreaterThan(3)
    expect(ownJobs.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(2)
  }
})
