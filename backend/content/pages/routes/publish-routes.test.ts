import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { pageVersionListSchema } from '@/lib/contract/pages/page-editing'
import { startTestBackend } from '@/tests/backend-app'
import { createPage, listenTo } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'
import { createPageTools } from '@/tests/content/pages'

const now = new Date('2026-11-20T12:00:00Z')
const backend = startTestBackend({ clock: () => now })
const editor = TestEditor.logInBeforeAll(backend)

const { addPage, rename, visit } = createPageTools(backend)
const write = (pageId: number, content: string) =>
  backend.services.db
    .update(modules)
    .set({ data: sql`${modules.data} || ${JSON.stringify({ content })}::jsonb` })
    .where(and(eq(modules.objectId, pageId), eq(modules.locale, 'de')))

describe('the working copy', () => {
  it('is the state that editors edit, published or not, complete or not', async () => {
    const { id, path } = await addPage()
    await backend.services.db.update(modules).set({ data: {} }).where(eq(modules.objectId, id))
    const page = await editor.page('GET', `page/${path}/?draft=1`)
    expect(page).toMatchObject({
      id,
      revision: 2,
      state: 'offline',
      is_changed: true,
      is_online: false,
      published_at: null,
      version_id: null,
      slug: path,
      urls: { de: `/de/${path}`, en: `/en/${path}-en` },
      modules: [{ model: 'text', data: {} }],
      settings_url: `/de/${path}?edit&settings`,
    })
    expect(await visit(path)).toBe(404)
  })

  it('is found by the path of its working copy, or else by its published path', async () => {
    const { id, path } = await addPage()
    await editor.page('POST', `page/${id}/publish/`, {})
    await rename(id, `${path}-neu`)
    expect(await editor.page('GET', `page/${path}-neu?draft=1`)).toMatchObject({ id, state: 'changed' })
    expect(await editor.page('GET', `page/${path}?draft=1`)).toMatchObject({ id, slug: `${path}-neu` })
    const otherPage = await createPage(backend.services.db, { path: { de: path } })
    expect((await editor.page('GET', `page/${path}?draft=1`)).id).toBe(otherPage)
    expect((await editor.call('GET', 'page/gibt-es-nicht?draft=1')).status).toBe(404)
  })

  it('is marked as changed while it differs from the publication', async () => {
    const { id, path } = await addPage()
    expect(await editor.page('POST', `page/${id}/publish/`, {})).toMatchObject({
      state: 'online',
      is_changed: false,
      is_online: true,
      published_at: '2026-11-20T13:00:00+01:00',
    })
    await write(id, '<p>Neu</p>')
    expect((await editor.page('GET', `page/${path}?draft=1`)).state).toBe('changed')
    await write(id, '<p>Alt</p>')
    expect((await editor.page('GET', `page/${path}?draft=1`)).state).toBe('online')
    await backend.services.db.update(pages).set({ position: 7 }).where(eq(pages.id, id))
    expect((await editor.page('GET', `page/${path}?draft=1`)).state).toBe('online')
    await backend.services.db.update(pages).set({ inFooter: true }).where(eq(pages.id, id))
    expect((await editor.page('GET', `page/${path}?draft=1`)).state).toBe('changed')
  })

  it('lists changes in the other language since this one was published', async () => {
    const { id, path } = await addPage()
    const englishEditor = editor.in('en')
    await editor.page('POST', `page/${id}/publish/`, {})
    await englishEditor.page('POST', `page/${id}/publish/`, {})
    const loadTranslation = async () => (await englishEditor.page('GET', `page/${path}-en?draft=1`)).translation
    expect(await loadTranslation()).toEqual({
      locale: 'de',
      exists: true,
      changed_since: false,
      changed_modules: [],
      modules: [],
      left_out: [],
    })
    await write(id, '<p>Neu</p>')
    const [german] = (await editor.page('GET', `page/${path}?draft=1`)).modules
    expect(await loadTranslation()).toMatchObject({ changed_since: true, changed_modules: [german?.id] })
    await englishEditor.page('POST', `page/${id}/publish/`, {})
    expect(await loadTranslation()).toMatchObject({ changed_since: false })
  })
})

