import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { htmlSchema } from '@/lib/contract/blocks/html'
import { teamMemberSchema } from '@/lib/contract/blocks/team'
import { createPage, listenTo } from '@/tests/content/content'
import { createPicture } from '@/tests/content/pictures'
import { startTestDatabase } from '@/tests/databases'
import { publishPage } from '../pages/publish-page'
import { readPublishedPage } from '../pages/published-page'
import type { NewModule } from './insert-modules'

const now = new Date('2026-11-20T12:00:00Z')
const database = startTestDatabase()
let imageId: number
let personId: number
let selectionId: number

beforeAll(async () => {
  const { db } = database
  imageId = await createPicture(db, { width: 1000, height: 500, alt: { de: 'Licht', en: 'Light' } })
  const [person] = await db
    .insert(persons)
    .values({
      name: 'Ngozi Brackhage',
      title: { de: 'Dr.', en: 'Dr' },
      function: { de: 'Geschäftsführerin', en: 'Managing director' },
      photoId: imageId,
    })
    .returning()
  personId = person?.id ?? 0
  const [selection] = await db
    .insert(htmlSelections)
    .values({
      slug: 'zahlen',
      title: { de: 'Zahlen', en: 'Figures' },
      code: { de: '<p>Zehn</p>', en: '<p onclick="x()">Ten</p>' },
    })
    .returning()
  selectionId = selection?.id ?? 0
})

async function publish(path: string, modules: NewModule[]) {
  const pageId = await createPage(database.db, { path: { en: path }, modules })
  await publishPage(database.db, { pageId, locale: 'en', now })
  return async () => {
    const page = await readPublishedPage(database.db, 'en', path)
    return { modules: page?.page.modules ?? [], tags: page?.tags ?? [] }
  }
}

it('resolves the picture of each block in the language of the page', async () => {
  const filmAddress = 'https://vimeo.com/123456789'
  const loadPage = await publish('pictures', [
    { model: 'imagelist', data: {}, children: [{ model: 'imagelistitem', data: { image: imageId } }] },
    { model: 'logolist', data: {}, children: [{ model: 'logolistitem', data: { image: imageId } }] },
    { model: 'teaserlist', data: {}, children: [{ model: 'teaserlistitem', data: { headline: 'a', image: imageId } }] },
    {
      model: 'videolist',
      data: {},
      children: [{ model: 'videolistitem', data: { video_url: filmAddress, image: imageId } }],
    },
    { model: 'fullteaser', data: { headline: 'a', text: 'b', image: imageId } },
    { model: 'video', data: { video_url: filmAddress, image: imageId } },
    { model: 'section', data: { image: imageId }, columns: [[], [{ model: 'faq', data: {} }]] },
    { model: 'fullteaser', data: { headline: 'a', text: 'b', image: imageId + 1 } },
    { model: 'section', data: {} },
  ])
  const { modules } = await loadPage()
  const modulesWithPicture = modules.flatMap((module) => [module, ...module.children]).filter(({ data }) => data.image)
  expect(modulesWithPicture.map(({ model }) => model)).toEqual([
    'imagelistitem',
    'logolistitem',
    'teaserlistitem',
    'videolistitem',
    'fullteaser',
    'video',
    'section',
  ])
  for (const { data } of modulesWithPicture)
    expect(data.image).toMatchObject({ id: imageId, alt: 'Light', thumbs: { small: { width: 720 } } })
  expect(modules.slice(-2).map(({ data }) => data.image)).toEqual([null, null])
  expect(modules[6]?.columns.map(({ index, classes }) => [index, classes])).toEqual([
    [0, 'column-50'],
    [1, 'column-50'],
  ])
})

it('shows persons in their current state at any depth, with their cache tags', async () => {
  const team: NewModule = {
    model: 'team',
    data: {},
    children: [
      { model: 'teammember', data: { person: personId } },
      { model: 'teammember', data: { person: 9999 } },
    ],
  }
  const loadPage = await publish('team', [{ model: 'container', data: { layout: 0 }, columns: [[team]] }])
  const loadPersons = async () => {
    const { modules } = await loadPage()
    return modules[0]?.columns[0]?.children[0]?.children.map(({ data }) => teamMemberSchema.parse(data).person)
  }
  expect(await loadPersons()).toEqual([
    {
      id: personId,
      name: 'Ngozi Brackhage',
      title: 'Dr',
      function: 'Managing director',
      email: '',
      phone: '',
      photo: expect.objectContaining({ id: imageId, alt: 'Light' }),
    },
    null,
  ])
  expect((await loadPage()).tags).toEqual(expect.arrayContaining([`person:${personId}`, 'person:9999']))

  const notifications = await listenTo(database)
  await database.db.update(persons).set({ name: 'Ngozi Neu' }).where(eq(persons.id, personId))
  expect((await notifications.next()).sort()).toEqual([`person:${personId}`, 'persons'])
  expect((await loadPersons())?.[0]?.name).toBe('Ngozi Neu')
})

it('shows an HTML selection in its current state, sanitized, and empty after its deletion', async () => {
  const loadPage = await publish('html', [
    { model: 'html', data: { html_code: '<p>Eigenes</p>' } },
    { model: 'html', data: { html_code: '<p>Alt</p>', html_code_obj: selectionId } },
  ])
  const loadSelections = async () => (await loadPage()).modules.map(({ data }) => htmlSchema.parse(data))
  const ownCode = { html_code: '<p>Eigenes</p>', html_code_obj: null }
  const reference = { id: selectionId, slug: 'zahlen', title: 'Figures' }
  expect(await loadSelections()).toEqual([ownCode, { html_code: '<p>Ten</p>', html_code_obj: reference }])
  expect((await loadPage()).tags).toContain(`html:${selectionId}`)

  const notifications = await listenTo(database)
  await database.db.delete(htmlSelections)
  expect((await notifications.next()).sort()).toEqual(['html-slug:zahlen', `html:${selectionId}`])
  expect(await loadSelections()).toEqual([ownCode, { html_code: '', html_code_obj: null }])
})
