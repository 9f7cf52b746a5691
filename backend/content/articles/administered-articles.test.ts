import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueSchedules } from '@/backend/operations/scheduling/run-due-schedules'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { articleCategories, articleTags } from '@/backend/platform/db/schema/content/articles'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startTestClock } from '@/tests/clock'

const clock = startTestClock('2026-11-02T10:00:00Z')
const backend = startTestBackend({ clock: clock.read })

let user: UserRow
let editor: TestBrowser
let category = 0
let pressCategory = 0
let tag = 0
let contact = 0
beforeAll(async () => {
  const { db } = backend.services
  user = await createUser(backend, { role: 'editor' })
  const title = { de: 'Politik', en: 'Politics' }
  const categories = await db
    .insert(articleCategories)
    .values([
      { section: 'debate', slug: 'politik', title },
      { section: 'press', slug: 'politik', title },
    ])
    .returning()
  category = categories[0]?.id ?? 0
  pressCategory = categories[1]?.id ?? 0
  const [tagRow] = await db
    .insert(articleTags)
    .values({ slug: 'geld', title: { de: 'Geld', en: 'Money' } })
    .returning()
  tag = tagRow?.id ?? 0
  const [person] = await db.insert(persons).values({ name: 'Paul Presse' }).returning()
  contact = person?.id ?? 0
})

// The tests span a day, after which the session would have expired.
const logIn = async () => {
  editor = await new TestBrowser(backend).logIn(user)
}
beforeEach(logIn)

const release = {
  title: { de: 'Mehr Bühnen', en: 'More Stages' },
  slug: { de: '', en: '' },
  subtitle: { de: 'Ein Bericht', en: '' },
  teaser: { de: 'Kurz gesagt', en: 'In short' },
  image: null,
  author: 'VBO',
  date: '2026-11-03T10:00:00+01:00',
  categories: [] as number[],
  related: [] as number[],
  contact: null as number | null,
  attachments: null,
}
const article = { ...release, tags: [] as number[] }

const call = (method: string, path: string, body?: unknown) =>
  editor.call(method, `/de/api/administration/${path}`, body)
async function createRecord(type: string, values: object) {
  const response = await call('POST', `${type}/`, { values })
  const record = await response.json()
  expect([response.status, record]).toMatchObject([201, {}])
  return record
}
const runAction = async (type: string, action: string, ids: number[], parameters: object = {}) =>
  (await call('POST', `${type}/${action}/`, { ids, ...parameters })).json()
const loadRecord = async (type: string, id: number) => (await call('GET', `${type}/${id}/`)).json()
const loadStatus = async (locale: string, id: number) => (await backend.get(`/${locale}/api/articles/${id}/`)).status
async function runSchedules() {
  const { db, log } = backend.services
  await runDueSchedules({ db, log, clock: () => clock.now }, new AbortController().signal)
}