describe('publishing', () => {
  it('shows visitors the working copy and stores it as a version', async () => {
    const { id, path } = await addPage()
    await editor.page('POST', `page/${id}/publish/`, { note: ' Erste ' })
    await write(id, '<p>Neu</p>')
    expect(await visit(path)).toBe('<p>Alt</p>')
    await editor.page('POST', `page/${id}/publish`, {})
    expect(await visit(path)).toBe('<p>Neu</p>')
    const list = await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)
    expect(list).toMatchObject({ count: 2, next: null })
    expect(list.results).toMatchObject([
      { number: 2, note: '', is_published: true, created_at: '2026-11-20T13:00:00+01:00' },
      { number: 1, note: 'Erste', is_published: false, author: expect.stringMatching(/^Edda Probe/) },
    ])
    const firstVersion = await editor.page('GET', `page/${path}?version_id=${list.results[1]?.id}`)
    expect(firstVersion).toMatchObject({
      version_id: list.results[1]?.id,
      modules: [{ data: { content: '<p>Alt</p>' } }],
    })
    const paged = await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/?page=2&page_size=1`)
    expect(paged.results.map(({ number }) => number)).toEqual([1])
    expect((await editor.call('GET', `page/${id}/versions/?page=9`)).status).toBe(404)
  })

  it('returns 404 for a version of another page', async () => {
    const [page, otherPage] = [await addPage(), await addPage()]
    await editor.page('POST', `page/${otherPage.id}/publish/`, {})
    const list = await editor.ask(pageVersionListSchema, 'GET', `page/${otherPage.id}/versions/`)
    const versionId = list.results[0]?.id
    expect((await editor.call('GET', `page/${page.path}?version_id=${versionId}`)).status).toBe(404)
    expect((await editor.in('en').call('GET', `page/${otherPage.path}-en?version_id=${versionId}`)).status).toBe(404)
    expect((await editor.call('GET', `page/${page.path}?version_id=9999999999`)).status).toBe(404)
  })

  it('reports incomplete modules and fields and publishes nothing', async () => {
    const { id, path } = await addPage()
    await editor.page('POST', `page/${id}/publish/`, {})
    const [module] = await backend.services.db
      .update(modules)
      .set({ model: 'headline', data: { headline_level: 2, content: '' } })
      .where(and(eq(modules.objectId, id), eq(modules.locale, 'de')))
      .returning({ id: modules.id })
    const rejection = await editor.call('POST', `page/${id}/publish/`, {})
    expect(rejection.status).toBe(400)
    expect(rejection.body).toEqual({ modules: { [String(module?.id)]: { content: [expect.any(String)] } } })
    expect(await visit(path)).toBe('<p>Alt</p>')
  })

  it('cannot use the address of another page', async () => {
    const [page, otherPage] = [await addPage(), await addPage()]
    await editor.page('POST', `page/${page.id}/publish/`, {})
    await rename(page.id, `${page.path}-weg`)
    await rename(otherPage.id, page.path)
    const rejection = await editor.call('POST', `page/${otherPage.id}/publish/`, {})
    expect(rejection).toEqual({
      status: 409,
      body: { detail: 'Unter dieser Adresse gibt es bereits eine andere Seite.', path: page.path },
    })
    await editor.page('POST', `page/${page.id}/publish/`, {})
    expect((await editor.page('POST', `page/${otherPage.id}/publish/`, {})).is_online).toBe(true)
  })

  it.each(['publish', 'unpublish', 'versions', 'draft'])(
    '%s: returns 404 for a page without that language',
    async (call) => {
      const id = await createPage(backend.services.db, { path: { de: `nur-deutsch-${call}` } })
      const method = ['versions', 'draft'].includes(call) ? 'GET' : 'POST'
      const body = call === 'publish' ? {} : undefined
      expect((await editor.in('en').call(method, `page/${id}/${call}/`, body)).status).toBe(404)
      expect((await editor.call(method, `page/999999/${call}/`, body)).status).toBe(404)
      expect((await editor.call(method, `page/99999999999999/${call}/`, body)).status).toBe(404)
    },
  )

  it('limits the length of the note', async () => {
    const { id } = await addPage()
    expect((await editor.call('POST', `page/${id}/publish/`, { note: 'x'.repeat(501) })).status).toBe(400)
    expect((await editor.call('POST', `page/${id}/publish/`, { note: 7 })).status).toBe(400)
  })
})

it('publishing and unpublishing invalidate cache tags', async () => {
  const { db, tags } = backend.services
  const { id, path } = await addPage()
  const announcements = await listenTo({ db, tags })
  await editor.page('POST', `page/${id}/publish/`, {})
  expect(await announcements.next()).toEqual(expect.arrayContaining([`page:${id}:de`, `link:${id}:de`]))
  await editor.page('POST', `page/${id}/unpublish/`)
  expect(await announcements.next()).toEqual(expect.arrayContaining([`page:${id}:de`, `link:${id}:de`]))
  expect(await visit(path)).toBe(404)
})

it('unpublishing hides a page from visitors, not from editors', async () => {
  const { id, path } = await addPage()
  await editor.page('POST', `page/${id}/publish/`, {})
  expect(await editor.page('POST', `page/${id}/unpublish/`)).toMatchObject({ state: 'offline', is_changed: false })
  expect(await visit(path)).toBe(404)
  expect((await editor.page('GET', `page/${path}?draft=1`)).id).toBe(id)
})
