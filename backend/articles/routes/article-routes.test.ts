import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articleCategories, articles, articleTags } from '@/backend/db/schema/articles'
import { persons } from '@/backend/db/schema/persons'
import {
  type ArticleDraft,
  articleDetailSchema,
  articleDraftSchema,
  articleListSchema,
  articleTermListSchema,
} from '@/lib/contract/article'
import { pageSchema } from '@/lib/contract/page'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/page-editor'

let now = new Date('2026-03-01T09:00:00Z')
const backend = startTestBackend({ clock: () => now })
let editor: TestEditor
let categories: number[]
let tag: number
let contact: number
beforeAll(async () => {
  editor = await TestEditor.logIn(backend)
  const { db } = backend.services
  const rows = await db
    .insert(articleCategories)
    .values([
      { section: 'debate', slug: 'publikum', title: { de: 'Publikum', en: 'Audience' }, position: 1 },
      { section: 'debate', slug: 'arbeit', title: { de: 'Arbeit', en: 'Work' }, position: 0 },
      { section: 'press', slug: 'tarif', title: { de: 'Tarif', en: 'Agreements' } },
    ])
    .returning({ id: articleCategories.id })
  categories = rows.map(({ id }) => id)
  const [tagRow] = await db
    .insert(articleTags)
    .values({ slug: 'probe', title: { de: 'Probe', en: 'Rehearsal' } })
    .returning({ id: articleTags.id })
  tag = tagRow?.id ?? 0
  const [person] = await db.insert(persons).values({ name: 'Ada Amsel' }).returning({ id: persons.id })
  contact = person?.id ?? 0
})
beforeEach(() => backend.services.db.execute(sql`DELETE FROM pages WHERE content_type <> 'page'`))

const api = (method: string, path: string, body?: unknown, locale = 'de') =>
  editor.browser.call(method, `/${locale}/api/${path}`, body)
async function write(method: string, path: string, body: unknown, locale = 'de'): Promise<ArticleDraft> {
  const answer = await api(method, path, body, locale)
  const sent: unknown = await answer.json()
  expect([200, 201], JSON.stringify(sent)).toContain(answer.status)
  return articleDraftSchema.parse(sent)
}
let count = 0
const make = (own: Record<string, unknown> = {}) => {
  count += 1
  return write('POST', 'articles/', { title: `Beitrag ${count}`, date: '2026-02-01T12:00:00+01:00', ...own })
}
async function publish(id: number, locale = 'de') {
  await editor.in(locale).page('POST', `page/${id}/publish/`, {})
}
async function makePublished(own: Record<string, unknown> = {}) {
  const article = await make(own)
  await publish(article.id)
  return article
}
const list = async (query = '', path = 'articles') => {
  const answer = await backend.get(`/de/api/${path}/${query}`)
  expect(answer.status).toBe(200)
  return articleListSchema.parse(await answer.json())
}
const titles = async (query = '', path = 'articles') =>
  (await list(query, path)).results.map(({ title }) => title)