describe('a press release', () => {
  it.each([
    ['of the first draft', '2026-11-02T09:30:00+01:00', undefined, '2026-11-17T11:00:00+01:00'],
    ['of the first draft', '2026-11-02T09:30:00+01:00', '2026-11-17T10:00:00+01:00', '2026-11-17T11:00:00+01:00'],
    ['that was chosen', '2026-10-30T09:30:00+01:00', undefined, '2026-10-30T09:30:00+01:00'],
    ['in the future', '2026-11-18T09:30:00+01:00', undefined, '2026-11-18T09:30:00+01:00'],
  ])('with a date %s (%s), published at %s, has the date %s', async (_kind, date, at, expected) => {
    const { id } = await createRecord('press-releases', { ...release, date })
    if (at) await runAction('press-releases', 'publish', [id], { at })
    clock.now = new Date('2026-11-17T10:00:00Z')
    await logIn()
    if (at) await runSchedules()
    else await runAction('press-releases', 'publish', [id])
    expect((await loadRecord('press-releases', id)).values.date).toBe(expected)
    clock.addMinutes(60)
    await runAction('press-releases', 'unpublish', [id])
    await runAction('press-releases', 'publish', [id])
    expect((await loadRecord('press-releases', id)).values.date).toBe(expected)
  })

  it('is untranslated in a language while most of its texts are copies of the other', async () => {
    const { id, revision } = await createRecord('press-releases', { ...release, title: { de: 'Etat', en: '' } })
    const { db } = backend.services
    const text = { objectId: id, model: 'text', data: { content: '<p>Mehr Geld</p>' } }
    await db.insert(modules).values({ ...text, locale: 'de' })
    const values = { ...release, title: { de: 'Etat', en: 'Budget' } }
    expect((await call('PATCH', `press-releases/${id}/`, { values, revision })).status).toBe(200)
    const readLanguage = async () => (await loadRecord('press-releases', id)).row.untranslated
    expect(await readLanguage()).toBe('en')
    const translation = { data: { content: '<p>More money</p>' } }
    await db
      .update(modules)
      .set(translation)
      .where(and(eq(modules.objectId, id), eq(modules.locale, 'en')))
    expect(await readLanguage()).toBeNull()
  })

  it('is published in two languages on schedule, by one call for the record and one action', async () => {
    const { id, url } = await createRecord('press-releases', { ...release, contact, categories: [pressCategory] })
    expect(url).toBe(`/de/pressemitteilungen/mehr-buehnen/${id}`)
    const publishAt = '2026-11-03T10:00:00+01:00'
    expect(await runAction('press-releases', 'publish', [id], { at: publishAt })).toEqual({ done: [id], refused: [] })
    expect((await loadRecord('press-releases', id)).row).toMatchObject({
      title: release.title,
      state: { de: 'scheduled', en: 'scheduled' },
      publish_at: publishAt,
      categories: [{ id: pressCategory, title: 'Politik' }],
      contact: { id: contact, title: 'Paul Presse' },
    })
    expect([await loadStatus('de', id), await loadStatus('en', id)]).toEqual([404, 404])

    // A correction before that time is published at that time.
    const correction = { revision: 1, values: { title: { de: 'Viel mehr Bühnen', en: 'More Stages' } } }
    expect((await call('PATCH', `press-releases/${id}/`, correction)).status).toBe(200)
    clock.now = new Date('2026-11-03T09:00:01Z')
    await runSchedules()
    await logIn()
    const germanResponse = await backend.get(`/de/api/articles/${id}/`)
    expect(await germanResponse.json()).toMatchObject({
      title: 'Viel mehr Bühnen',
      subtitle: 'Ein Bericht',
      teaser: 'Kurz gesagt',
      urls: { en: `/en/press-releases/more-stages/${id}` },
    })
    expect(await loadStatus('en', id)).toBe(200)
    expect((await loadRecord('press-releases', id)).row).toMatchObject({ state: { de: 'online', en: 'online' } })
  })

  it('loses a deleted contact person, with a warning before, and gets a restored one back', async () => {
    const { id, url } = await createRecord('press-releases', { ...release, contact })
    await runAction('press-releases', 'publish', [id])
    const readContact = async () => (await (await backend.get(`/de/api/articles/${id}/`)).json()).contact
    expect(await readContact()).toMatchObject({ name: 'Paul Presse' })
    expect(await (await call('GET', `persons/${contact}/uses/`)).json()).toContainEqual({ title: 'Mehr Bühnen', url })
    expect((await runAction('persons', 'delete', [contact])).done).toEqual([contact])
    expect(await readContact()).toBeNull()
    expect(await loadRecord('press-releases', id)).toMatchObject({ values: { contact: null }, row: { contact: null } })
    expect((await runAction('persons', 'restore', [contact])).done).toEqual([contact])
    expect(await readContact()).toMatchObject({ name: 'Paul Presse' })
    expect(await loadRecord('press-releases', id)).toMatchObject({ values: { contact } })
  })

  it('has neither tags nor article categories and is no record of articles', async () => {
    const rejection = await call('POST', 'press-releases/', { values: { ...release, categories: [category] } })
    expect([rejection.status, await rejection.json()]).toMatchObject([400, { values: { categories: {} } }])
    const { id, values } = await createRecord('press-releases', { ...release, tags: [tag] })
    expect(values).not.toHaveProperty('tags')
    expect((await call('GET', `articles/${id}/`)).status).toBe(404)
    expect((await call('PATCH', `articles/${id}/`, { revision: 1, values: {} })).status).toBe(404)
    expect((await runAction('articles', 'publish', [id])).done).toEqual([])
  })

  it('is not scheduled in the past', async () => {
    const { id } = await createRecord('press-releases', release)
    const { done, refused } = await runAction('press-releases', 'publish', [id], { at: '2020-01-01T10:00:00Z' })
    expect([done, refused]).toEqual([[], [{ id, detail: 'Der Zeitpunkt muss in der Zukunft liegen.' }]])
    expect((await call('POST', 'press-releases/publish/', { ids: [id], at: 'soon' })).status).toBe(400)
  })
})

