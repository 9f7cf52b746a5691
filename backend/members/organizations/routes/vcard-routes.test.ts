import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { readVCard } from '@/tests/vcard'
import { startOrganizations } from './organizations.fixture'

const backend = startTestBackend()
const { call, make, makePublished, editor, publish } = startOrganizations(backend)

const toPath = (id: number, locale = 'de') => `/${locale}/api/organizations/${id}/contact.vcf`
const fetchCard = async (id: number, locale = 'de') => {
  const response = await backend.get(toPath(id, locale))
  expect(response.status).toBe(200)
  return readVCard(await response.text())
}

it('returns an organization as a vCard in a language', async () => {
  const { id } = await makePublished('Städtische Bühne „Am Wehr“', {
    street: 'Theaterstraße 1; Hinterhaus',
    zip: '09111',
    position: { lat: 50.83, lon: 12.92 },
    phone: '+49 371 1234',
    email: 'haus@example.org',
    website: 'https://haus.example.org/a,b;c',
  })
  const response = await backend.get(toPath(id))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename=".*Am Wehr.*\.vcf"/),
    'cache-control': 'public, no-cache',
    'cache-tag': expect.stringContaining(`record:${id}`),
  })
  const germanAddress = ['', '', 'Theaterstraße 1; Hinterhaus', 'Chemnitz', 'Sachsen', '09111', 'Deutschland']
  expect(readVCard(await response.text())).toMatchObject({
    uid: `organization-${id}@buehnenhaus.test`,
    fn: 'Städtische Bühne „Am Wehr“',
    n: ['', '', '', '', ''],
    org: 'Städtische Bühne „Am Wehr“',
    'x-abshowas': 'COMPANY',
    adr: germanAddress,
    geo: [50.83, 12.92],
    tel: '+49 371 1234',
    email: 'haus@example.org',
    url: 'https://haus.example.org/a,b;c',
  })
  await editor.page('POST', `page/${id}/translate/`)
  await publish(id, 'en')
  expect((await fetchCard(id, 'en')).adr).toEqual([...germanAddress.slice(0, 4), 'Saxony', '09111', 'Germany'])
})

it('links to the page without a website, and omits missing fields', async () => {
  const { id } = await makePublished('Haus', { place: '' })
  const card = await fetchCard(id)
  expect(card.url).toBe(`https://buehnenhaus.test/de/unsere-mitglieder/haus/${id}`)
  expect(Object.keys(card).filter((name) => ['tel', 'email', 'adr', 'geo', 'title'].includes(name))).toEqual([])
})

it('escapes line breaks in a website', async () => {
  const { id } = await makePublished('Haus')
  const website = 'https://a.example.org/\r\nTEL:0900 1'
  await backend.services.db.execute(sql`UPDATE organizations SET website = ${website} WHERE page_id = ${id}`)
  expect(Object.keys(await fetchCard(id))).not.toContain('tel')
})

it('the vCard has the audience of the organization, and disappears with it', async () => {
  const { id, revision } = await make('Haus')
  expect((await backend.get(toPath(id))).status).toBe(404)
  await publish(id)
  expect((await backend.get(toPath(id, 'en'))).status).toBe(404)
  await backend.services.db.execute(sql`UPDATE publications SET audience = ARRAY['Mitglied'] WHERE page_id = ${id}`)
  expect((await backend.get(toPath(id))).status).toBe(401)
  const member = await new TestBrowser(backend).logIn(await createUser(backend, { group: 'Mitglied' }))
  const response = await member.call('GET', toPath(id))
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect((await call('DELETE', `organizations/${id}/`, { revision })).status).toBe(204)
  expect((await backend.get(toPath(id))).status).toBe(410)
})

it('the vCard disappears with the page of the organization', async () => {
  const { id } = await makePublished('Haus')
  await editor.page('POST', `page/${id}/unpublish/`, {})
  expect((await backend.get(toPath(id))).status).toBe(404)
})

it('returns no vCard for an article', async () => {
  const response = await call('POST', 'articles/', { title: 'Beitrag' })
  const { id }: { id: number } = await response.json()
  await publish(id)
  expect((await backend.get(toPath(id))).status).toBe(404)
})
