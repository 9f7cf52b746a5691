import { describe, expect, it } from 'vitest'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { articleDetailSchema, articleDraftSchema } from '@/lib/contract/pages/article'
import { pageSchema } from '@/lib/contract/pages/page'
import { pageTreeSchema } from '@/lib/contract/pages/page-tree'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'
import { startArticles } from './articles.fixture'

const backend = startTestBackend()
const articles = startArticles(backend)
const { ids, call, write, make, makePublished, publish, list } = articles

async function addPerson(name: string): Promise<number | undefined> {
  const [row] = await backend.services.db.insert(persons).values({ name }).returning({ id: persons.id })
  return row?.id
}

describe('an article', () => {
  it('is created by an editor, is hidden until its publication, and then has a page and a place in the list', async () => {
    const article = await make({
      title: 'Wem gehört die Bühne?',
      subtitle: 'Ein Zwischenruf',
      teaser: 'Über Häuser und ihr Publikum.',
      author: 'Ada Amsel',
      categories: [ids.categories[0], ids.categories[1]],
      tags: [ids.tag],
      contact: await addPerson('Ada Amsel'),
    })
    expect(article).toMatchObject({
      slug: 'wem-gehoert-die-buehne',
      url: `/de/debatte/wem-gehoert-die-buehne/${article.id}`,
      state: 'offline',
      date: '2026-02-01T12:00:00+01:00',
      categories: [{ title: 'Arbeit' }, { title: 'Publikum' }],
    })
    expect((await list()).count).toBe(0)
    expect((await backend.get(`/de/api/articles/${article.id}/`)).status).toBe(404)
    await publish(article.id)

    const response = await backend.get(`/de/api/articles/${article.id}/`)
    expect(articleDetailSchema.parse(await response.json())).toMatchObject({
      title: 'Wem gehört die Bühne?',
      subtitle: 'Ein Zwischenruf',
      teaser: 'Über Häuser und ihr Publikum.',
      author: 'Ada Amsel',
      contact: { name: 'Ada Amsel' },
      attachments: null,
      urls: { de: article.url, en: null },
      tags: [{ title: 'Probe', url: `/de/debatte/tags/probe/${ids.tag}` }],
      previous: null,
      next: null,
    })
    expect(await list()).toMatchObject({
      count: 1,
      years: [2026],
      results: [{ id: article.id, url: article.url, subtitle: 'Ein Zwischenruf' }],
    })
    const page = await backend.get(`/de/pageeditor-api/page/debatte/wem-gehoert-die-buehne/${article.id}`)
    expect(pageSchema.parse(await page.json())).toMatchObject({
      id: article.id,
      content_type: 'article',
      siblings: [],
      record: { type: 'article', author: 'Ada Amsel' },
    })
  })

  it('is stored with normalized texts', async () => {
    const article = await make({ title: ' Bu\u0308hne A\u0002B\ufffeC ', teaser: 'Eins\r\nzwei' })
    expect(article).toMatchObject({ slug: 'buehne-abc' })
    await publish(article.id)
    const response = await backend.get(`/de/api/articles/${article.id}/`)
    expect(articleDetailSchema.parse(await response.json())).toMatchObject({ title: 'Bühne ABC', teaser: 'Eins\nzwei' })
  })

  it('contains blocks that are edited and published like those of other pages, in two languages', async () => {
    const { id } = await makePublished({ title: 'Zwei Sprachen' })
    await articles.editor.addText(id, '<p>Vorhang auf</p>')
    const loadModules = async () =>
      articleDetailSchema.parse(await (await backend.get(`/de/api/articles/${id}/`)).json()).modules
    expect(await loadModules()).toEqual([])
    await publish(id)
    expect(await loadModules()).toMatchObject([{ model: 'text', data: { content: '<p>Vorhang auf</p>' } }])

    const englishPage = await articles.editor.page('POST', `page/${id}/translate/`)
    expect(englishPage.urls.en).toBe(`/en/debate/zwei-sprachen/${id}`)
    expect((await backend.get(`/en/api/articles/${id}/`)).status).toBe(404)
    await publish(id, 'en')
    expect((await backend.get(`/en/api/articles/${id}/`)).status).toBe(200)
  })

  it('gets new texts with the next publication, other changes at once', async () => {
    const { id, revision } = await makePublished({ title: 'Alt', author: 'Ada' })
    const change = { revision, title: 'Neu', author: 'Bo', tags: [ids.tag] }
    const changedArticle = await write('PATCH', `articles/${id}/`, change)
    expect(changedArticle).toMatchObject({ title: 'Neu', author: 'Bo', state: 'changed', revision: revision + 2 })
    expect(await list()).toMatchObject({ results: [{ title: 'Alt', author: 'Bo', tags: [{ id: ids.tag }] }] })
    await publish(id)
    expect((await list()).results).toMatchObject([{ title: 'Neu' }])
    const unchangedArticle = await write('PATCH', `articles/${id}/`, change)
    expect(unchangedArticle.revision).toBe(changedArticle.revision)
  })

  it('rejects a change with an outdated or without a revision', async () => {
    const { id, revision } = await make({ author: 'Ada' })
    const otherEditor = await TestEditor.logIn(backend, { firstName: 'Otto' })
    await otherEditor.browser.call('PATCH', `/de/api/articles/${id}/`, { revision, author: 'Otto' })
    const response = await call('PATCH', `articles/${id}/`, { revision, author: 'Edda' })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      current: { author: 'Otto' },
      yours: { author: 'Edda' },
      by: expect.stringMatching(/^Otto /),
    })
    expect((await call('PATCH', `articles/${id}/`, { author: 'Edda' })).status).toBe(428)
    expect((await call('DELETE', `articles/${id}/`, { revision })).status).toBe(409)
  })

  it('keeps its old address as a redirect when it is renamed', async () => {
    const { id, revision } = await makePublished({ title: 'Alt' })
    await write('PATCH', `articles/${id}/`, { revision, slug: 'neu' })
    await publish(id)
    const moveResponse = await backend.get(`/de/pageeditor-api/redirect/de/debatte/alt/${id}`)
    expect(await moveResponse.json()).toEqual({ new_path: `/de/debatte/neu/${id}` })
  })

  it('has the page of its list as its parent', async () => {
    const listPage = await articles.editor.page('POST', 'page/', { title: 'Debatte', slug: 'debatte' })
    await publish(listPage.id)
    const { id, url } = await makePublished()
    const response = await backend.get(`/de/pageeditor-api/page/${url.slice('/de/'.length)}`)
    const parents = [{ id: listPage.id, title: 'Debatte', url: '/de/debatte' }]
    expect(pageSchema.parse(await response.json()).parents).toEqual(parents)
    expect(response.headers.get('Cache-Tag')).toContain(`link:${listPage.id}:de`)
    expect((await articles.editor.page('GET', `page/${url.slice('/de/'.length)}?draft=1`)).parents).toEqual(parents)
    expect(id).toBeGreaterThan(listPage.id)
  })

  it('is found by its id with any slug, like a list of a category or tag', async () => {
    const { id, url } = await makePublished()
    const findTarget = async (address: string) =>
      (await (await backend.get(`/de/pageeditor-api/redirect${address}`)).json()).new_path ?? null
    expect(await findTarget(`/de/debatte/anders/${id}`)).toBe(url)
    expect(await findTarget(url)).toBeNull()
    expect(await findTarget(`/de/pressemitteilungen/anders/${id}`)).toBeNull()
    expect(await findTarget(`/en/debate/anders/${id}`)).toBeNull()
    const [category] = ids.categories
    expect(await findTarget(`/de/debatte/category/anders/${category}`)).toBe(
      `/de/debatte/category/publikum/${category}`,
    )
    expect(await findTarget(`/de/debatte/category/publikum/${category}`)).toBeNull()
    expect(await findTarget(`/en/debate/tags/anders/${ids.tag}`)).toBe(`/en/debate/tags/probe/${ids.tag}`)
  })

  it('is deleted and completely restored from the trash', async () => {
    const otherArticle = await makePublished()
    const { id, revision } = await makePublished({
      title: 'Weg',
      author: 'Ada',
      tags: [ids.tag],
      related: [otherArticle.id],
    })
    expect((await call('DELETE', `articles/${id}/`, { revision })).status).toBe(204)
    const response = await backend.get(`/de/api/articles/${id}/`)
    expect([response.status, await response.json()]).toEqual([410, { detail: 'Das wurde gelöscht.' }])
    expect((await backend.get(`/de/pageeditor-api/page/debatte/weg/${id}`)).status).toBe(410)
    expect((await articles.editor.call('POST', `trash/${id}/restore/`, {})).status).toBe(201)
    const draft = await call('GET', `articles/${id}/?draft=1`)
    expect(articleDraftSchema.parse(await draft.json())).toMatchObject({
      title: 'Weg',
      url: `/de/debatte/weg/${id}`,
      author: 'Ada',
      tags: [{ id: ids.tag }],
      related: [{ id: otherArticle.id }],
      state: 'offline',
    })
  })

  it('links to adjacent articles, and to its related articles or else to others of its category', async () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03']
    const [first, second, third] = await Promise.all(
      days.map((day) => make({ title: day, date: `${day}T00:00:00+01:00`, categories: [ids.categories[0]] })),
    )
    for (const article of [first, second, third]) await publish(article?.id ?? 0)
    const readArticle = async () =>
      articleDetailSchema.parse(await (await backend.get(`/de/api/articles/${second?.id}/`)).json())
    expect(await readArticle()).toMatchObject({
      previous: { title: '2026-01-01', url: first?.url },
      next: { title: '2026-01-03' },
      related: [{ title: '2026-01-03' }, { title: '2026-01-01' }],
    })
    await write('PATCH', `articles/${second?.id}/`, { revision: second?.revision, related: [first?.id] })
    expect((await readArticle()).related).toMatchObject([{ title: '2026-01-01' }])
  })

  it('is part of a list, not of the tree: it is not moved, copied or listed there, and has no subpages', async () => {
    const { id, revision } = await makePublished()
    for (const [path, body] of [
      [`page/${id}/move/`, { parent: null, position: 0, revision }],
      [`page/${id}/copy/`, { parent: null }],
    ] as const) {
      expect((await articles.editor.call('POST', path, body)).status).toBe(409)
    }
    expect((await articles.editor.call('POST', 'page/', { title: 'Darunter', slug: 'x', parent: id })).status).toBe(404)
    for (const query of ['', '?search=Beitrag', `?id=${id}`]) {
      const { results } = await articles.editor.ask(pageTreeSchema, 'GET', `pages/${query}`)
      expect(results.map((page) => page.id)).not.toContain(id)
    }
  })
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
])('%j is rejected with an error of %s', async (body, field) => {
  const response = await call('POST', 'articles/', body)
  expect([response.status, Object.keys(await response.json())]).toEqual([400, [field]])
})

it('rejects tags and categories of the debate for a press release', async () => {
  const response = await call('POST', 'articles/', {
    title: 'x',
    section: 'press',
    tags: [ids.tag],
    categories: [ids.categories[0]],
  })
  expect([response.status, Object.keys(await response.json())]).toEqual([400, ['categories', 'tags']])
})

it('shows working copies to editors only', async () => {
  const { id } = await make()
  const address = `/de/api/articles/${id}/?draft=1`
  const member = await new TestBrowser(backend).logIn(await createUser(backend, {}))
  expect((await member.call('GET', address)).status).toBe(403)
  expect((await backend.get(address)).status).toBe(401)
})
