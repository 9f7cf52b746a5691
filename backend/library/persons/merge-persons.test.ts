import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { publishPage } from '@/backend/content/pages/publish-page'
import { teamMemberSchema } from '@/lib/contract/blocks/team'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { joinRows, previewTable } from '@/tests/content/record-tables'

const backend = startTestBackend()
const editor = logInBeforeAll(backend, { role: 'editor' })

const call = (method: string, path: string, body?: unknown) => editor.call(method, `/de/api/${path}`, body)
const blank = { title: { de: '', en: '' }, function: { de: '', en: '' }, email: '', phone: '' }
const createPerson = async (name: string, changes: object = {}) => {
  const values = { ...blank, name, photo: null, categories: [], ...changes }
  return await (await call('POST', 'persons/', { values })).json()
}
const run = async (action: string, id: number, body: object = {}) =>
  await (await call('POST', `administration/persons/${action}/`, { ids: [id], ...body })).json()
const listDuplicates = async () => {
  const { results } = await (await call('GET', 'administration/persons/?duplicates=true&ordering=name')).json()
  return results.map(({ id }: { id: number }) => id)
}

/** Publishes a page with a person in a team. The returned function loads the published name. */
async function publishTeam(path: string, personId: number): Promise<() => Promise<string | undefined>> {
  const { db, clock } = backend.services
  const children = [{ model: 'teammember', data: { person: personId } }]
  const pageId = await createPage(db, { path: { de: path }, modules: [{ model: 'team', data: {}, children }] })
  await publishPage(db, { pageId, locale: 'de', now: clock() })
  return async () => {
    const page = await (await backend.get(`/de/pageeditor-api/page/${path}`)).json()
    return teamMemberSchema.parse(page.modules[0].children[0].data).person?.name
  }
}

describe('two records of one person', () => {
  it('are listed as duplicates by name or e-mail address', async () => {
    const first = await createPerson('Änne Abt', { email: 'abt@example.org' })
    const second = await createPerson('aenne abt')
    const third = await createPerson('Anne Abt-Meier', { email: 'Abt@example.org' })
    await createPerson('Otto Solo', { email: 'solo@example.org' })
    expect(await listDuplicates()).toEqual(expect.arrayContaining([first.id, second.id, third.id]))
    expect(await listDuplicates()).toHaveLength(3)
    await run('delete', second.id)
    await run('delete', third.id)
    expect(await listDuplicates()).toEqual([])
  })

  it('are not joined by an import, which warns of the same address', async () => {
    const { id } = await createPerson('Ida Import', { email: 'ida@example.org' })
    const { lines } = await previewTable(editor, 'persons', joinRows('name;email', 'Ida Imkamp;IDA@example.org'))
    expect(lines[0]).toMatchObject({
      state: 'new',
      warnings: [{ target: 'email', message: expect.stringContaining(`Nummer ${id}`) }],
    })
  })

  it('are merged, including pages, articles, vCards and histories', async () => {
    const first = await createPerson('Mira Muster', { phone: '+49 30 1' })
    const second = await createPerson('Mira Muster-Lau')
    const third = await createPerson('Mira Lau')
    const readName = await publishTeam('team', first.id)
    expect(await readName()).toBe('Mira Muster')
    const { id: articleId } = await (
      await call('POST', 'articles/', { section: 'press', title: 'Neu', contact: first.id })
    ).json()

    const requestBody = { into: second.id, revision: second.revision, values: { phone: '+49 30 1' } }
    expect(await run('merge', first.id, requestBody)).toEqual({ done: [first.id], refused: [] })
    const mergedPerson = await (await call('GET', `administration/persons/${second.id}/`)).json()
    expect(mergedPerson.values).toMatchObject({ name: 'Mira Muster-Lau', phone: '+49 30 1' })
    expect(await readName()).toBe('Mira Muster-Lau')
    expect((await backend.get(`/de/api/persons/${first.id}/contact.vcf`)).status).toBe(200)
    const article = await (await call('GET', `administration/press-releases/${articleId}/`)).json()
    expect(article.values.contact).toBe(second.id)
    const { results } = await (await call('GET', `administration/persons/${first.id}/history/`)).json()
    expect(results[0]).toMatchObject({ event: 'deleted' })

    await run('merge', second.id, { into: third.id, revision: third.revision })
    expect(await readName()).toBe('Mira Lau')
    await run('restore', first.id)
    expect(await readName()).toBe('Mira Muster')
  })

  it('stay merged after the remaining record was deleted and restored', async () => {
    const first = await createPerson('Rike Rest')
    const second = await createPerson('Rike Rest-Lau')
    const third = await createPerson('Rike Lau')
    const readName = await publishTeam('rest', first.id)
    await run('merge', first.id, { into: second.id, revision: second.revision })
    await run('delete', second.id)
    expect(await readName()).toBeUndefined()
    await run('restore', second.id)
    expect(await readName()).toBe('Rike Rest-Lau')

    const { revision } = await (await call('GET', `administration/persons/${third.id}/`)).json()
    await run('merge', second.id, { into: third.id, revision })
    expect(await readName()).toBe('Rike Lau')
    await run('restore', second.id)
    expect(await readName()).toBe('Rike Rest-Lau')
  })

  it('both have cache tags on pages that show the merged record', async () => {
    const source = await createPerson('Tilda Tag')
    const target = await createPerson('Tilda Tag')
    await publishTeam('tags', source.id)
    await run('merge', source.id, { into: target.id, revision: target.revision })
    const response = await backend.get('/de/pageeditor-api/page/tags')
    expect(response.headers.get('Cache-Tag')?.split(/[ ,]+/)).toEqual(
      expect.arrayContaining([`person:${source.id}`, `person:${target.id}`]),
    )
  })

  it('are not merged with an outdated revision or invalid values, or if both are the same', async () => {
    const source = await createPerson('Nele Nein')
    const target = await createPerson('Nele Nein')
    const invalidRequests = [
      { into: target.id, revision: target.revision + 1 },
      { into: source.id, revision: source.revision },
      { into: target.id, revision: target.revision, values: { email: 'kein' } },
    ]
    for (const body of invalidRequests) expect(await run('merge', source.id, body)).toMatchObject({ done: [] })
    const { rows } = await backend.services.db.execute(sql`SELECT id FROM persons WHERE name = 'Nele Nein'`)
    expect(rows).toHaveLength(2)
  })
})
