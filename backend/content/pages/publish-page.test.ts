import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { pageVersions } from '@/backend/platform/db/schema/content/publications'
import { images } from '@/backend/platform/db/schema/library/images'
import { NotFoundError } from '@/backend/platform/errors'
import { pageSchema } from '@/lib/contract/pages/page'
import { createPage } from '@/tests/content/content'
import { startTestDatabase } from '@/tests/databases'
import { UnpublishableError } from '../module-content/unpublishable-error'
import { publishPage, unpublishPage } from './publish-page'
import { readPublishedPage } from './published-page'

const now = new Date('2026-11-20T12:00:00Z')
const database = startTestDatabase()

const createText = (content: string) => ({ model: 'text', data: { content } })

it('shows the published version until the next publication', async () => {
  const { db } = database
  const pageId = await createPage(db, { path: { de: 'satzung' }, modules: [createText('<p>Alt</p>')] })
  expect(await readPublishedPage(db, 'de', 'satzung')).toBeNull()
  await publishPage(db, { pageId, locale: 'de', now })
  await db
    .update(modules)
    .set({ data: { content: '<p>Neu</p>' } })
    .where(eq(modules.objectId, pageId))
  await db.update(pageTexts).set({ title: 'Neuer Titel' }).where(eq(pageTexts.pageId, pageId))

  const pageBefore = await readPublishedPage(db, 'de', 'satzung')
  expect(pageBefore?.page).toMatchObject({ title: 'Seite de', modules: [{ data: { content: '<p>Alt</p>' } }] })
  expect(pageSchema.parse(pageBefore?.page)).toEqual(pageBefore?.page)

  await publishPage(db, { pageId, locale: 'de', now })
  const pageAfter = await readPublishedPage(db, 'de', 'satzung')
  expect(pageAfter?.page).toMatchObject({ title: 'Neuer Titel', modules: [{ data: { content: '<p>Neu</p>' } }] })
})

it('links a page to its parents from the root and its ordered online siblings', async () => {
  const { db } = database
  const home = await createPage(db, { path: { de: '', en: '' }, title: 'Start' })
  const root = await createPage(db, { path: { de: 'themen', en: 'topics' }, title: 'Themen', position: 9 })
  const middle = await createPage(db, {
    path: { de: 'themen/tarif', en: 'topics/pay' },
    title: 'Tarif',
    parentId: root,
  })
  const addChild = (path: { de: string; en?: string }, position: number) =>
    createPage(db, { path, title: path.de, parentId: middle, position })
  const lastPage = await addChild({ de: 'themen/tarif/z', en: 'topics/pay/z' }, 2)
  const firstPage = await addChild({ de: 'themen/tarif/a' }, 1)
  const offlinePage = await addChild({ de: 'themen/tarif/h' }, 3)
  for (const pageId of [home, root, middle, lastPage, firstPage, offlinePage])
    await publishPage(db, { pageId, locale: 'de', now })
  await publishPage(db, { pageId: lastPage, locale: 'en', now })
  await unpublishPage(db, offlinePage, 'de')

  const page = await readPublishedPage(db, 'de', 'themen/tarif/z')
  expect(page?.page).toMatchObject({
    id: lastPage,
    is_online: true,
    urls: { de: '/de/themen/tarif/z', en: '/en/topics/pay/z' },
    parents: [
      { id: root, title: 'Themen de', url: '/de/themen' },
      { id: middle, title: 'Tarif de', url: '/de/themen/tarif' },
    ],
    siblings: [
      { id: firstPage, title: 'themen/tarif/a de', url: '/de/themen/tarif/a' },
      { id: lastPage, title: 'themen/tarif/z de', url: '/de/themen/tarif/z' },
    ],
  })
  expect(new Set(page?.tags)).toEqual(
    new Set([
      ...[`page:${lastPage}:de`, `link:${lastPage}:en`, `below:${middle}:de`],
      ...[root, middle].map((id) => `link:${id}:de`),
    ]),
  )
  expect((await readPublishedPage(db, 'de', ''))?.page.urls).toEqual({ de: '/de', en: null })
  expect((await readPublishedPage(db, 'de', 'themen/tarif/h'))?.page).toMatchObject({
    is_online: false,
    urls: { de: null, en: null },
  })
})

