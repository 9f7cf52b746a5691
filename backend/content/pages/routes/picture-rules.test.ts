import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { publishContainer } from '@/backend/content/containers/publish-container'
import { insertModules } from '@/backend/content/module-content/insert-modules'
import { UnpublishableError } from '@/backend/content/module-content/unpublishable-error'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { images } from '@/backend/platform/db/schema/library/images'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'
import { createPicture } from '@/tests/content/pictures'

const backend = startTestBackend({ clock: () => new Date('2026-11-20T12:00:00Z') })
const german = [
  'Bitte beschreiben Sie das Bild (Alternativtext), oder kennzeichnen Sie es in der Mediathek als dekorativ.',
]
const english = ['Describe the picture (alternative text), or mark it as decorative in the media library.']
const editor = TestEditor.logInBeforeAll(backend)

const addPicture = (set: Partial<typeof images.$inferInsert> = {}) => createPicture(backend.services.db, set)
const describePicture = (id: number, alt: { de: string; en: string }) =>
  backend.services.db.update(images).set({ alt }).where(eq(images.id, id))

it('does not publish or schedule a page with an undescribed picture, and names its place', async () => {
  const { db } = backend.services
  const [image, poster, logo] = [await addPicture(), await addPicture(), await addPicture()]
  const id = await createPage(db, {
    path: { de: 'bilder', en: 'pictures' },
    modules: [
      { model: 'container', data: { layout: 0 }, columns: [[{ model: 'image', data: { image } }]] },
      { model: 'fullteaser', data: { headline: 'Spielzeit', text: '<p>Neu</p>', image: poster } },
      { model: 'logolist', data: {}, children: [{ model: 'logolistitem', data: { image: logo, image_alt: 'Logo' } }] },
    ],
  })
  const draft = await editor.page('GET', 'page/bilder?draft=1')
  const [container, teaser] = draft.modules
  const ids = [container?.columns[0]?.children[0]?.id, teaser?.id]
  const toRefusal = (message: string[]) => ({
    status: 400,
    body: { modules: Object.fromEntries(ids.map((moduleId) => [moduleId, { image: message }])) },
  })
  expect(await editor.call('POST', `page/${id}/publish/`, {})).toEqual(toRefusal(german))
  const schedule = { publish_at: '2026-12-01T08:00:00+01:00' }
  expect(await editor.call('POST', `page/${id}/schedule/`, schedule)).toEqual(toRefusal(german))
  expect(await db.select().from(schedules).where(eq(schedules.pageId, id))).toEqual([])
  expect((await backend.get('/de/pageeditor-api/page/bilder')).status).toBe(404)

  await describePicture(image, { de: 'Bühne', en: '' })
  await db.update(images).set({ isDecorative: true }).where(eq(images.id, poster))
  expect((await editor.page('POST', `page/${id}/schedule/`, schedule)).state).toBe('scheduled')
  expect((await editor.page('POST', `page/${id}/publish/`, {})).is_online).toBe(true)
  const { status, body } = await editor.in('en').call('POST', `page/${id}/publish/`, {})
  expect(status).toBe(400)
  expect(Object.values((body as { modules: object }).modules)).toEqual([{ image: english }])
})

it('checks the pictures of the page settings too, and reports all problems together', async () => {
  const { db } = backend.services
  const [hero, og] = [await addPicture(), await addPicture({ alt: { de: ' ', en: 'Curtain' } })]
  const id = await createPage(db, {
    path: { de: 'kopf', en: 'head' },
    modules: [{ model: 'image', data: { image: hero } }],
  })
  await db.update(pages).set({ heroImageId: hero }).where(eq(pages.id, id))
  await db.update(pageTexts).set({ ogImageId: og }).where(eq(pageTexts.pageId, id))
  const [module] = (await editor.page('GET', 'page/kopf?draft=1')).modules
  expect(await editor.call('POST', `page/${id}/publish/`, {})).toEqual({
    status: 400,
    body: { hero_image: german, og_image: german, modules: { [String(module?.id)]: { image: german } } },
  })
  await describePicture(hero, { de: 'Saal', en: '' })
  expect((await editor.call('POST', `page/${id}/publish/`, {})).body).toEqual({ og_image: german })
  const englishBody = (await editor.in('en').call('POST', `page/${id}/publish/`, {})).body
  expect(englishBody).toMatchObject({ hero_image: english, modules: {} })
  expect(englishBody).not.toHaveProperty('og_image')
  await describePicture(og, { de: 'Vorhang', en: 'Curtain' })
  expect((await editor.page('POST', `page/${id}/publish/`, {})).is_online).toBe(true)
})

it('does not publish a reusable container with such a picture', async () => {
  const { db, clock } = backend.services
  const image = await addPicture()
  await insertModules(db, { contentType: 'container', objectId: null, locale: 'de' }, [
    { model: 'container', slug: 'hinweis', data: { layout: 0 }, columns: [[{ model: 'image', data: { image } }]] },
  ])
  const publish = () => publishContainer(db, 'hinweis', 'de', clock())
  await expect(publish()).rejects.toThrow(UnpublishableError)
  await describePicture(image, { de: 'Bühne', en: '' })
  expect(await publish()).toBe(true)
})