describe('an article', () => {
  it('is written in one language, published at once, corrected and deleted', async () => {
    const otherArticle = await createRecord('articles', { ...article, title: { de: 'Anderer', en: '' } })
    const { id } = await createRecord('articles', {
      ...article,
      title: { de: 'Streit', en: '' },
      tags: [tag],
      related: [otherArticle.id],
    })
    await runAction('articles', 'publish', [id])
    expect([await loadStatus('de', id), await loadStatus('en', id)]).toEqual([200, 404])
    const changeResponse = await call('PATCH', `articles/${id}/`, {
      revision: 1,
      values: { subtitle: { de: 'Neu', en: '' }, author: 'Andere' },
    })
    expect(await changeResponse.json()).toMatchObject({ row: { state: { de: 'online', en: null }, author: 'Andere' } })
    expect(await (await backend.get(`/de/api/articles/${id}/`)).json()).toMatchObject({
      subtitle: 'Neu',
      author: 'Andere',
      tags: [{ id: tag }],
    })
    expect(await runAction('articles', 'unpublish', [id])).toMatchObject({ done: [id] })
    expect(await loadStatus('de', id)).not.toBe(200)
  })

  it('returns 409 after a concurrent change', async () => {
    const { id } = await createRecord('articles', article)
    await backend.services.db.execute(sql`UPDATE articles SET author = 'Programm' WHERE page_id = ${id}`)
    const response = await call('PATCH', `articles/${id}/`, { revision: 1, values: { author: 'Ich' } })
    expect([response.status, await response.json()]).toMatchObject([409, { current: { author: 'Programm' } }])
  })

  it('is listed by category, tag and words', async () => {
    const { id } = await createRecord('articles', {
      ...article,
      title: { de: 'Etat', en: 'Budget' },
      categories: [category],
      tags: [tag],
      author: 'Zoe Zander',
    })
    const listIds = async (query: string) =>
      (await (await call('GET', `articles/?${query}`)).json()).results.map((row: { id: number }) => row.id)
    expect(await listIds(`category=${category}`)).toEqual([id])
    expect(await listIds(`tag=${tag}&search=budget+zander`)).toEqual([id])
    expect(await listIds('search=etat&ordering=title')).toEqual([id])
    expect(await listIds(`category=${pressCategory}`)).toEqual([])
  })
})

it('lists the uses of a category, a tag and an article, and of a press category and release', async () => {
  const listUses = async (type: string, id: number) => (await call('GET', `${type}/${id}/uses/`)).json()
  const place = { parent: null, title: 'Verweise', slug: 'verweise' }
  const linkingPage = await (await editor.call('POST', '/de/pageeditor-api/page/', place)).json()
  const types = [
    ['articles', { ...article, tags: [tag] }, [['article-categories', category] as const, ['tags', tag] as const]],
    ['press-releases', release, [['press-categories', pressCategory] as const]],
  ] as const
  for (const [type, values, terms] of types) {
    const title = { de: `Genutzt in ${type}`, en: '' }
    const [[, usedCategory]] = terms
    const { id, url } = await createRecord(type, { ...values, title, categories: [usedCategory] })
    for (const [termType, termId] of terms)
      expect(await listUses(termType, termId)).toContainEqual({ title: title.de, url })

    expect(await listUses(type, id)).toEqual([])
    const data = { content: `<p><a href="${url}">Dort</a></p>` }
    const block = { content_type: 'page', object_id: linkingPage.id, locale: 'de', parent: null, column: null }
    const storedResponse = await editor.call('POST', '/de/pageeditor-api/text/', { ...block, position: 0, data })
    expect(storedResponse.status).toBe(201)
    expect(await listUses(type, id)).toEqual([{ title: 'Verweise', url: '/de/verweise' }])
  }
})
