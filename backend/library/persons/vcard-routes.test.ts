import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demo } from '@/demo/settings'
import { startTestBackend } from '@/tests/backend-app'
import { readVCard } from '@/tests/vcard'

const backend = startTestBackend()
beforeAll(() => backend.services.db.insert(settings).values({ data: demo }))

const noText = { de: '', en: '' }

async function createPerson(person: Partial<typeof persons.$inferInsert>): Promise<number> {
  const row = { name: 'Ada Amsel', title: noText, function: noText, ...person }
  const [insertedPerson] = await backend.services.db.insert(persons).values(row).returning({ id: persons.id })
  return insertedPerson?.id ?? 0
}

const fetchCard = (id: number, locale = 'de') => backend.get(`/${locale}/api/persons/${id}/contact.vcf`)

it('returns a contact person as a vCard of the organization in a language', async () => {
  const id = await createPerson({
    name: 'Amélie von der Heide',
    title: { de: 'Dr.', en: 'Dr.' },
    function: { de: 'Leitung Tarif, Bühne und Orchester', en: 'Head of agreements' },
    email: 'amelie@vbo.example.org',
    phone: '+49 30 23125-017',
  })
  const response = await fetchCard(id)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment; filename="Amelie von der Heide.vcf"'),
    'cache-control': 'public, no-cache',
    'cache-tag': `person:${id}, persons, settings`,
  })
  const { name, address } = demo.de
  expect(readVCard(await response.text())).toMatchObject({
    uid: `person-${id}@buehnenhaus.test`,
    fn: 'Dr. Amélie von der Heide',
    n: ['von der Heide', 'Amélie', '', 'Dr.', ''],
    org: name,
    title: 'Leitung Tarif, Bühne und Orchester',
    email: 'amelie@vbo.example.org',
    tel: '+49 30 23125-017',
    adr: ['', '', address.street, address.place, '', address.zip, address.country],
    url: 'https://buehnenhaus.test',
  })
  const english = readVCard(await (await fetchCard(id, 'en')).text())
  expect(english).toMatchObject({ org: demo.en.name, title: 'Head of agreements' })
})

it('writes titles, suffixes and several telephone numbers to their fields', async () => {
  const id = await createPerson({
    name: 'Dr. med. Karl von Amsel jun., M.A.',
    title: { de: 'Prof.', en: 'Prof.' },
    phone: 'Tel. +49 30 23125-017 (9–17 Uhr) / mobil +49 171 1234567; Fax: 030 23129',
  })
  const text = await (await fetchCard(id)).text()
  expect(readVCard(text)).toMatchObject({
    fn: 'Prof. Dr. med. Karl von Amsel jun., M.A.',
    n: ['von Amsel', 'Karl', '', 'Prof. Dr. med.', 'jun., M.A.'],
  })
  expect(text.split('\r\n').filter((line) => line.startsWith('TEL'))).toEqual([
    'TEL;TYPE=WORK,VOICE:+49 30 23125-017',
    'TEL;TYPE=CELL,VOICE:+49 171 1234567',
    'TEL;TYPE=WORK,FAX:030 23129',
  ])
})

it('omits missing fields, and escapes line breaks in values', async () => {
  const name = 'Eva\r\nTEL:0900 1\u0085END:VCARD'
  const id = await createPerson({
    name,
    function: { de: 'Chor\rund\nBallett\\', en: '' },
    email: 'a@example.org\r\nX:1',
  })
  const text = await (await fetchCard(id)).text()
  const card = readVCard(text)
  expect(text.match(/^(?:TEL|X|END)/gm)).toEqual(['END'])
  expect(card).toMatchObject({ title: 'Chor\nund\nBallett\\' })
  expect(Object.keys(card)).not.toContain('tel')
  expect((await fetchCard(id)).headers.get('Content-Disposition')).not.toMatch(/[\r\n]/)
})

it('returns 304 while it is unchanged, and 404 once the person is deleted', async () => {
  const id = await createPerson({})
  const first = await fetchCard(id)
  const path = `/de/api/persons/${id}/contact.vcf`
  const fetchAgain = () => backend.get(path, { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect((await fetchAgain()).status).toBe(304)
  const { db } = backend.services
  await db.update(persons).set({ phone: '1' }).where(eq(persons.id, id))
  expect((await fetchAgain()).status).toBe(200)
  await db.delete(persons).where(eq(persons.id, id))
  expect((await fetchAgain()).status).toBe(404)
  expect((await backend.get('/de/api/persons/x/contact.vcf')).status).toBe(404)
})