describe('an article', () => {
  it('is made by an editor, is nobody else’s until it is published, and then has a page and a place in the list', async () => {
    const made = await make({
      title: 'Wem gehört die Bühne?',
      subtitle: 'Ein Zwischenruf',
      teaser: 'Über Häuser und ihr Publikum.',
      author: 'Ada Amsel',
      categories: [categories[0], categories[1]],
      tags: [tag],
      contact,
    })
    expect(made).toMatchObject({
      slug: 'wem-gehoert-die-buehne',
      url: `/de/debatte/wem-gehoert-die-buehne/${made.id}`,
      state: 'offline',
      date: '2026-02-01T12:00:00+01:00',
      categories: [{ title: 'Arbeit' }, { title: 'Publikum' }],
    })
    expect(await titles()).toEqual([])
    expect((await backend.get(`/de/api/articles/${made.id}/`)).status).toBe(404)
    await publish(made.id)

    const answer = await backend.get(`/de/api/articles/${made.id}/`)
    expect(articleDetailSchema.parse(await answer.json())).toMatchObject({
      title: 'Wem gehört die Bühne?',
      subtitle: 'Ein Zwischenruf',
      teaser: 'Über Häuser und ihr Publikum.',
      author: 'Ada Amsel',
      contact: { name: 'Ada Amsel' },
      attachments: null,
      urls: { de: made.url, en: null },
      tags: [{ title: 'Probe', url: `/de/debatte/tags/probe/${tag}` }],
      previous: null,
      next: null,
    })
    expect(await list()).toMatchObject({
      count: 1,
      years: [2026],
      results: [{ id: made.id, url: made.url, subtitle: 'Ein Zwischenruf' }],
    })
    const page = await backend.get(`/de/pageeditor-api/page/debatte/wem-gehoert-die-buehne/${made.id}`)
    expect(pageSchema.parse(await page.json())).toMatchObject({
      id: made.id,
      content_type: 'article',
      siblings: [],
      record: { type: 'article', author: 'Ada Amsel' },
    })
  })

  it('carries blocks that are edited and published like those of every page, in two languages', async () => {
    const { id } = await makePublished({ title: 'Zwei Sprachen' })
    const { status } = await editor.call('POST', 'text/', {
      ...{ content_type: 'page', object_id: id, locale: 'de', parent: null, column: null, position: 0 },
      data: { content: '<p>Vorhang auf</p>' },
    })
    expect(status).toBe(201)
    const modulesOf = async () =>
      articleDetailSchema.parse(await (await backend.get(`/de/api/articles/${id}/`)).json()).modules
    expect(await modulesOf()).toEqual([])
    await publish(id)
    expect(await modulesOf()).toMatchObject([{ model: 'text', data: { content: '<p>Vorhang auf</p>' } }])

    const english = await editor.page('POST', `page/${id}/translate/`)
    expect(english.urls.en).toBe(`/en/debate/zwei-sprachen/${id}`)
    expect((await backend.get(`/en/api/articles/${id}/`)).status).toBe(404)
    await publish(id, 'en')
    expect((await backend.get(`/en/api/articles/${id}/`)).status).toBe(200)
  })

  it('gets new texts with the next publication, everything else at once', async () => {
    const { id, revision } = await makePublished({ title: 'Alt', author: 'Ada' })
    const changed = await write('PATCH', `articles/${id}/`, {
      revision,
      title: 'Neu',
      author: 'Bo',
      tags: [tag],
    })
    expect(changed).toMatchObject({ title: 'Neu', author: 'Bo', state: 'changed', revision: revision + 2 })
    expect(await list()).toMatchObject({ results: [{ title: 'Alt', author: 'Bo', tags: [{ id: tag }] }] })
    await publish(id)
    expect(await titles()).toEqual(['Neu'])
    const again = await write('PATCH', `articles/${id}/`, {
      revision,
      title: 'Neu',
      author: 'Bo',
      tags: [tag],
    })
    expect(again.revision).toBe(changed.revision)
  })

  it('refuses a change of what somebody else has changed, and one that names no revision', async () => {
    const { id, revision } = await make({ author: 'Ada' })
    const other = await TestEditor.logIn(backend, { firstName: 'Otto' })
    await other.browser.call('PATCH', `/de/api/articles/${id}/`, { revision, author: 'Otto' })
    const answer = await api('PATCH', `articles/${id}/`, { revision, author: 'Edda' })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      current: { author: 'Otto' },
      yours: { author: 'Edda' },
      by: expect.stringMatching(/^Otto /),
    })
    expect((await api('PATCH', `articles/${id}/`, { author: 'Edda' })).status).toBe(428)
    expect((await api('DELETE', `articles/${id}/`, { revision })).status).toBe(409)
  })

  it('keeps its old address when it is renamed', async () => {
    const { id, revision } = await makePublished({ title: 'Alt' })
    await write('PATCH', `articles/${id}/`, { revision, slug: 'neu' })
    await publish(id)
    const moved = await backend.get(`/de/pageeditor-api/redirect/de/debatte/alt/${id}`)
    expect(await moved.json()).toEqual({ new_path: `/de/debatte/neu/${id}` })
  })

  it('is gone when it was deleted, and comes back whole from the trash', async () => {
    const other = await makePublished()
    const { id, revision } = await makePublished({
      title: 'Weg',
      author: 'Ada',
      tags: [tag],
      related: [other.id],
    })
    expect((await api('DELETE', `articles/${id}/`, { revision })).status).toBe(204)
    const gone = await backend.get(`/de/api/articles/${id}/`)
    expect([gone.status, await gone.json()]).toEqual([410, { detail: 'Das wurde gelöscht.' }])
    expect((await editor.call('POST', `trash/${id}/restore/`, {})).status).toBe(201)
    const draft = await api('GET', `articles/${id}/?draft=1`)
    expect(articleDraftSchema.parse(await draft.json())).toMatchObject({
      title: 'Weg',
      url: `/de/debatte/weg/${id}`,
      author: 'Ada',
      tags: [{ id: tag }],
      related: [{ id: other.id }],
      state: 'offline',
    })
  })

  it('leads to the articles before and after it and to those that it names, else to others of its category', async () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03']
    const [first, second, third] = await Promise.all(
      days.map((day) => make({ title: day, date: `${day}T00:00:00+01:00`, categories: [categories[0]] })),
    )
    for (const article of [first, second, third]) await publish(article?.id ?? 0)
    const read = async () =>
      articleDetailSchema.parse(await (await backend.get(`/de/api/articles/${second?.id}/`)).json())
    expect(await read()).toMatchObject({
      previous: { title: '2026-01-01', url: first?.url },
      next: { title: '2026-01-03' },
      related: [{ title: '2026-01-03' }, { title: '2026-01-01' }],
    })
    await write('PATCH', `articles/${second?.id}/`, { revision: second?.revision, related: [first?.id] })
    expect((await read()).related).toMatchObject([{ title: '2026-01-01' }])
  })

  it('stands in a list, not in the tree: it is not moved, copied or listed there, and nothing is made below it', async () => {
    const { id, revision } = await makePublished()
    for (const [path, body] of [
      [`page/${id}/move/`, { parent: null, position: 0, revision }],
      [`page/${id}/copy/`, { parent: null }],
    ] as const) {
      expect((await editor.call('POST', path, body)).status).toBe(409)
    }
    expect((await editor.call('POST', 'page/', { title: 'Darunter', slug: 'x', parent: id })).status).toBe(
      404,
    )
    expect((await editor.call('GET', 'pages/')).body).toMatchObject({ count: 0 })
    expect((await editor.call('GET', 'pages/?search=Beitrag')).body).toMatchObject({ count: 0 })
  })
})

