import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { administeredTypes } from '@/backend/administered-types'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { personCategories, persons } from '@/backend/platform/db/schema/library/persons'
import { importLimits } from '@/lib/contract/administration/record-import'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import {
  importTable,
  joinRows,
  previewTable,
  sendTable,
  type TableOptions,
  type TableText,
} from '@/tests/content/record-tables'
import { listHeads } from '../import/importable'

const backend = startTestBackend()
const admin = logInBeforeAll(backend, { role: 'admin' })

const send = (type: string, text: TableText, sent: TableOptions = {}) => sendTable(admin, type, text, sent)
const preview = (type: string, text: TableText, mapping?: unknown) => previewTable(admin, type, text, mapping)
const importAll = (type: string, text: string) => importTable(admin, type, text)
const exported = async (type: string) => (await admin.call('GET', `/de/api/administration/${type}/export.csv`)).text()
const listStoredPersons = () => backend.services.db.select().from(persons).orderBy(persons.id)

describe('import of persons', () => {
  it('previews the effect, imports all lines, and changes nothing the second time', async () => {
    const { db } = backend.services
    await db.insert(persons).values({ name: 'Ada Amsel', email: 'ada@example.org', phone: '1' })
    const text = joinRows(
      'Name;E-Mail;Telefon;Bemerkung',
      'Ada Amsel;ADA@example.org;+49 30 2;neu',
      'Bea Bussard;bea@example.org;3;',
    )
    const firstPreview = await preview('persons', text)
    expect(firstPreview).toMatchObject({
      separator: ';',
      columns: [
        { head: 'Name', target: 'name', samples: ['Ada Amsel', 'Bea Bussard'] },
        { target: 'email' },
        { target: 'phone' },
        { head: 'Bemerkung', target: null },
      ],
      counts: { new: 1, changed: 1, unchanged: 0, wrong: 0 },
      lines: [
        { line: 2, state: 'changed', changes: [{ target: 'phone', from: '1', to: '+49 30 2' }] },
        { line: 3, state: 'new', id: null, title: 'Bea Bussard' },
      ],
    })
    expect(await listStoredPersons()).toMatchObject([{ name: 'Ada Amsel', phone: '1' }])

    const result = await importAll('persons', text)
    const [ada, bea] = await listStoredPersons()
    expect(result).toMatchObject({ created: [bea?.id], changed: [ada?.id], unchanged: 0, wrong: 0, rejected: null })
    expect([ada?.phone, bea?.email]).toEqual(['+49 30 2', 'bea@example.org'])
    const versions = await db
      .select()
      .from(recordVersions)
      .where(eq(recordVersions.recordId, ada?.id ?? 0))
    expect(versions.map(({ event }) => event).toSorted()).toEqual(['found', 'imported'])

    expect((await preview('persons', text)).counts).toEqual({ new: 0, changed: 0, unchanged: 2, wrong: 0 })
    expect(await importAll('persons', text)).toMatchObject({ created: [], changed: [], unchanged: 2 })
    expect(await listStoredPersons()).toHaveLength(2)
  })

  it('reports the errors of each line by column, and imports the lines without errors', async () => {
    const text = joinRows(
      'id;Name;E-Mail;Kategorie',
      ';;nobody@example.org;',
      ';Cem Cello;nobody;',
      ';Dora Drossel;;Gibt es nicht',
      '999999;Emil Eule;;',
      ';Fritz Fink;;',
      ';Fritz Fink;;;zu viel',
    )
    const { counts, lines, hash } = await preview('persons', text)
    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, wrong: 5 })
    expect(lines.filter(({ state }) => state === 'wrong').map(({ line, errors }) => [line, ...errors])).toEqual([
      [2, { column: 1, target: 'name', message: 'Pflichtfeld' }],
      [3, { column: 2, target: 'email', message: 'Ungültige E-Mail Adresse' }],
      [4, { column: 3, target: 'categories', message: expect.stringMatching(/^„.+“ gibt es hier nicht\./) }],
      [5, { column: 0, target: 'id', message: 'Diese Nummer gibt es hier nicht.' }],
      [
        7,
        { column: null, target: null, message: 'Das betrifft denselben Eintrag wie Zeile 6.' },
        { column: null, target: null, message: 'Diese Zeile hat mehr Felder als die Kopfzeile.' },
      ],
    ])
    const columnMissing = await preview('persons', joinRows('E-Mail', 'nobody@example.org'))
    expect(columnMissing.lines[0]?.errors).toEqual([{ column: null, target: 'name', message: 'Pflichtfeld' }])
    const before = await listStoredPersons()
    const response = await send('persons', text, { hash })
    const { created, wrong, rejected } = await response.json()
    expect([response.status, created.length, wrong]).toEqual([200, 1, 5])
    expect((await listStoredPersons()).map(({ name }) => name)).toEqual([
      ...before.map(({ name }) => name),
      'Fritz Fink',
    ])
    expect(rejected.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFF"Zeile";"Grund";"id";"Name";"E-Mail";"Kategorie"',
      '"2";"Name: Pflichtfeld";"";"";"nobody@example.org";""',
      '"3";"E-Mail: Ungültige E-Mail Adresse";"";"Cem Cello";"nobody";""',
    ])
    const correctedTable = rejected.replace('"nobody";', '"cem@example.org";')
    expect((await preview('persons', correctedTable)).lines[1]).toMatchObject({ state: 'new', title: 'Cem Cello' })
    await backend.services.db.delete(persons).where(eq(persons.name, 'Fritz Fink'))
  })

  it('returns 409 if records have changed since the preview', async () => {
    const text = joinRows('Name;Telefon', 'Bea Bussard;77')
    const { hash } = await preview('persons', text)
    await backend.services.db.update(persons).set({ phone: '4' }).where(eq(persons.name, 'Bea Bussard'))
    expect((await send('persons', text, { hash })).status).toBe(409)
    expect((await send('persons', joinRows('Name;Telefon', 'Bea Bussard;78'), { hash })).status).toBe(409)
    expect(await listStoredPersons()).toMatchObject([{}, { phone: '4' }])
  })

  it('matches persons by number, address and name, and keeps apart those who share only one', async () => {
    const { db } = backend.services
    await db
      .insert(persons)
      .values([
        { name: 'Gesa Gans', email: 'info@example.org' },
        { name: 'Hans Hahn', email: 'info@example.org' },
        { name: 'Ines Ibis' },
        { name: 'Ines Ibis' },
        { name: 'Lea Lerche', email: 'presse@example.org' },
        { name: 'Mia Meise' },
      ])
    const [gesa] = await db.select().from(persons).where(eq(persons.name, 'Gesa Gans'))
    const { lines } = await preview(
      'persons',
      joinRows(
        'id,name,email',
        `${gesa?.id},Gesa Gans-Geier,info@example.org`,
        ',Hans Hahn,info@example.org',
        ',Kai Kauz,info@example.org',
        ',Ines Ibis,',
        ',Bea Bussard,neu@example.org',
        ',Nora Nachtigall,presse@example.org',
        ',Otto Olm,presse@example.org',
        ',Mia Meise,mia@example.org',
      ),
    )
    expect(lines.map(({ state, id, warnings }) => [state, id === null, warnings.length])).toEqual([
      ['changed', false, 0],
      ['unchanged', false, 0],
      ['new', true, 1],
      ['wrong', true, 0],
      ['new', true, 1],
      ['new', true, 1],
      ['new', true, 1],
      ['changed', false, 0],
    ])
  })

  it('accepts an explicit mapping of columns', async () => {
    const text = joinRows('Wer;Was;Was', 'Ada Amsel;Leitung;Head')
    const mappedPreview = await preview('persons', text, ['name', 'function.de', 'function.en'])
    expect(mappedPreview.lines).toMatchObject([
      {
        changes: [
          { target: 'function.de', to: 'Leitung' },
          { target: 'function.en', to: 'Head' },
        ],
      },
    ])
    expect(await preview('persons', text)).toMatchObject({ problem: expect.stringContaining('name'), lines: [] })
    const { hash } = await preview('persons', text)
    expect((await send('persons', text, { hash })).status).toBe(400)
    const tooMany = Array.from({ length: importLimits.columns + 1 }, () => null)
    for (const mapping of [['name'], ['name', 'name', null], ['name', 'password', null], 'x', { a: 1 }, tooMany]) {
      const response = await send('persons', text, { mapping })
      expect([mapping, response.status]).toEqual([mapping, 400])
      expect(Object.keys(await response.json())).toEqual(['mapping'])
    }
  })
})

