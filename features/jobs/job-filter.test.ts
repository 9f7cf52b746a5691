import { describe, expect, it } from 'vitest'
import { boardAddress, boardFeedAddress } from './board-address'
import { allJobs, choosing, isNarrowed, narrowingPart, nearing, readJobFilter, toggling } from './job-filter'

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return readJobFilter((name) => parameters.get(name))
}

describe('the address of the board', () => {
  it.each([
    '',
    'category=acting',
    'region=DE-HE%2CDE-NW',
    'organization=7',
    'near=04109&within=50',
    'near=04109&ordering=-published',
    'employment_type=guest&search=Ma%C3%9Fschneiderei&ordering=deadline',
  ])('says what is shown, and is read again: %s', (query) => {
    const filter = read(query)
    expect(filter).not.toBeNull()
    expect(boardAddress('de', filter ?? allJobs)).toBe(`/de/jobboerse${query && `?${query}`}`)
  })

  it('is one for the same values in whatever order, and for none', () => {
    expect(read('region=DE-NW,DE-HE,DE-NW,')).toEqual(read('region=DE-HE,DE-NW'))
    expect(read('category=&search=+&ordering=')).toEqual(allJobs)
    expect(read('near=+&within=50&ordering=distance')).toEqual(allJobs)
  })

  it.each([
    'ordering=best',
    'category=a%20b',
    'near=04109&within=7',
    'organization=Oper',
    `occupation=${'x'.repeat(61)}`,
    `region=${Array.from({ length: 21 }, (_, index) => `r${index}`)}`,
  ])('is none with %s', (query) => {
    expect(read(query)).toBeNull()
  })

  it('of the feed has the same ads, the latest first', () => {
    const filter = { ...choosing(allJobs, 'category', ['dance']), ordering: 'deadline' } as const
    expect(boardFeedAddress('en', filter)).toBe('/en/jobboerse.rss?category=dance')
    expect(boardFeedAddress('de', nearing(allJobs, '04109'))).toBe('/de/jobboerse.rss')
    expect(boardFeedAddress('de', { ...nearing(allJobs, '04109'), within: 50 })).toBe(
      '/de/jobboerse.rss?near=04109&within=50',
    )
    expect(boardFeedAddress('de', allJobs)).toBe('/de/jobboerse.rss')
  })
})

it('a value is added to the others, and left out again', () => {
  const one = toggling(allJobs, 'region', 'DE-NW')
  const two = toggling(one, 'region', 'DE-HE')
  expect(two.chosen.region).toEqual(['DE-HE', 'DE-NW'])
  expect(toggling(two, 'region', 'DE-HE')).toEqual(one)
  expect([isNarrowed(allJobs), isNarrowed(one)]).toEqual([false, true])
})

it('a distance narrows the board where the postcode is known', () => {
  const near = { ...nearing(allJobs, '04109'), within: 50 }
  expect(narrowingPart(near, { isNearKnown: true })).toEqual(near)
  expect(narrowingPart(near, { isNearKnown: false })).toEqual(allJobs)
  expect(narrowingPart(nearing(allJobs, '04109'), { isNearKnown: true })).toEqual(allJobs)
})

it('what is searched for is cut where it is too long, and one line', () => {
  expect(read(`search=${encodeURIComponent(' Chor\n\tBass ')}`)?.search).toBe('Chor Bass')
  expect(read(`search=${'x'.repeat(300)}`)?.search).toHaveLength(100)
})
