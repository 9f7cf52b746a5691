import { expect, it } from 'vitest'
import { startArticles } from '@/backend/content/articles/routes/articles.fixture'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { createUser, logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { storeIssue } from './dispatches.fixture'

const clock = { now: new Date('2026-11-28T10:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })
const articles = startArticles(backend)
const office = logInBeforeAll(backend, { role: 'office' })

it('previews both parts of the mail of an issue to staff, in its languages', async () => {
  const id = await storeIssue(backend.services, { languages: ['de'] })
  const path = `administration/newsletter-issues/${id}/preview/`
  const htmlResponse = await office.call('GET', `/de/api/${path}`)
  expect(htmlResponse.status).toBe(200)
  expect(htmlResponse.headers.get('Content-Type')).toContain('text/html')
  expect(htmlResponse.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(await htmlResponse.text()).toContain('Guten <strong')

  const textResponse = await office.call('GET', `/de/api/${path}?part=text`)
  expect(textResponse.headers.get('Content-Type')).toContain('text/plain')
  const body = await textResponse.text()
  expect(body).toContain('Guten Tag')
  expect(body).toContain('Impressum: https://buehnenhaus.test/')

  const readPart = async (part: string) => (await office.call('GET', `/de/api/${path}?part=${part}`)).text()
  expect(await readPart('dark')).toMatch(/@media all \{\s+\.ground \{ background-color: #121212/)
  expect(await readPart('narrow')).toMatch(/<html style="max-width:375px[^>]+>.*@media all \{\s+\.pad/s)
  expect((await office.call('GET', `/de/api/${path}?part=pdf`)).status).toBe(400)

  expect((await office.call('GET', `/en/api/${path}`)).status).toBe(404)
  expect((await backend.get(`/de/api/${path}`)).status).toBe(401)
})

it('previews the mail of an unpublished press release to staff only', async () => {
  const { id } = await articles.make({ section: 'press', title: 'Mehr Bühnen' })
  const path = `/de/api/administration/press-releases/${id}/preview/`
  expect(await (await office.call('GET', path)).text()).toContain('<title>Mehr Bühnen</title>')
  expect((await office.call('GET', path.replace('press-releases', 'articles'))).status).toBe(400)
  expect((await backend.get(path)).status).toBe(401)
})

it('offers public records to the office, by words or by ids', async () => {
  const first = await articles.makePublished({ title: 'Säle für alle' })
  const second = await articles.makePublished({ title: 'Proben' })
  await articles.make({ title: 'Säle im Entwurf' })
  const list = async (source: string, query: string) => {
    const response = await office.call('GET', `/de/api/administration/newsletter-issues/choices/${source}/${query}`)
    return { status: response.status, body: await response.json() }
  }
  const readIds = async (source: string, query: string) =>
    (await list(source, query)).body.results.map(({ id }: { id: number }) => id)
  expect((await list('articles', '?search=säle')).body).toEqual({ results: [{ id: first.id, title: 'Säle für alle' }] })
  expect(await readIds('articles', '?search=SALE')).toEqual([first.id])
  expect(await readIds('articles', '?page_size=8')).toEqual([second.id, first.id])
  expect(await readIds('articles', `?ids=${first.id}&page_size=200`)).toEqual([first.id])
  expect(await readIds('events', '')).toEqual([])
  expect(await readIds('jobs', '?search=%25')).toEqual([])
  expect((await list('users', '')).status).toBe(400)

  const owner = await createUser(backend)
  const [ad] = await backend.services.db
    .insert(jobs)
    .values({
      ownerId: owner.id,
      title: 'Bratsche',
      deadline: '2026-11-28',
      state: 'published',
      publishedAt: clock.now,
      renewedAt: clock.now,
      expiresAt: new Date('2026-11-28T10:05:00Z'),
    })
    .returning({ id: jobs.id })
  expect(await readIds('jobs', '')).toEqual([ad?.id])
  clock.now = new Date('2026-11-28T10:10:00Z')
  expect(await readIds('jobs', '')).toEqual([])
})
