import { beforeAll, expect, it } from 'vitest'
import { htmlSelections } from '@/backend/db/schema/html-selections'
import { htmlSelectionListSchema, htmlSelectionSchema } from '@/lib/contract/html-selection'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { logInEditor } from '@/tests/editors'

const backend = startTestBackend()

beforeAll(async () => {
  await backend.services.db.insert(htmlSelections).values({
    slug: 'zahlen',
    title: { de: 'Zahlen', en: 'Figures' },
    code: { de: '<p>Zehn</p>', en: '<p>Ten<script>x()</script></p>' },
  })
})

it('is found by its slug in the asked language, sanitized', async () => {
  const answer = await backend.get('/en/api/html/zahlen/')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Tag')).toBe('html-slug:zahlen')
  expect(htmlSelectionSchema.parse(await answer.json())).toMatchObject({
    slug: 'zahlen',
    title: 'Figures',
    html_code: '<p>Ten</p>',
  })
  expect(await (await backend.get('/de/api/html/zahlen')).json()).toMatchObject({ title: 'Zahlen' })
})

it.each(['/de/api/html/other/', '/de/api/html/ZAHLEN/', '/de/api/html/zahlen,x/', '/de/api/html/%25/'])(
  'is 404 at %s',
  async (path) => {
    expect((await backend.get(path)).status).toBe(404)
  },
)

it('names its tag when it is missing too, so that who shows that hears of it when it comes', async () => {
  const answer = await backend.get('/de/api/html/other/')
  expect(answer.headers.get('Cache-Tag')).toBe('html-slug:other')
})

it('are listed for editors alone', async () => {
  expect((await backend.get('/de/api/html/')).status).toBe(401)
  const member = await new TestBrowser(backend).logIn(await createUser(backend))
  expect((await member.call('GET', '/de/api/html/')).status).toBe(403)
  const { browser } = await logInEditor(backend)
  const answer = await browser.call('GET', '/en/api/html/?page_size=1000')
  expect(answer.status).toBe(200)
  const { count, results } = htmlSelectionListSchema.parse(await answer.json())
  expect([count, results]).toEqual([1, [expect.objectContaining({ slug: 'zahlen', title: 'Figures' })]])
})
