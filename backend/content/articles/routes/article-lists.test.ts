import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { articles as articlesTable } from '@/backend/platform/db/schema/content/articles'
import { articleListSchema, articleTermListSchema } from '@/lib/contract/pages/article'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startArticles } from './articles.fixture'

const backend = startTestBackend()
const articles = startArticles(backend)
const { ids, make, makePublished, list } = articles
const loadTitles = async (query = '', path = 'articles') => (await list(query, path)).results.map(({ title }) => title)

describe('the list of articles', () => {
  it('contains the articles of a section, category, tag or year', async () => {
    await makePublished({ title: 'Eins', categories: [ids.categories[0]] })
    await makePublished({ title: 'Zwei', tags: [ids.tag], date: '2024-12-31T23:30:00Z' })
    await makePublished({ title: 'Presse', section: 'press', categories: [ids.categories[2]] })
    await make({ title: 'Entwurf', categories: [ids.categories[0]], date: '2031-05-01T12:00:00Z' })
    expect(await loadTitles()).toEqual(['Eins', 'Zwei'])
    expect(await loadTitles('?section=press')).toEqual(['Presse'])
    expect(await loadTitles('', 'press-releases')).toEqual(['Presse'])
    expect(await loadTitles(`?category=${ids.categories[0]}`)).toEqual(['Eins'])
    expect(await loadTitles(`?tags=${ids.tag}`)).toEqual(['Zwei'])
    expect(await loadTitles('?year=2025')).toEqual(['Zwei'])
    expect((await list()).years).toEqual([2026, 2025])
    for (const query of ['?category=999', '?category=x', '?tags=0', '?year=1999']) {
      expect(await list(query)).toMatchObject({ count: 0, results: [], next: null })
    }
    expect((await backend.get('/en/api/articles/')).headers.get('Cache-Tag')).toBe('records:article, article-terms')
  })

  it('repeats and omits nothing while articles are added and removed', async () => {
    for (let number = 1; number <= 6; number += 1) {
      await makePublished({ title: `${number}`, date: `2026-01-0${number}T00:00:00Z` })
    }
    const firstPage = await list('?page_size=2')
    expect(firstPage.results.map(({ title }) => title)).toEqual(['6', '5'])
    await makePublished({ title: 'Neu', date: '2026-01-09T00:00:00Z' })
    const secondPage = articleListSchema.parse(await (await backend.get(firstPage.next ?? '')).json())
    expect(secondPage.results.map(({ title }) => title)).toEqual(['4', '3'])
    const [article] = secondPage.results
    await backend.services.db.delete(articlesTable).where(sql`page_id = ${article?.id ?? 0}`)
    const thirdPage = articleListSchema.parse(await (await backend.get(secondPage.next ?? '')).json())
    expect(thirdPage).toMatchObject({ results: [{ title: '2' }, { title: '1' }], next: null })
    expect(thirdPage.previous).toBe('https://buehnenhaus.test/de/api/articles/?page_size=2&page=2')
    expect((await backend.get('/de/api/articles/?page=9')).status).toBe(404)
  })

  it('contains neither internal articles nor offline ones', async () => {
    const { id } = await makePublished({ title: 'Für Mitglieder' })
    const { revision } = await articles.editor.page('GET', `page/${id}/draft/`)
    await articles.editor.page('POST', `page/${id}/`, { revision, data: { groups: ['Mitglied'] } })
    expect(await loadTitles()).toEqual([])
    expect((await backend.get(`/de/api/articles/${id}/`)).status).toBe(401)
    const member = await new TestBrowser(backend).logIn(await createUser(backend, { group: 'Mitglied' }))
    expect((await member.call('GET', `/de/api/articles/${id}/`)).status).toBe(200)
  })
})

it('categories are listed in their order, tags by their slugs', async () => {
  const readList = async (path: string) => {
    const response = await backend.get(`/de/api/${path}`)
    return articleTermListSchema.parse(await response.json()).results.map(({ title, url }) => [title, url])
  }
  expect(await readList('article-categories/')).toEqual([
    ['Arbeit', `/de/debatte/category/arbeit/${ids.categories[1]}`],
    ['Publikum', `/de/debatte/category/publikum/${ids.categories[0]}`],
  ])
  const pressTerms = [['Tarif', `/de/pressemitteilungen/category/tarif/${ids.categories[2]}`]]
  expect(await readList('press-categories/')).toEqual(pressTerms)
  expect(await readList('article-categories/?section=press')).toEqual(pressTerms)
  expect(await readList('article-tags/')).toEqual([['Probe', `/de/debatte/tags/probe/${ids.tag}`]])
  expect((await backend.get(`/de/api/article-tags/${ids.tag}/`)).status).toBe(200)
  expect((await backend.get('/de/api/article-tags/999/')).status).toBe(404)
})

it.each(['?year=20', '?after=x', '?section=sport'])('the list of %s is rejected', async (query) => {
  expect((await backend.get(`/de/api/articles/${query}`)).status).toBe(400)
})
