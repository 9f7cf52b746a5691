import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { images } from '@/backend/platform/db/schema/library/images'
import { organizationDetailSchema, organizationDraftSchema } from '@/lib/contract/pages/organization'
import { pageSchema } from '@/lib/contract/pages/page'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { listenTo } from '@/tests/content/content'
import { createPicture } from '@/tests/content/pictures'
import { startOrganizations } from './organizations.fixture'

const backend = startTestBackend()
const organizations = startOrganizations(backend)
const { call, write, make, makePublished, publish, list } = organizations

const fields = {
  kind: { de: 'Stadttheater', en: 'Municipal theatre' },
  street: 'Theaterstraße 1',
  zip: '09111',
  country: 'DE',
  position: { lat: 50.83, lon: 12.92 },
  phone: '+49 371 1234',
  email: 'haus@example.org',
  website: 'https://haus.example.org',
  member_since: 1990,
  stages: [{ name: 'Großes Haus', seats: 700, address: 'Theaterstraße 1' }, { name: 'Studio' }],
  people: [{ name: 'Ada Amsel', role: 'director', function: { de: 'Intendantin', en: 'Director' } }],
}

const addPicture = () => createPicture(backend.services.db)

async function readOrganization(id: number, locale = 'de') {
  const response = await backend.get(`/${locale}/api/organizations/${id}/`)
  expect(response.status).toBe(200)
  return organizationDetailSchema.parse(await response.json())
}

describe('an organization', () => {
  it('is created by an editor, is hidden until its publication, and then has a page and a place in the list', async () => {
    const [logo, picture] = [await addPicture(), await addPicture()]
    const organization = await make('Haus am Fluss', {
      ...fields,
      teaser: 'Drei Sparten',
      logo,
      images: [picture, picture],
    })
    expect(organization).toMatchObject({
      slug: 'haus-am-fluss',
      url: `/de/unsere-mitglieder/haus-am-fluss/${organization.id}`,
      state: 'offline',
      kind: fields.kind,
      people: [{ function: { de: 'Intendantin', en: 'Director' }, email: '', phone: '' }],
    })
    expect((await list()).count).toBe(0)
    expect((await backend.get(`/de/api/organizations/${organization.id}/`)).status).toBe(404)
    await publish(organization.id)
    const { kind, position, people, stages, ...untranslatedFields } = fields
    const publicFields = {
      ...untranslatedFields,
      ...position,
      kind: kind.de,
      region: { code: 'DE-SN', title: 'Sachsen' },
    }
    expect(await list()).toMatchObject({
      count: 1,
      results: [{ ...publicFields, logo: { id: logo }, teaser: 'Drei Sparten' }],
    })
    expect(await readOrganization(organization.id)).toMatchObject({
      ...publicFields,
      urls: { de: organization.url, en: null },
      stages: [stages[0], { name: 'Studio', seats: null, address: '' }],
      people: [{ name: 'Ada Amsel', role: 'director', function: 'Intendantin' }],
      images: [{ id: picture }],
      neighbors: [],
      previous: null,
      next: null,
    })
    const page = await backend.get(`/de/pageeditor-api/page/unsere-mitglieder/haus-am-fluss/${organization.id}`)
    expect(pageSchema.parse(await page.json())).toMatchObject({
      content_type: 'organization',
      record: { type: 'organization', zip: '09111' },
    })
  })

  it('has its fields in both languages and its texts in one', async () => {
    const { id } = await makePublished('Haus', fields)
    await organizations.editor.page('POST', `page/${id}/translate/`)
    await publish(id, 'en')
    expect(await readOrganization(id, 'en')).toMatchObject({
      url: `/en/addresses/haus/${id}`,
      kind: 'Municipal theatre',
      region: { title: 'Saxony' },
      people: [{ function: 'Director' }],
    })
  })

  it('shows new texts after the next publication, and other changes immediately', async () => {
    const { id, revision } = await makePublished('Alt', fields)
    const change = { revision, title: 'Neu', phone: '+49 371 9', images: [await addPicture()] }
    const changedOrganization = await write('PATCH', `organizations/${id}/`, change)
    expect(changedOrganization).toMatchObject({ title: 'Neu', state: 'changed', revision: revision + 2, images: [{}] })
    expect((await list()).results).toMatchObject([{ title: 'Alt', phone: '+49 371 9' }])
    expect((await write('PATCH', `organizations/${id}/`, change)).revision).toBe(changedOrganization.revision)
    await publish(id)
    expect((await list()).results).toMatchObject([{ title: 'Neu' }])
  })

  it('rejects a change with an outdated or missing revision', async () => {
    const { id, revision } = await make('Haus')
    await write('PATCH', `organizations/${id}/`, { revision, street: 'Erste' })
    const response = await call('PATCH', `organizations/${id}/`, { revision, street: 'Zweite' })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ current: { street: 'Erste' }, yours: { street: 'Zweite' } })
    expect((await call('PATCH', `organizations/${id}/`, { street: 'Dritte' })).status).toBe(428)
    expect((await call('DELETE', `organizations/${id}/`, { revision })).status).toBe(409)
  })

  it('is deleted and completely restored with its remaining pictures', async () => {
    const [logo, picture, otherPicture] = [await addPicture(), await addPicture(), await addPicture()]
    const { id, revision } = await makePublished('Weg', { ...fields, logo, images: [picture, otherPicture] })
    expect((await call('DELETE', `organizations/${id}/`, { revision })).status).toBe(204)
    expect((await backend.get(`/de/api/organizations/${id}/`)).status).toBe(410)
    expect((await list()).count).toBe(0)
    const { db } = backend.services
    const { rows } = await db.execute(
      sql`SELECT image_id AS id FROM picture_uses WHERE place = 'trash' AND key = ${String(id)}`,
    )
    expect(rows).toHaveLength(3)
    await db.execute(sql`DELETE FROM images WHERE id = ${otherPicture}`)
    expect((await organizations.editor.call('POST', `trash/${id}/restore/`, {})).status).toBe(201)
    const draft = await call('GET', `organizations/${id}/?draft=1`)
    expect(organizationDraftSchema.parse(await draft.json())).toMatchObject({
      title: 'Weg',
      state: 'offline',
      zip: '09111',
      logo: { id: logo },
      images: [{ id: picture }],
      stages: [{}, {}],
    })
  })

  it('links to the previous and next organizations of its category, and to the nearest ones', async () => {
    const toPlace = (lat: number, place: string) => ({ place, position: { lat, lon: 10 } })
    await makePublished('Nord', toPlace(54, 'A'))
    const { id } = await makePublished('Mitte', toPlace(51, 'B'))
    await makePublished('Orchester', { ...toPlace(50.5, 'Ba'), category: 'orchestra' })
    await makePublished('Süd', toPlace(47, 'C'))
    const { previous, next, neighbors } = await readOrganization(id)
    expect([previous?.title, next?.title]).toEqual(['Nord', 'Süd'])
    expect(neighbors.map(({ title }) => title)).toEqual(['Orchester', 'Nord', 'Süd'])
  })

  it('invalidates caches when its content changes', async () => {
    const logo = await addPicture()
    const { id } = await makePublished('Haus', { logo })
    const tags = (await backend.get(`/de/api/organizations/${id}/`)).headers.get('Cache-Tag')?.split(', ')
    expect(tags).toEqual(expect.arrayContaining([`page:${id}:de`, `record:${id}`, 'records:organization']))
    const { db } = backend.services
    const notifications = await listenTo(backend.services)
    await db.execute(sql`UPDATE organizations SET phone = '1' WHERE page_id = ${id}`)
    expect(await notifications.next()).toEqual([`record:${id}`, 'records:organization'])
    await db.execute(sql`INSERT INTO organization_images VALUES (${id}, ${logo})`)
    expect(await notifications.next()).toEqual([`record:${id}`])
    await db.execute(sql`UPDATE images SET alt = '{"de": "Logo", "en": "Logo"}' WHERE id = ${logo}`)
    expect(await notifications.next()).toEqual([`record:${id}`, 'records:organization'])
  })
})

