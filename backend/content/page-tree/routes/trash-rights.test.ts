import { beforeAll, expect, it } from 'vitest'
import { blankOrganization } from '@/backend/members/organizations/organization-tables'
import { trashedPageListSchema } from '@/lib/contract/pages/trash'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()
let office: TestBrowser
let editor: TestBrowser
beforeAll(async () => {
  const logIn = async (role: 'office' | 'editor') => new TestBrowser(backend).logIn(await createUser(backend, { role }))
  office = await logIn('office')
  editor = await logIn('editor')
})

const listTrash = async (browser: TestBrowser) => {
  const response = await browser.call('GET', '/de/pageeditor-api/trash/')
  return trashedPageListSchema.parse(await response.json()).results.map(({ id }) => id)
}
const change = async (browser: TestBrowser, method: string, path: string) =>
  (await browser.call(method, `/de/pageeditor-api/trash/${path}`, method === 'POST' ? {} : undefined)).status

/** Creates an organization in the administration and moves it to the trash. */
async function trashOrganization(): Promise<number> {
  const values = { ...blankOrganization, category: 'theater', title: { de: 'Theater am Wehr', en: '' } }
  const creationResponse = await office.call('POST', '/de/api/administration/organizations/', { values })
  const { id, revision } = await creationResponse.json()
  const path = `/de/api/administration/organizations/${id}/?revision=${revision}`
  expect((await office.call('DELETE', path)).status).toBe(204)
  return id
}

async function trashPage(): Promise<number> {
  const path = '/de/pageeditor-api/page/'
  const creationResponse = await editor.call('POST', path, { title: 'Haus', slug: 'haus' })
  const { id, revision } = await creationResponse.json()
  expect((await editor.call('DELETE', `${path}${id}/`, { revision, redirect: null })).status).toBe(204)
  return id
}

it('shows the office the organizations that it may delete, and lets it restore them', async () => {
  const organization = await trashOrganization()
  const page = await trashPage()
  expect(await listTrash(office)).toEqual([organization])
  expect(await listTrash(editor)).toEqual(expect.arrayContaining([organization, page]))
  expect(await change(office, 'POST', `${page}/restore/`)).toBe(404)
  expect(await change(office, 'DELETE', `${page}/`)).toBe(404)
  expect(await change(office, 'POST', `${organization}/restore/`)).toBe(201)
  expect(await listTrash(office)).toEqual([])
})
