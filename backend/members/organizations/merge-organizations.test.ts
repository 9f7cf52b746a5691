import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { previewTable, table } from '@/tests/content/record-tables'
import { blankOrganization } from './organization-tables'

const backend = startTestBackend()
const office = logInBeforeAll(backend, { role: 'office' })

const base = 'administration/organizations'
const call = (method: string, path: string, body?: unknown) => office.call(method, `/de/api/${path}`, body)
const values = {
  ...blankOrganization,
  category: 'theater',
  title: { de: 'Haus am Fluss', en: '' },
  place: 'Chemnitz',
}

async function make(changes: object = {}) {
  const organization = await (await call('POST', `${base}/`, { values: { ...values, ...changes } })).json()
  await call('POST', `${base}/publish/`, { ids: [organization.id] })
  return await readOrganization(organization.id)
}
const readOrganization = async (id: number) => (await call('GET', `${base}/${id}/`)).json()
const merge = async (id: number, parameters: object) =>
  (await call('POST', `${base}/merge/`, { ids: [id], ...parameters })).json()
const listDuplicates = async () => {
  const { results } = await (await call('GET', `${base}/?duplicates=true`)).json()
  return results.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b)
}

describe('two entries of one organization', () => {
  it('are found by name and place, or by the email address', async () => {
    const first = await make({ email: 'haus@example.org' })
    const second = await make({ title: { de: 'HAUS am Fluss ', en: '' }, place: 'chemnitz' })
    const third = await make({ title: { de: 'Fluss gGmbH', en: '' }, email: 'Haus@example.org' })
    await make({ place: 'Dresden' })
    expect(await listDuplicates()).toEqual([first.id, second.id, third.id])
    await call('POST', `${base}/delete/`, { ids: [first.id, second.id, third.id] })
    expect(await listDuplicates()).toEqual([])
  })

  it('are reported by the preview of an import', async () => {
    const { id } = await make({
      title: { de: 'Bühne West', en: '' },
      place: 'Bonn',
      email: 'west@example.org',
    })
    const rows = ['Name;Ort;Kategorie;E-Mail-Adresse', 'Bühne W;Bonn;theater;west@example.org']
    const { lines } = await previewTable(office, 'organizations', table(...rows))
    expect(lines[0]).toMatchObject({
      state: 'new',
      warnings: [{ target: 'email', message: expect.stringContaining(`Nummer ${id}`) }],
    })
  })

  it('are merged with their values, addresses and histories', async () => {
    const target = await make({ title: { de: 'Bühne Nord', en: '' } })
    const source = await make({ title: { de: 'Bühne Nord', en: 'Stage North' }, phone: '+49 30 1' })
    const { url } = source
    const requestBody = { into: target.id, revision: target.revision, values: { phone: source.values.phone } }
    expect(await merge(source.id, requestBody)).toEqual({ done: [source.id], refused: [] })
    expect((await readOrganization(target.id)).values).toMatchObject({
      phone: '+49 30 1',
      title: { de: 'Bühne Nord' },
    })
    expect((await call('GET', `${base}/${source.id}/`)).status).toBe(404)
    const { rows } = await backend.services.db.execute(
      sql`SELECT page_id, locale FROM redirects WHERE old_path IN (${url}, ${`/en/addresses/stage-north/${source.id}`}) ORDER BY old_path`,
    )
    expect(rows).toEqual([
      { page_id: target.id, locale: 'de' },
      { page_id: target.id, locale: 'de' },
    ])
    const history = async (id: number) =>
      (await (await call('GET', `${base}/${id}/history/`)).json()).results.map(
        ({ event }: { event: string }) => event,
      )
    expect(await history(target.id)).toContain('changed')
    expect((await history(source.id))[0]).toBe('deleted')
    expect(await (await call('POST', `${base}/restore/`, { ids: [source.id] })).json()).toMatchObject({
      done: [source.id],
    })
  })

  it('are not merged at an outdated revision, or one with itself', async () => {
    const target = await make({ title: { de: 'Ost', en: '' } })
    const source = await make({ title: { de: 'Ost', en: '' } })
    expect(await merge(source.id, { into: target.id, revision: 0, values: {} })).toMatchObject({ done: [] })
    expect(await merge(target.id, { into: target.id, revision: target.revision })).toMatchObject({ done: [] })
    expect((await readOrganization(source.id)).id).toBe(source.id)
  })
})
