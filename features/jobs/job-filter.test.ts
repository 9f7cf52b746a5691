import { describe, expect, it } from 'vitest'
import { boardAddress, boardFeedAddress } from './board-address'
import {
  allJobs,
  chooseValues,
  getNarrowingPart,
  isNarrowed,
  parseJobFilter,
  setPostcode,
  toggleValue,
} from './job-filter'

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return parseJobFilter((name) => parameters.get(name))
}

describe('address of the board', () => {
  it.each([
    '',
    'category=acting',
    'region=DE-HE%2CDE-NW',
    'organization=7',
    'near=04109&within=50',
    'near=04109&ordering=-published',
    'employment_type=guest&search=Ma%C3%9Fschneiderei&ordering=deadline',
  ])('survives parsing and writing: %s', (query) => {
    const filter = read(query)
    expect(filter).not.toBeNull()
    expect(boardAddress('de', filter ?? allJobs)).toBe(`/de/jobboerse${query && `?${query}`}`)
  })

  it('is the same for any order of values, and without values', () => {
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
  ])('is invalid with %s', (query) => {
    expect(read(query)).toBeNull()
  })

  it('of the feed has the same filter with the latest ads first', () => {
    const filter = { ...chooseValues(allJobs, 'category', ['dance']), ordering: 'deadline' } as const
    expect(boardFeedAddress('en', filter)).toBe('/en/jobboerse.rss?category=dance')
    expect(boardFeedAddress('de', setPostcode(allJobs, '04109'))).toBe('/de/jobboerse.rss')
    expect(boardFeedAddress('de', { ...setPostcode(allJobs, '04109'), within: 50 })).toBe(
      '/de/jobboerse.rss?near=04109&within=50',
    )
    expect(boardFeedAddress('de', allJobs)).toBe('/de/jobboerse.rss')
  })
})

it('adds a value and removes it again', () => {
  const withOne = toggleValue(allJobs, 'region', 'DE-NW')
  const two = toggleValue(withOne, 'region', 'DE-HE')
  expect(two.selectedValues.region).toEqual(['DE-HE', 'DE-NW'])
  expect(toggleValue(two, 'region', 'DE-HE')).toEqual(withOne)
  expect([isNarrowed(allJobs), isNarrowed(withOne)]).toEqual([false, true])
})

it('applies a distance unless the postcode is unknown', () => {
  const near = { ...setPostcode(allJobs, '04109'), within: 50 }
  expect(getNarrowingPart(near, { isPostcodeKnown: true })).toEqual(near)
  expect(getNarrowingPart(near, { isPostcodeKnown: null })).toEqual(near)
  expect(getNarrowingPart(near, undefined)).toEqual(near)
  expect(getNarrowingPart(near, { isPostcodeKnown: false })).toEqual(allJobs)
  expect(getNarrowingPart(setPostcode(allJobs, '04109'), { isPostcodeKnown: true })).toEqual(allJobs)
})

it('cuts long search words and joins lines', () => {
  expect(read(`search=${encodeURIComponent(' Chor\n\tBass ')}`)?.search).toBe('Chor Bass')
  expect(read(`search=${'x'.repeat(300)}`)?.search).toHaveLength(100)
})