it.each([
  [{ title: '' }, 'title'],
  [{ category: 'circus' }, 'category'],
  [{ slug: 'a/b' }, 'slug'],
  [{ region: 'Sachsen' }, 'region'],
  [{ country: 'Deutschland' }, 'country'],
  [{ position: { lat: 91, lon: 0 } }, 'position'],
  [{ position: { lat: 50 } }, 'position'],
  [{ email: 'nobody' }, 'email'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ member_since: 12 }, 'member_since'],
  [{ kind: 'Haus' }, 'kind'],
  [{ stages: [{ name: '' }] }, 'stages'],
  [{ people: [{ name: 'Ada', role: 'boss', function: fields.kind }] }, 'people'],
  [{ image: 99_999 }, 'image'],
  [{ logo: 99_999 }, 'logo'],
  [{ images: [99_999] }, 'images'],
])('%j is rejected with an error in the field %s', async (body, field) => {
  const response = await call('POST', 'organizations/', { title: 'x', category: 'other', ...body })
  expect([response.status, Object.keys(await response.json())]).toEqual([400, [field]])
})

it('is rejected with a picture that is deleted meanwhile', async () => {
  const { db } = backend.services
  const logo = await addPicture()
  const runTransaction = db.transaction.bind(db)
  const deleteFirst: typeof runTransaction = async (...args) => {
    await db.delete(images).where(eq(images.id, logo))
    return runTransaction(...args)
  }
  vi.spyOn(db, 'transaction').mockImplementationOnce(deleteFirst)
  expect((await call('POST', 'organizations/', { title: 'x', category: 'other', logo })).status).toBe(400)
})

it('shows working copies to editors only', async () => {
  const { id } = await make('Haus')
  const address = `/de/api/organizations/${id}/?draft=1`
  const member = await new TestBrowser(backend).logIn(await createUser(backend, {}))
  expect((await member.call('GET', address)).status).toBe(403)
  expect((await backend.get(address)).status).toBe(401)
})

it.each(['orchester', 'theater', 'weitere-mitglieder'])('redirects an address below “%s”', async (list) => {
  const { id, url } = await makePublished('Haus')
  const response = await backend.get(`/de/pageeditor-api/redirect/de/unsere-mitglieder/${list}/haus/${id}`)
  expect(await response.json()).toEqual({ new_path: url })
  const otherPath = `/de/unsere-mitglieder/jahresberichte/haus/${id}`
  expect((await backend.get(`/de/pageeditor-api/redirect${otherPath}`)).status).toBe(404)
})

it('returns 404 for the id of an article', async () => {
  const response = await call('POST', 'articles/', { title: 'Beitrag' })
  const { id, revision } = organizationDraftSchema.pick({ id: true, revision: true }).parse(await response.json())
  await publish(id)
  expect((await backend.get(`/de/api/organizations/${id}/`)).status).toBe(404)
  expect((await call('PATCH', `organizations/${id}/`, { revision, title: 'x' })).status).toBe(404)
  expect((await call('DELETE', `organizations/${id}/`, { revision })).status).toBe(404)
})
