import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { downloadCategories, downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { cacheTags } from '@/lib/cache-tags'
import { downloadContentSchema } from '@/lib/contract/administration/downloads'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { listenTo } from '@/tests/content/content'

const backend = startTestBackend()
const office = logInBeforeAll(backend, { role: 'office' })
let category: number
let protectedCategory: number
beforeAll(async () => {
  const rows = await backend.services.db
    .insert(downloadCategories)
    .values([
      { slug: 'recht', title: { de: 'Recht', en: 'Law' } },
      { slug: 'intern', title: { de: 'Intern', en: 'Internal' }, isProtected: true },
    ])
    .returning()
  category = rows[0]?.id ?? 0
  protectedCategory = rows[1]?.id ?? 0
})

const call = (method: string, path: string, body?: unknown) => office.call(method, `/de/api/${path}`, body)
async function upload(name: string, content: string) {
  const form = new FormData()
  form.set('file', new File([content], name))
  return office.call('POST', '/de/api/administration/download-files/content/', form)
}
const uploadContent = async (name: string, content: string) =>
  downloadContentSchema.parse(await (await upload(name, content)).json())
const pdf = '%PDF-1.7 erste Fassung'

async function makeDirectory(overrides: object = {}) {
  const values = {
    title: { de: 'Satzungen', en: 'Statutes' },
    slug: '',
    description: { de: '', en: '' },
    category,
    position: 0,
    follows_articles: null,
    files: [],
    ...overrides,
  }
  const response = await call('POST', 'download-directories/', { values })
  expect(response.status).toBe(201)
  return await response.json()
}
async function makeFile(directory: number, content: unknown) {
  const title = { de: 'Satzung', en: 'Statute' }
  const values = { directory, title, language: 'de', date: '2026-11-01', content }
  return call('POST', 'download-files/', { values })
}

describe('a file', () => {
  it('is visible at once; after a replacement, its old address redirects to the new one', async () => {
    const directory = await makeDirectory({ slug: 'satzungen' })
    const notifications = await listenTo(backend.services)
    const file = await (await makeFile(directory.id, await uploadContent('satzung.pdf', pdf))).json()
    expect(await notifications.next()).toContain(cacheTags.downloads)
    expect(file).toMatchObject({
      url: `/api/files/${file.id}/satzung.pdf`,
      values: { content: { type: 'application/pdf', size: pdf.length } },
      row: { directory: { title: 'Satzungen' }, is_protected: false },
    })
    expect(await (await backend.get(file.url)).text()).toBe(pdf)

    const second = await uploadContent('satzung-neu.pdf', '%PDF-1.7 zweite')
    const replaceResponse = await call('PATCH', `download-files/${file.id}/`, {
      revision: 1,
      values: { content: second },
    })
    expect(replaceResponse.status).toBe(200)
    const redirect = await backend.get(file.url)
    expect([redirect.status, redirect.headers.get('Location')]).toEqual([301, `/api/files/${file.id}/satzung-neu.pdf`])
    const fileResponse = await backend.get(`/api/files/${file.id}/satzung-neu.pdf`)
    expect([await fileResponse.text(), fileResponse.headers.get('X-Content-Type-Options')]).toEqual([
      '%PDF-1.7 zweite',
      'nosniff',
    ])

    const path = `administration/download-files/${file.id}/history/1/restore/`
    expect((await call('POST', path, { revision: 2 })).status).toBe(200)
    expect(await (await backend.get(file.url)).text()).toBe(pdf)
    await call('POST', 'administration/download-files/delete/', { ids: [file.id] })
    expect((await backend.get(file.url)).status).toBe(404)
    await call('POST', 'administration/download-files/restore/', { ids: [file.id] })
    expect(await (await backend.get(file.url)).text()).toBe(pdf)
  })

  it.each([
    ['satzung.pdf', '<script>'],
    ['bild.png', pdf],
    ['tabelle.csv', 'a\0b'],
    ['seite.html', '<p>'],
    ['satzung.pdf.exe', pdf],
    ['satzung', pdf],
  ])('with the name %s and other content is rejected', async (name, content) => {
    const response = await upload(name, content)
    expect([response.status, Object.keys(await response.json())]).toEqual([400, ['file']])
  })

  it('needs uploaded content, a matching name and an existing directory', async () => {
    const { id } = await makeDirectory({ slug: 'pruefung' })
    const content = await uploadContent('a.pdf', pdf)
    for (const [directory, invalidContent, field] of [
      [id, { ...content, hash: 'f'.repeat(64) }, 'content'],
      [id, { ...content, hash: '../../etc' }, 'content'],
      [id, { ...content, name: 'a.png' }, 'content'],
      [id, { ...content, name: '../a.pdf' }, 'content'],
      [999_999, content, 'directory'],
    ] as const) {
      const response = await makeFile(directory, invalidContent)
      expect(response.status).toBe(400)
      expect(Object.keys((await response.json()).values)).toEqual([field])
    }
  })

  it('becomes accessible to members only when its directory moves to a protected category', async () => {
    const directory = await makeDirectory({ slug: 'protokolle' })
    const { id, url } = await (await makeFile(directory.id, await uploadContent('protokoll.pdf', pdf))).json()
    expect((await backend.get(url)).status).toBe(200)
    const { revision } = await (await call('GET', `administration/download-directories/${directory.id}/`)).json()
    await call('PATCH', `download-directories/${directory.id}/`, { revision, values: { category: protectedCategory } })
    expect((await backend.get(url)).status).toBe(401)
    const list = await (await call('GET', 'administration/download-files/?is_protected=true')).json()
    expect(list.results).toMatchObject([{ id, values: { is_protected: true } }])
  })

  it('is rejected without the right', async () => {
    const editor = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'editor' }))
    for (const [browser, status] of [
      [editor, 403],
      [new TestBrowser(backend), 401],
    ] as const) {
      const form = new FormData()
      form.set('file', new File([pdf], 'a.pdf'))
      const response = await browser.call('POST', '/de/api/administration/download-files/content/', form)
      expect(response.status).toBe(status)
    }
  })
})