describe('the list', () => {
  it('has the articles of a section, category, tag or year', async () => {
    await makePublished({ title: 'Eins', categories: [categories[0]] })
    await makePublished({ title: 'Zwei', tags: [tag], date: '2024-12-31T23:30:00Z' })
    await makePublished({ title: 'Presse', section: 'press', categories: [categories[2]] })
    await make({ title: 'Entwurf', categories: [categories[0]] })
    expect(await titles()).toEqual(['Eins', 'Zwei'])
    expect(await titles('?section=press')).toEqual(['Presse'])
    expect(await titles('', 'press-releases')).toEqual(['Presse'])
    expect(await titles(`?category=${categories[0]}`)).toEqual(['Eins'])
    expect(await titles(`?tags=${tag}`)).toEqual(['Zwei'])
    expect(await titles('?year=2025')).toEqual(['Zwei'])
    expect((await list()).years).toEqual([2026, 2025])
    for (const query of ['?category=999', '?category=x', '?tags=0', '?year=1999']) {
      expect(await list(query)).toMatchObject({ count: 0, results: [], next: null })
    }
    expect((await backend.get('/en/api/articles/')).headers.get('Cache-Tag')).toBe(
      'records:article, article-terms',
    )
  })

  it('repeats and leaves out nothing while articles come and go', async () => {
    for (let number = 1; number <= 6; number += 1) {
      await makePublished({ title: `${number}`, date: `2026-01-0${number}T00:00:00Z` })
    }
    const first = await list('?page_size=2')
    expect(first.results.map(({ title }) => title)).toEqual(['6', '5'])
    await makePublished({ title: 'Neu', date: '2026-01-09T00:00:00Z' })
    const second = articleListSchema.parse(await (await backend.get(first.next ?? '')).json())
    expect(second.results.map(({ title }) => title)).toEqual(['4', '3'])
    const [gone] = second.results
    await backend.services.db.delete(articles).where(sql`page_id = ${gone?.id ?? 0}`)
    const third = articleListSchema.parse(await (await backend.get(second.next ?? '')).json())
    expect(third).toMatchObject({ results: [{ title: '2' }, { title: '1' }], next: null })
    expect(third.previous).toBe('https://buehnenhaus.test/de/api/articles/?page_size=2&page=2')
    expect((await backend.get('/de/api/articles/?page=9')).status).toBe(404)
  })

  it('shows neither an article for members nor one that is offline', async () => {
    const { id } = await makePublished({ title: 'Für Mitglieder' })
    const { revision } = await editor.page('GET', `page/${id}/draft/`)
    await editor.page('POST', `page/${id}/`, { revision, data: { groups: ['Mitglied'] } })
    expect(await titles()).toEqual([])
    expect((await backend.get(`/de/api/articles/${id}/`)).status).toBe(401)
    const member = await new TestBrowser(backend).logIn(await createUser(backend, { group: 'Mitglied' }))
    expect((await member.call('GET', `/de/api/articles/${id}/`)).status).toBe(200)
  })
})

