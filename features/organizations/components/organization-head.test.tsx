import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OrganizationRecord } from '@/lib/contract/records/organization-record'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { OrganizationHead } from './organization-head'

const theater: OrganizationRecord = {
  type: 'organization',
  category: 'theater',
  kind: 'Stadttheater',
  street: 'Am Wall 39',
  zip: '09113',
  place: 'Chemnitz',
  region: { code: 'DE-SN', title: 'Sachsen' },
  country: 'DE',
  lat: 50.8257,
  lon: 12.9339,
  phone: '+49 (0)371 06552-2',
  email: 'info@haus.example.org',
  website: 'https://www.haus.example.org/de/',
  member_since: 1963,
  logo: null,
  images: [],
  stages: [],
  people: [],
}

function show(overrides: Partial<OrganizationRecord> = {}, url: string | null = '/de/unsere-mitglieder/haus/12') {
  const page = { title: 'Haus am Wall', hero_text: 'Drei Sparten.', hero_image: null, urls: { de: url, en: null } }
  return renderIn('de', <OrganizationHead page={page} organization={{ ...theater, ...overrides }} locale="de" />)
}

const getContact = () => within(screen.getByRole('region', { name: 'Kontakt' }))

it('shows category, place and contact details', async () => {
  const { container } = show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Haus am Wall')
  expect(screen.getByRole('link', { name: 'Theater' })).toHaveAttribute('href', '/de/unsere-mitglieder/theater')
  expect(screen.getByRole('link', { name: 'Chemnitz' })).toHaveAttribute('href', '/de/unsere-mitglieder?place=Chemnitz')
  expect(getContact().getByText('09113 Chemnitz')).toBeVisible()
  const links = getContact()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Telefon +49 (0)371 06552-2', 'tel:+49371065522'],
    ['E-Mail info@haus.example.org', 'mailto:info@haus.example.org'],
    [expect.stringContaining('Website haus.example.org'), 'https://www.haus.example.org/de/'],
    [
      expect.stringContaining('Auf der Karte zeigen'),
      'https://www.openstreetmap.org/?mlat=50.8257&mlon=12.9339#map=17/50.8257/12.9339',
    ],
    ['Ins Adressbuch (vCard)', '/de/unsere-mitglieder/haus/12.vcf'],
  ])
  expect(getContact().getByText('Mitglied seit 1963')).toBeVisible()
  await expectAccessible(container)
})

it('names the country of an organization abroad', () => {
  show({ country: 'AT', region: null })
  expect(getContact().getByText('Österreich')).toBeVisible()
  expect(getContact().queryByText('Deutschland')).toBeNull()
})

it('omits missing data, and the contact file before publication', async () => {
  const unknown = { street: '', zip: '', place: '', region: null, lat: null, lon: null }
  const { container } = show({ ...unknown, phone: '', email: '', website: '', member_since: null, kind: '' }, null)
  expect(getContact().queryAllByRole('link')).toEqual([])
  expect(container.querySelectorAll('address, p:empty, li:empty')).toHaveLength(0)
  await expectAccessible(container)
})
