import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contract/common/locale'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import { cities } from './cities'
import { makeOrganizations } from './index'

const organizations = makeOrganizations()
const citiesByName = new Map(cities.map((city) => [city.name, city]))

it('makeOrganizations creates 145 theaters, 65 orchestras and 100 others in all federal states', () => {
  const counts = organizationCategories.map(
    (category) => organizations.filter((organization) => organization.category === category).length,
  )
  expect(counts).toEqual([145, 65, 100])
  expect(new Set(organizations.map(({ region }) => region)).size).toBe(16)
})

it('makeOrganizations creates the same organizations in each call', () => {
  expect(makeOrganizations()).toEqual(organizations)
})

describe.each(organizations)('$de.title in $place', (organization) => {
  const city = citiesByName.get(organization.place)

  it('has the region, postcode, position and dialing code of its city', () => {
    expect(city?.region).toBe(organization.region)
    expect(city?.zips).toContain(organization.zip)
    expect(organization.zip).toMatch(/^\d{5}$/)
    expect(Math.abs(organization.position.lat - (city?.lat ?? 0))).toBeLessThan(0.02)
    expect(Math.abs(organization.position.lon - (city?.lon ?? 0))).toBeLessThan(0.02)
    for (const phone of [organization.phone, ...organization.people.map((person) => person.phone)]) {
      expect(phone).toMatch(new RegExp(`^\\+49 ${city?.dialing} 0\\d{4}-\\d$`))
    }
    for (const { address } of organization.stages) {
      expect(address).toBe(`${organization.street}, ${organization.zip} ${organization.place}`)
    }
  })

  it('has all texts in both languages and only addresses at example.org', () => {
    for (const locale of locales) {
      const { slug, title, heroText, modules } = organization[locale]
      expect([slug, title, heroText]).not.toContain('')
      expect(modules.length).toBeGreaterThan(6)
      expect(JSON.stringify(modules)).not.toMatch(/\{\w+\}|undefined/)
    }
    for (const email of [organization.email, ...organization.people.map((person) => person.email)]) {
      expect(email).toMatch(/^[a-z.]+@[a-z-]+\.example\.org$/)
    }
    expect(organization.people[0]?.role).toBe('director')
  })
})

it('makeOrganizations creates unique names in a category and unique pages', () => {
  for (const category of organizationCategories) {
    const titles = organizations.filter((organization) => organization.category === category).map(({ de }) => de.title)
    expect(new Set(titles).size).toBe(titles.length)
  }
  for (const locale of locales) {
    const bodies = organizations.map((organization) => JSON.stringify(organization[locale].modules))
    expect(new Set(bodies).size).toBe(bodies.length)
  }
})
