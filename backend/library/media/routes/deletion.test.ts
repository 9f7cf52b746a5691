import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { publishContainer } from '@/backend/content/containers/publish-container'
import { insertModules } from '@/backend/content/module-content/insert-modules'
import { publishPage } from '@/backend/content/pages/publish-page'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { images } from '@/backend/platform/db/schema/library/images'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { originalKey } from '@/backend/platform/images/keys'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { ask, createPictureFile, toFormData } from '@/tests/content/media'
import { listKeys } from '@/tests/file-storage-contract'

const backend = startTestBackend()
const now = new Date('2026-11-20T12:00:00Z')
const editor = logInBeforeAll(backend, { role: 'editor' })

async function addPicture(): Promise<{ id: number; thumbs: { small: { jpg: string } } }> {
  return (await ask(editor, 'POST', '/media/', toFormData({ file: await createPictureFile(), alt: 'Bild' }))).body
}
const remove = (id: number, body: unknown = { revision: 1 }) => ask(editor, 'DELETE', `/media/${id}/`, body)

describe('the deletion of a used picture', () => {
  it('is rejected for a use in a working copy at any depth and in a publication', async () => {
    const { db } = backend.services
    const { id } = await addPicture()
    const inner = { model: 'image', data: { image: id } }
    const pageId = await createPage(db, {
      path: { de: 'tief' },
      modules: [{ model: 'container', data: { layout: 0 }, columns: [[inner]] }],
    })
    await publishPage(db, { pageId, locale: 'de', now })
    const draft = { type: 'page', id: pageId, title: 'Seite de', url: '/de/tief', state: 'draft' }
    const published = { ...draft, state: 'published' }
    const { status, body } = await remove(id)
    expect([status, body]).toEqual([409, { detail: expect.any(String), used_by: [draft, published] }])
    expect((await ask(editor, 'GET', `/media/${id}/usage/`)).body).toEqual([draft, published])

    await db.update(modules).set({ deletedAt: now, deletedWith: 1 }).where(eq(modules.objectId, pageId))
    expect((await remove(id)).body.used_by).toEqual([published])
    await publishPage(db, { pageId, locale: 'de', now })
    expect((await remove(id)).status).toBe(204)
  })

  it('is rejected for uses at the page head, in the menu, OpenGraph, HTML, containers and persons', async () => {
    const { db } = backend.services
    const ids: number[] = []
    for (let count = 0; count < 7; count++) ids.push((await addPicture()).id)
    const [hero = 0, menu = 0, og = 0, html = 0, selection = 0, container = 0, photo = 0] = ids
    const pageId = await createPage(db, {
      path: { en: 'all' },
      modules: [
        { model: 'html', data: { html_code: `<p><img src="/media/images/${html}-01234567/small.jpg" alt="a" /></p>` } },
      ],
    })
    await db.update(pages).set({ heroImageId: hero, menuImageId: menu }).where(eq(pages.id, pageId))
    await db.update(pageTexts).set({ ogImageId: og }).where(eq(pageTexts.pageId, pageId))
    const code = { de: `<img src="/media/images/${selection}-01234567/small.jpg" alt="" />`, en: '' }
    await db.insert(htmlSelections).values({ slug: 'logo', code })
    await insertModules(db, { contentType: 'container', objectId: null, locale: 'de' }, [
      {
        model: 'container',
        slug: 'note',
        data: { layout: 0 },
        columns: [[{ model: 'image', data: { image: container } }]],
      },
    ])
    await publishContainer(db, 'note', 'de', now)
    await db.insert(persons).values({ name: 'Ngozi Brackhage', photoId: photo })
    const places = await Promise.all(ids.map(async (id) => (await remove(id)).body.used_by))
    expect(
      places.map((used) => used.map(({ type, title, state }: Record<string, string>) => [type, title, state])),
    ).toEqual([
      [['page', 'Seite en', 'draft']],
      [['page', 'Seite en', 'draft']],
      [['page', 'Seite en', 'draft']],
      [['page', 'Seite en', 'draft']],
      [['html', 'logo', 'published']],
      [
        ['container', 'note', 'draft'],
        ['container', 'note', 'published'],
      ],
      [['person', 'Ngozi Brackhage', 'published']],
    ])
  })

  it('is rejected if a simultaneous request adds a use', async () => {
    const { db } = backend.services
    const { id } = await addPicture()
    const pageId = await createPage(db, { path: { de: 'gleichzeitig' } })
    let removal: ReturnType<typeof remove> | undefined
    await db.transaction(async (transaction) => {
      expect(await lockPictures(transaction, [id])).toEqual(new Set([id]))
      const owner = { contentType: 'page', objectId: pageId, locale: 'de' as const }
      removal = remove(id)
      await insertModules(transaction, owner, [{ model: 'image', data: { image: id } }])
    })
    expect((await removal)?.status).toBe(409)
  })
})

describe('the deletion of an unused picture', () => {
  it('removes its files and its address', async () => {
    const { db, storage } = backend.services
    const { id, thumbs } = await addPicture()
    const [row] = await db.select().from(images).where(eq(images.id, id))
    expect((await backend.get(thumbs.small.jpg)).status).toBe(200)
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
    expect((await backend.get(thumbs.small.jpg)).status).toBe(404)
    expect(await storage.exists(originalKey(row?.hash ?? ''))).toBe(false)
    expect(await listKeys(storage, 'derivatives')).toEqual([])
  })

  it('ignores uses of a picture with a longer id that starts with the same digits', async () => {
    const { id } = await addPicture()
    const code = { de: `<img src="/media/images/${id}9-01234567/small.jpg" alt="" />`, en: '' }
    await backend.services.db.insert(htmlSelections).values({ slug: 'other', code })
    expect((await remove(id)).status).toBe(204)
  })

  it('is rejected without a revision and with an old one', async () => {
    const { id } = await addPicture()
    await ask(editor, 'PATCH', `/media/${id}/`, { revision: 1, alt: 'Neu' })
    expect((await ask(editor, 'DELETE', `/media/${id}/`)).status).toBe(428)
    expect((await remove(id, {})).status).toBe(428)
    const rejection = await remove(id)
    expect(rejection).toMatchObject({ status: 409, body: { current: { alt: 'Neu' }, by: expect.any(String) } })
    expect((await remove(id, { revision: 2 })).status).toBe(204)
  })
})