it('imports organizations as drafts in both languages and corrects addresses', async () => {
  const head = 'Name;title.en;Kategorie;Straße;PLZ;Ort;Bundesland;Webseite;Mitglied seit;position'
  const text = joinRows(
    head,
    'Haus am Fluss;House on the River;Theater;Wehr 1;09111;Chemnitz;Sachsen;www.haus.example.org;1990;50.83, 12.92',
    'Haus am Fluss;;orchestra;Kai 2;20457;Hamburg;;;;',
  )
  const { created } = await importAll('organizations', text)
  const [first] = created
  const loadFirst = async () => (await admin.call('GET', `/de/api/administration/organizations/${first}/`)).json()
  expect(await loadFirst()).toMatchObject({
    values: {
      title: { de: 'Haus am Fluss', en: 'House on the River' },
      category: 'theater',
      region: 'DE-SN',
      website: 'https://www.haus.example.org',
      member_since: 1990,
      position: { lat: 50.83, lon: 12.92 },
    },
    row: { state: { de: 'offline', en: 'offline' } },
  })
  const correction = await importAll('organizations', joinRows('Name;Ort;Straße', 'Haus am Fluss;Chemnitz;Wehr 3'))
  expect(correction).toMatchObject({ created: [], changed: [first], unchanged: 0 })
  expect(await loadFirst()).toMatchObject({ values: { street: 'Wehr 3', zip: '09111' } })
  const { lines } = await preview('organizations', joinRows(head, 'Neu;;Kino;;;Ort;Nirgendwo;x;vorgestern;hier'))
  expect(lines[0]?.errors.map(({ column }) => column).toSorted()).toEqual([2, 6, 7, 8, 9])
  const results = await preview('organizations', joinRows('Name;Ort;Kategorie;position', 'Fern;Ort;theater;99, 200'))
  expect(results.lines[0]?.errors).toMatchObject([
    { column: 3, message: 'Der Wert darf höchstens 90 sein.' },
    { column: 3, message: 'Der Wert darf höchstens 180 sein.' },
  ])
})

