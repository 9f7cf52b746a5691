import { beforeAll, describe, expect, it } from 'vitest'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { moduleSchema } from '@/lib/contract/blocks/module'
import {
  editedSelectionSchema,
  htmlSelectionListSchema,
  htmlSelectionSchema,
} from '@/lib/contract/pages/html-selection'
import { startTestBackend } from '@/tests/backend-app'
import { logInEditor } from '@/tests/content/editors'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()

beforeAll(async () => {
  await backend.services.db
    .insert(htmlSelections)
    .values({
      slug: 'zahlen',
      title: { de: 'Zahlen', en: 'Figures' },
      code: { de: '<p>Zehn</p>', en: '<p>Ten<script>x()</script></p>' },
    })
})

it('returns a selection by its slug in the requested language, sanitized', async () => {
  const response = await backend.get('/en/api/html/zahlen/')
  expect([response.status, response.headers.get('Cache-Tag')]).toEqual([200, 'html-slug:zahlen'])
  expect(htmlSelectionSchema.parse(await response.json())).toMatchObject({
    slug: 'zahlen',
    title: 'Figures',
    html_code: '<p>Ten</p>',
  })
  expect(await (await backend.get('/de/api/html/zahlen')).json()).toMatchObject({ title: 'Zahlen' })
})

it.each(['/de/api/html/other/', '/de/api/html/ZAHLEN/', '/de/api/html/zahlen,x/', '/de/api/html/%25/'])(
  'returns 404 at %s',
  async (path) => {
    expect((await backend.get(path)).status).toBe(404)
  },
)

it('adds the cache tag of a missing selection to the 404, so that its creation invalidates it', async () => {
  expect((await backend.get('/de/api/html/other/')).headers.get('Cache-Tag')).toBe('html-slug:other')
})

it('selections are listed for editors', async () => {
  const { browser } = await logInEditor(backend)
  const response = await browser.call('GET', '/en/api/html/?page_size=1000')
  expect(response.status).toBe(200)
  const { count, results } = htmlSelectionListSchema.parse(await response.json())
  expect([count, results]).toEqual([1, [expect.objectContaining({ slug: 'zahlen', title: 'Figures' })]])
})

describe('HTML selections of editors', () => {
  it('are created, changed in one language and deleted', async () => {
    const { browser } = await logInEditor(backend)
    const requestBody = { slug: 'spende', title: ' Spende ', html_code: '<p>Ja<script>x()</script></p>' }
    const response = await browser.call('POST', '/de/api/html/', requestBody)
    expect(response.status).toBe(201)
    const selection = editedSelectionSchema.parse(await response.json())
    expect(selection).toMatchObject({ slug: 'spende', title: 'Spende', html_code: '<p>Ja</p>', used_by: [] })
    expect((await browser.call('POST', '/de/api/html/', requestBody)).status).toBe(400)
    expect((await browser.call('POST', '/de/api/html/', { ...requestBody, slug: 'a b' })).status).toBe(400)

    const deeplyNested = { ...requestBody, slug: 'tief', html_code: '<b>'.repeat(101) }
    const rejection = await browser.call('POST', '/de/api/html/', deeplyNested)
    expect([rejection.status, await rejection.json()]).toEqual([
      400,
      { detail: expect.stringContaining('Höchstens 100 sind erlaubt') },
    ])

    const change = (body: object) => browser.call('PATCH', '/en/api/html/spende/', body)
    expect((await change({ title: 'Donation' })).status).toBe(428)
    const changeResponse = await change({ revision: selection.revision, title: 'Donation' })
    expect(await changeResponse.json()).toMatchObject({ title: 'Donation', html_code: '', revision: 2 })
    expect(await (await backend.get('/de/api/html/spende/')).json()).toMatchObject({
      title: 'Spende',
      html_code: '<p>Ja</p>',
    })
    const lateResponse = await change({ revision: selection.revision, title: 'Gift' })
    expect([lateResponse.status, await lateResponse.json()]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining({ title: 'Donation' }) }),
    ])

    const remove = (revision: number) => browser.call('DELETE', '/de/api/html/spende/', { revision })
    expect((await remove(1)).status).toBe(409)
    expect((await remove(2)).status).toBe(204)
    expect((await remove(2)).status).toBe(404)
  })

  it('cannot be deleted while they are used', async () => {
    const editor = await TestEditor.logIn(backend)
    const list = async () => {
      const response = await editor.browser.call('GET', '/de/api/html/')
      return htmlSelectionListSchema.parse(await response.json()).results
    }
    const [selection] = await list()
    const page = await editor.page('POST', 'page/', { title: 'Seite', slug: 'seite', parent: null })
    const place = { object_id: page.id, data: { html_code_obj: selection?.id } }
    await editor.ask(moduleSchema, 'POST', 'html/', place)
    await editor.page('POST', `page/${page.id}/publish/`, { note: '' })
    const use = { type: 'page', title: 'Seite', url: '/de/seite' }
    const used_by = [
      { ...use, state: 'draft' },
      { ...use, state: 'published' },
    ]
    expect((await list())[0]?.used_by).toEqual(used_by)
    const rejection = await editor.browser.call('DELETE', '/de/api/html/zahlen/', { revision: 1 })
    expect([rejection.status, await rejection.json()]).toEqual([409, { detail: expect.any(String), used_by }])
  })
})