describe('a directory', () => {
  it('lists its files in order and cannot be deleted while it has files', async () => {
    const directory = await makeDirectory({ slug: 'ordnung' })
    const ids: number[] = []
    for (const name of ['a', 'b', 'c']) {
      const response = await makeFile(directory.id, await uploadContent(`${name}.txt`, name))
      ids.push((await response.json()).id)
    }
    const readFile = async () => (await call('GET', `administration/download-directories/${directory.id}/`)).json()
    const { revision, values } = await readFile()
    expect(values.files).toEqual(ids)
    const [a, b, c] = ids
    const order = { revision, values: { files: [c, a] } }
    expect((await call('PATCH', `download-directories/${directory.id}/`, order)).status).toBe(200)
    expect((await readFile()).values.files).toEqual([c, a, b])
    expect((await readFile()).row).toMatchObject({ files: 3, date: '2026-11-01' })
    const { results } = await (await backend.get('/de/api/download-directories/')).json()
    const directoryInList = results.find(({ slug }: { slug: string }) => slug === 'ordnung')
    expect(directoryInList.files.map(({ id }: { id: number }) => id)).toEqual([c, a, b])

    const otherDirectory = await makeDirectory({ slug: 'andere' })
    const invalidContent = { revision: otherDirectory.revision, values: { files: [a] } }
    expect((await call('PATCH', `download-directories/${otherDirectory.id}/`, invalidContent)).status).toBe(400)
    const remove = async () =>
      (await call('POST', 'administration/download-directories/delete/', { ids: [directory.id] })).json()
    expect(await remove()).toMatchObject({ done: [], refused: [{ detail: expect.stringContaining('Dateien') }] })
    await backend.services.db.delete(downloadFiles).where(eq(downloadFiles.directoryId, directory.id))
    expect(await remove()).toMatchObject({ done: [directory.id] })
  })

  it('shows its uses and cannot be protected while an article shows it', async () => {
    const { db } = backend.services
    const editor = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'admin' }))
    const directory = await makeDirectory({ slug: 'anhang' })
    const values = {
      title: { de: 'Meldung', en: '' },
      slug: { de: '', en: '' },
      teaser: { de: '', en: '' },
      image: null,
      subtitle: { de: '', en: '' },
      author: '',
      date: '2026-11-01T10:00:00+01:00',
      categories: [],
      related: [],
      contact: null,
      attachments: directory.id,
    }
    expect((await editor.call('POST', '/de/api/administration/press-releases/', { values })).status).toBe(201)
    expect(await db.select().from(articles)).toMatchObject([{ directoryId: directory.id }])
    const uses = await call('GET', `administration/download-directories/${directory.id}/uses/`)
    expect(await uses.json()).toMatchObject([{ title: 'Meldung' }])
    const { revision } = await (await call('GET', `administration/download-directories/${directory.id}/`)).json()
    const change = { revision, values: { category: protectedCategory } }
    expect((await call('PATCH', `download-directories/${directory.id}/`, change)).status).toBe(400)
  })
})