describe('an exported table', () => {
  it('changes nothing when it is imported again', async () => {
    const { db } = backend.services
    await db
      .insert(personCategories)
      .values([{ title: { de: 'Presse', en: 'Press' } }, { title: { de: 'Bühne, Technik', en: 'Stage' } }])
    const ids = (await db.select().from(personCategories)).map(({ id }) => id)
    const strangeValues = { name: '=1+1 "x"; y', phone: '+49 30', title: { de: "'=2", en: '-' }, categories: ids }
    const values = { ...strangeValues, function: { de: '', en: '' }, email: '', photo: null }
    expect((await admin.call('POST', '/de/api/persons/', { values })).status).toBe(201)
    for (const type of ['persons', 'organizations']) {
      const { counts, lines } = await preview(type, await exported(type))
      expect(counts).toEqual({ new: 0, changed: 0, unchanged: lines.length, wrong: 0 })
      expect(lines.length).toBeGreaterThan(1)
    }
  })

  it.each(
    administeredTypes({ env: { SITE_URL: 'https://buehnenhaus.test' }, storage: {} } as never).flatMap((type) =>
      type.importable ? [[type.contract.name, type] as const] : [],
    ),
  )('has a column for each importable value: %s', async (name, { contract, importable }) => {
    const cells = (await importable?.cells(backend.services.db, 'de')) ?? []
    for (const { target } of cells) expect(Object.keys(contract.values.shape)).toContain(target.split('.')[0])
    const heads = cells.flatMap(listHeads)
    expect(new Set(heads).size).toBe(heads.length)
    const [head] = (await exported(name)).split('\r\n')
    for (const { head: names } of cells) expect(head).toContain(`"${names.de}"`)
    for (const key of importable?.keys.flat() ?? []) expect(cells.map(({ target }) => target)).toContain(key)
  })
})

it('rejects an import for types without tables', async () => {
  expect((await send('users', 'email\nx')).status).toBeGreaterThanOrEqual(400)
})
