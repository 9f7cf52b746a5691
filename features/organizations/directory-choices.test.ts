import { expect, it } from 'vitest'
import { type RegionCode, toRegion } from '@/lib/contract/common/region'
import type { Place } from '@/lib/contract/pages/organization'
import { countByName, toDirectoryChoices } from './directory-choices'
import { type DirectoryFilter, directoryAddress, parseDirectoryFilter, wholeDirectory } from './directory-filter'
import { directoryLinks } from './directory-links'
import { toMapView } from './map-view'

type Counts = [theater: number, orchestra: number, other: number]

const counted = ([theater, orchestra, otherCount]: Counts) => ({
  count: theater + orchestra + otherCount,
  category_counts: { theater, orchestra, other: otherCount },
})
const place = (name: string, code: RegionCode | null, counts: Counts, lat: number | null = 51) => ({
  place: name,
  letter: name.charAt(0),
  lat,
  lon: lat && 13,
  region: code && toRegion(code, 'de'),
  ...counted(counts),
})

const matchingPlaces: Place[] = [
  place('Aachen', 'DE-NW', [1, 0, 0]),
  place('Chemnitz', 'DE-SN', [2, 1, 0]),
  place('Coburg', 'DE-BY', [0, 0, 1]),
  place('Dresden', 'DE-SN', [3, 1, 1], null),
  place('Wien', null, [0, 0, 1]),
]

const choices = (filter: Partial<DirectoryFilter>) =>
  toDirectoryChoices(matchingPlaces, { ...wholeDirectory, ...filter }, 'de')
const counts = (items: { count: number }[]) => items.map(({ count }) => count)

it('counts all members by category, federal state, letter and place', () => {
  const all = choices({})
  expect(all.count).toBe(11)
  expect(counts(all.categories)).toEqual([6, 2, 3])
  expect(all.regions.map(({ title, count }) => [title, count])).toEqual([
    ['Bayern', 1],
    ['Nordrhein-Westfalen', 1],
    ['Sachsen', 8],
  ])
  expect(all.letters).toEqual(['A', 'C', 'D', 'W'])
  expect(counts(all.places)).toEqual([1, 3, 1, 5, 1])
})

it('counts each filter with the preceding filters', () => {
  const saxon = choices({ category: 'theater', region: 'DE-SN', letter: 'C' })
  expect(saxon.count).toBe(2)
  expect(counts(saxon.categories)).toEqual([2, 1, 0])
  expect(counts(saxon.regions)).toEqual([1, 5])
  expect(saxon.letters).toEqual(['C', 'D'])
  expect(saxon.places.map(({ place, count }) => [place, count])).toEqual([['Chemnitz', 2]])
})

it('separates places of the same name by state, and adds them up in the index', () => {
  const places = [place('Neustadt', 'DE-BY', [2, 0, 0]), place('Neustadt', 'DE-SN', [1, 0, 0], 54)]
  const saxon = toDirectoryChoices(places, { ...wholeDirectory, region: 'DE-SN' }, 'de')
  expect([saxon.count, countByName(saxon.places)]).toEqual([1, [{ value: 'Neustadt', count: 1 }]])
  expect(countByName(places)).toEqual([{ value: 'Neustadt', count: 3 }])
  expect(toMapView(saxon.places, places).otherDots).toMatchObject([{ place: 'Neustadt', count: 2 }])
})

it('keeps the other places available in the list of one place', () => {
  const dresden = choices({ region: 'DE-SN', place: 'Dresden' })
  expect(dresden.count).toBe(5)
  expect(dresden.places.map(({ place }) => place)).toEqual(['Chemnitz', 'Dresden'])
  expect(choices({ place: 'Nirgends' }).count).toBe(0)
})

it('links each filter with the preceding filters, and first without it', () => {
  const filter: DirectoryFilter = { ...wholeDirectory, category: 'theater', region: 'DE-SN', search: 'oper' }
  const names = { all: 'Alle', category: String }
  const links = directoryLinks('de', filter, choices(filter), names)
  const list = '/de/unsere-mitglieder/theater?search=oper'
  expect(links.regions.find(({ isCurrent }) => isCurrent)).toMatchObject({ title: 'Sachsen', count: 5 })
  expect(links.regions[0]).toEqual({ title: 'Alle', href: `${list}#list`, isCurrent: false })
  expect(links.letters[1]?.href).toBe(`${list}&region=DE-SN&letter=C#list`)
  expect(links.places[1]?.href).toBe(`${list}&region=DE-SN&place=Chemnitz#list`)
  expect(links.categories[2]?.href).toBe('/de/unsere-mitglieder/orchester?search=oper&region=DE-SN')
  expect(directoryLinks('de', wholeDirectory, choices({}), names).places).toEqual([])
})

it('parses a formatted address to the same filter', () => {
  const filter = parseDirectoryFilter('other', { search: ' a&b ', region: 'DE-TH', letter: '#', place: 'Ilmenau' })
  expect(filter && directoryAddress('en', filter)).toBe(
    '/en/addresses/other-addresses?search=a%26b&region=DE-TH&letter=%23&place=Ilmenau',
  )
  expect(parseDirectoryFilter(null, { search: '', region: '', letter: null, place: '' })).toEqual(wholeDirectory)
})

it.each([
  ['a state', { region: 'DE-XX' }],
  ['a letter', { letter: 'aa' }],
  ['a small letter, of which there would be two addresses', { letter: 'a' }],
])('rejects an unknown %s', (_, wrong) => {
  expect(parseDirectoryFilter(null, { search: null, region: null, letter: null, place: null, ...wrong })).toBeNull()
})

it('shows places in Germany on the map, sized by number, in and outside the list', () => {
  const saxon = choices({ region: 'DE-SN' })
  const { listedDots, otherDots } = toMapView(saxon.places, matchingPlaces)
  expect(listedDots.map((dot) => [dot.place, dot.count])).toEqual([['Chemnitz', 3]])
  expect(otherDots.map((dot) => dot.place)).toEqual(['Aachen', 'Coburg'])
})
