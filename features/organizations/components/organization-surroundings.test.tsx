import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OrganizationDetail } from '@/lib/contract/pages/organization'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { OrganizationSurroundings } from './organization-surroundings'

const bare = {
  id: 1,
  url: '/de/unsere-mitglieder/haus/1',
  title: 'Haus am Wall',
  teaser: '',
  image: null,
  logo: null,
  category: 'theater' as const,
  kind: 'Stadttheater',
  street: 'Am Wall 39',
  zip: '09113',
  place: 'Chemnitz',
  region: null,
  country: 'DE',
  lat: 50.8257,
  lon: 12.9339,
  phone: '',
  email: '',
  website: '',
  member_since: null,
}
const detail: OrganizationDetail = {
  ...bare,
  urls: { de: bare.url, en: null },
  modules: [],
  images: [],
  stages: [],
  people: [],
  neighbors: [],
  previous: null,
  next: null,
}
const person = (name: string, role: 'director' | 'contact', does = '') => {
  return { name, role, function: does, email: '', phone: '' }
}

const show = (overrides: Partial<OrganizationDetail>) =>
  renderIn(
    'de',
    <OrganizationSurroundings
      organization={{ ...detail, ...overrides }}
      locale="de"
      address="https://vbo.example.org/de/unsere-mitglieder/haus/1"
    />,
  )

const lines = (heading: string) =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('lists the management before the contact persons', async () => {
  const people = [
    person('Ben', 'contact', 'Dramaturgie'),
    person('Ada', 'director', 'Intendanz'),
    person('Cem', 'director'),
  ]
  const { container } = show({ people })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Leitung',
    'Für Sie da',
  ])
  expect(lines('Leitung')).toEqual(['AdaIntendanz', 'Cem'])
  expect(lines('Für Sie da')).toEqual(['BenDramaturgie'])
  expect(screen.getByRole('link', { name: 'Stellenanzeigen dieser Organisation' })).toHaveAttribute(
    'href',
    `/de/jobboerse?organization=${detail.id}`,
  )
  await expectAccessible(container)
})

it('shows the seats of stages, and addresses that differ from that of the organization', () => {
  const stages = [
    { name: 'Großes Haus', seats: 524, address: 'Am Wall 39, 09113 Chemnitz' },
    { name: 'Studio', seats: 1, address: 'Hof 2' },
    { name: 'Freilicht', seats: null, address: '' },
  ]
  show({ stages })
  expect(lines('Spielstätten')).toEqual(['Großes Haus524 Plätze', 'StudioHof 21 Platz', 'Freilicht'])
})

it('links organizations nearby with their distance, if it is known', async () => {
  const near = (id: number, title: string, overrides: Partial<typeof bare>) => ({ ...bare, id, title, ...overrides })
  const neighbors = [
    near(2, 'Ensemble', { lat: 50.826 }),
    near(3, 'Oper', { lat: 50.5838, lon: 13.011, place: 'Annaberg', url: '/de/unsere-mitglieder/oper/3' }),
  ]
  const { container } = show({ neighbors })
  expect(lines('In der Nähe')).toEqual(['EnsembleStadttheater, Chemnitzunter 1 km', 'OperStadttheater, Annaberg27 km'])
  expect(screen.getByRole('link', { name: 'Oper' })).toHaveAttribute('href', '/de/unsere-mitglieder/oper/3')
  await expectAccessible(container)
})

it('renders no empty sections, but always the share links', () => {
  const { container } = show({})
  expect(container.querySelectorAll('section, h2')).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Per E-Mail' })).toHaveAttribute(
    'href',
    expect.stringContaining('unsere-mitglieder%2Fhaus%2F1'),
  )
})