it('categories come in their order, tags by their slugs', async () => {
  const read = async (path: string) => {
    const answer = await backend.get(`/de/api/${path}`)
    return articleTermListSchema.parse(await answer.json()).results.map(({ title, url }) => [title, url])
  }
  expect(await read('article-categories/')).toEqual([
    ['Arbeit', `/de/debatte/category/arbeit/${categories[1]}`],
    ['Publikum', `/de/debatte/category/publikum/${categories[0]}`],
  ])
  const press = [['Tarif', `/de/pressemitteilungen/category/tarif/${categories[2]}`]]
  expect(await read('press-categories/')).toEqual(press)
  expect(await read('article-categories/?section=press')).toEqual(press)
  expect(await read('article-tags/')).toEqual([['Probe', `/de/debatte/tags/probe/${tag}`]])
  expect((await backend.get(`/de/api/article-tags/${tag}/`)).status).toBe(200)
  expect((await backend.get('/de/api/article-tags/999/')).status).toBe(404)
})

it.each([
  [{ title: '' }, 'title'],
  [{ title: 'x', slug: 'a/b' }, 'slug'],
  [{ title: 'x', date: 'gestern' }, 'date'],
  [{ title: 'x', categories: [99_999] }, 'categories'],
  [{ title: 'x', tags: [99_999] }, 'tags'],
  [{ title: 'x', contact: 99_999 }, 'contact'],
  [{ title: 'x', attachments: 99_999 }, 'attachments'],
  [{ title: 'x', image: 99_999 }, 'image'],
  [{ title: 'x', related: [99_999] }, 'related'],
  [{ title: 'x', section: 'sport' }, 'section'],
])('%j is refused for %s', async (body, field) => {
  const answer = await api('POST', 'articles/', body)
  expect(answer.status).toBe(400)
  expect(Object.keys(await answer.json())).toEqual([field])
})

it('a press release has neither tags nor the categories of the debate', async () => {
  const answer = await api('POST', 'articles/', {
    title: 'x',
    section: 'press',
    tags: [tag],
    categories: [categories[0]],
  })
  expect(answer.status).toBe(400)
  expect(Object.keys(await answer.json())).toEqual(['categories', 'tags'])
})

it.each(['?year=20', '?after=x', '?section=sport'])('the list of %s is refused', async (query) => {
  expect((await backend.get(`/de/api/articles/${query}`)).status).toBe(400)
})

it('only editors write articles and read working copies', async () => {
  const { id, revision } = await make()
  const member = await new TestBrowser(backend).logIn(await createUser(backend, {}))
  for (const [method, path, body] of [
    ['POST', 'articles/', { title: 'x' }],
    ['PATCH', `articles/${id}/`, { revision, title: 'x' }],
    ['DELETE', `articles/${id}/`, { revision }],
    ['GET', `articles/${id}/?draft=1`, undefined],
  ] as const) {
    expect((await member.call(method, `/de/api/${path}`, body)).status).toBe(403)
    const anonymous = new TestBrowser(backend)
    expect((await anonymous.call(method, `/de/api/${path}`, body)).status).toBe(401)
  }
  now = new Date(now.getTime() + 1000)
})