it('keeps the columns of containers, and resolves pictures in the language of the page', async () => {
  const { db } = database
  const [image] = await db
    .insert(images)
    .values({
      hash: 'ab'.repeat(32),
      mime: 'image/png',
      width: 1000,
      height: 500,
      byteSize: 9,
      alt: { de: 'Lichtkegel', en: 'Cone of light' },
      copyright: 'VBO',
    })
    .returning()
  const pageId = await createPage(db, {
    path: { en: 'pictures' },
    modules: [
      {
        model: 'container',
        data: { layout: 1 },
        columns: [[{ model: 'image', data: { image: image?.id } }], [createText('<p>A</p>'), createText('<p>B</p>')]],
      },
      { model: 'container', data: { layout: 3 }, columns: [[], [createText('<p>C</p>')]] },
      { model: 'mystery', data: { any: ['thing'] } },
    ],
  })
  await publishPage(db, { pageId, locale: 'en', now })
  const page = await readPublishedPage(db, 'en', 'pictures')
  expect(page?.page.modules).toMatchObject([
    {
      model: 'container',
      columns: [
        {
          index: 0,
          classes: 'column-67',
          children: [
            {
              data: {
                image: { id: image?.id, alt: 'Cone of light', width: 1000 },
                thumbs: {
                  small: { webp: `/media/images/${image?.id}-${image?.key}/small.webp`, width: 720, height: 360 },
                  medium: { webp: `/media/images/${image?.id}-${image?.key}/medium.webp`, width: 1000, height: 500 },
                  xlarge: { webp: `/media/images/${image?.id}-${image?.key}/medium.webp`, width: 1000, height: 500 },
                },
              },
            },
          ],
        },
        { index: 1, children: [{ data: { content: '<p>A</p>' } }, { data: { content: '<p>B</p>' } }] },
      ],
    },
    { model: 'container', columns: [{ children: [] }, { children: [{ data: { content: '<p>C</p>' } }] }] },
    { model: 'mystery', data: { any: ['thing'] } },
  ])
})

it('numbers simultaneous publications differently', async () => {
  const { db } = database
  const pageId = await createPage(db, { path: { de: 'eilig', en: 'urgent' } })
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      publishPage(db, { pageId, locale: index % 2 ? 'de' : 'en', note: `${index}`, now }),
    ),
  )
  expect(results.map(({ number }) => number).sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  const storedRows = await db
    .select({ number: pageVersions.number })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.locale, 'de')))
  expect(storedRows.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4])
})

it('sanitizes the content of the working copy for visitors', async () => {
  const { db } = database
  const pageId = await createPage(db, { path: { de: 'fremd' }, modules: [createText('<p>Gut</p>')] })
  await db
    .update(modules)
    .set({ data: { content: '<p onclick="x()">Gut<script>x()</script></p>' } })
    .where(eq(modules.objectId, pageId))
  await publishPage(db, { pageId, locale: 'de', now })
  expect((await readPublishedPage(db, 'de', 'fremd'))?.page.modules).toMatchObject([
    { data: { content: '<p>Gut</p>' } },
  ])
})

it('keeps the published version of a page that cannot be published', async () => {
  const { db } = database
  const pageId = await createPage(db, { path: { de: 'ganz' }, modules: [createText('<p>Ganz</p>')] })
  await publishPage(db, { pageId, locale: 'de', now })
  await db
    .update(modules)
    .set({ data: { content: 7 } })
    .where(eq(modules.objectId, pageId))
  await expect(publishPage(db, { pageId, locale: 'de', now })).rejects.toThrow(UnpublishableError)
  await expect(publishPage(db, { pageId, locale: 'en', now })).rejects.toThrow(NotFoundError)
  await expect(publishPage(db, { pageId: 999_999, locale: 'de', now })).rejects.toThrow(NotFoundError)
  expect((await readPublishedPage(db, 'de', 'ganz'))?.page.modules).toMatchObject([
    { data: { content: '<p>Ganz</p>' } },
  ])
})

it.each(['radio', 'select', 'checkboxes'])('refuses a %s without choices', async (kind) => {
  const { db } = database
  const children = [{ model: 'formfield', data: { label: 'Platz', kind, options: ' \n\u200e' } }]
  const pageId = await createPage(db, {
    path: { de: `wahl-${kind}` },
    modules: [{ model: 'form', data: {}, children }],
  })
  const error = await publishPage(db, { pageId, locale: 'de', now }).catch((reason: unknown) => reason)
  const { modules: problems = {} } = (error as UnpublishableError).getFieldErrors('de')
  expect(Object.values(problems)).toEqual([{ options: ['Pflichtfeld'] }])
})
