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
const published = jobs.filter(({ publishedAt }) => publishedAt)
const running = published.filter(
  ({ input, withdrawnAt }) => !withdrawnAt && (input.deadline ?? '') >= '2026-03-04',
)

it('there are as many running and ended ads as the demo wants, and drafts', () => {
  expect(running).toHaveLength(250)
  expect(published).toHaveLength(750)
  expect(jobs.length - published.length).toBe(4)
  expect(published.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(80)
})

it('they are the same each time, whenever that is', () => {
  expect(makeJobs({ now, members })).toEqual(jobs)
  const later = makeJobs({ now: new Date('2027-09-30T22:30:00Z'), members })
  expect(later.map(({ input }) => input.title).toSorted()).toEqual(
    jobs.map(({ input }) => input.title).toSorted(),
  )
})

it('each could have been entered and published by its owner', () => {
  for (const { input, publishedAt } of jobs) {
    expect(jobInputSchema.safeParse(input).error).toBeUndefined()
    expect(jobInputSchema.parse(input)).toEqual(input)
    if (publishedAt) for (const field of requiredJobFields) expect(input[field]).toBeTruthy()
    expect(JSON.stringify(input)).not.toMatch(/\{\w*\}|undefined|null im|\*\*/)
  }
})

it('no organization seeks the same twice, and no two ads say the same', () => {
  const titles = jobs.map(({ input }) => `${input.title} ${input.employer}`)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  const descriptions = jobs.map(({ input }) => `${input.description}${input.requirements}${input.offer}`)
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
})

it.each(jobLookups)('the board has an ad for every %s', (lookup) => {
  const used = new Set(running.map(({ input }) => input[lookup]))
  expect(jobSlugs[lookup].filter((slug) => !used.has(slug))).toEqual([])
})

it('German titles and pay are named in every ad, some are in English, and some are in both', () => {
  const german = running.filter(({ input }) => input.language === 'de')
  for (const { input } of german) expect(input.title).toMatch(/\((?:w\/m\/d|m\/w\/d|d\/w\/m)\)/)
  for (const { input } of running) expect(input.salary).toMatch(/\d/)
  expect(german.length).toBeGreaterThan(0.85 * running.length)
  expect(german.length).toBeLessThan(running.length)
  expect(running.filter(({ input }) => input.translation).length).toBeGreaterThan(40)
})

it('the demo accounts have ads in every state', () => {
  for (const owner of ['jobs@example.org', 'beide@example.org']) {
    const own = jobs.filter(({ employer }) => employer.owner === owner)
    expect(own.filter(({ publishedAt }) => !publishedAt)).toHaveLength(2)
    expect(own.filter((job) => running.includes(job)).length).toBeGreaterThan(3)
    expect(own.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(2)
  }
})
