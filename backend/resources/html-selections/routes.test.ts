import { beforeAll, expect, it } from 'vitest'
import { htmlSelections } from '@/backend/db/schema/html-selections'
import { htmlSelectionSchema } from '@/lib/contract/html-selection'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

beforeAll(async () => {
  await backend.services.db.insert(htmlSelections).values({
    slug: 'zahlen',
    title: { de: 'Zahlen', en: 'Figures' },
    code: { de: '<p>Zehn</p>', en: '<p>Ten<script>x()</script></p>' },
  })
})

it('is found by its slug in the asked language, sanitised', async () => {
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
