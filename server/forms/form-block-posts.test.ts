import { expect, it } from 'vitest'
import { maxUploadBytes } from '@/lib/contract/media/media'
import { uploadSlotLimits } from '@/lib/node/fairness/upload-slots'
import { maxFormParts } from '@/lib/node/form-parts'
import { findReturnedForm } from '@/lib/render-context'
import type { ReturnedForm } from '@/lib/returned-form'
import { deferred } from '@/tests/deferred'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const type = { 'content-type': 'multipart/form-data; boundary=b' }
const keepAlive = { ...type, connection: 'keep-alive' }
const toPart = (name: string, value: string) => ['--b', `Content-Disposition: form-data; name="${name}"`, '', value]
const file = ['--b', 'Content-Disposition: form-data; name="field-2"; filename="a.txt"', '', 'text']
const newBody = [...toPart('field-1', 'Ada'), ...file, '--b--', ''].join('\r\n')
const body = [...toPart('ticket', 'old'), newBody].join('\r\n')

/**
 * Starts a site with a constant backend response to forms, and records the calls and the forms that
 * are shown again.
 */
async function startSite(createResponse: () => Response, wait: () => Promise<void> = async () => undefined) {
  const calls: Request[] = []
  const returnedForms: (ReturnedForm | null)[] = []
  const { port } = await startTestSite({
    transport: async (request) => {
      calls.push(request)
      await wait()
      const isTicket = request.url.includes('/form-tickets/')
      const ticket = { ticket: 'new', rounds: 0, bits: 0, not_before_ms: 0 }
      return isTicket ? Response.json(ticket) : createResponse()
    },
    async handler(_request, response) {
      returnedForms.push(findReturnedForm())
      response.setHeader('content-type', 'text/html').end('<html></html>')
    },
  })
  const post = (path: string, headers: Record<string, string> = type, postBody = body) =>
    fetchResponse(port, path, { method: 'POST', headers: { host: 'buehne.example', ...headers }, body: postBody })
  return { calls, post, returnedForms }
}

it.each(['/de/kontakt', '/de/account/login'])('sends a form of %s and redirects to the confirmation', async (path) => {
  const { calls, post } = await startSite(() => Response.json({ thanks: '' }, { status: 201 }))
  const response = await post(`${path}?form=12`)
  expect(response).toMatchObject({
    status: 303,
    headers: { location: `${path}#form-12-sent`, 'cache-control': 'private, no-store' },
  })
  const [call] = calls
  expect(call?.url).toBe('http://buehne.example/de/api/forms/12/answers/')
  expect(call?.headers.get('content-type')).toBe(type['content-type'])
  expect(call?.headers.get('cookie')).toBe(`csrftoken=${call?.headers.get('x-csrftoken')}`)
  expect(await call?.text()).toBe(body)
})

it('sends a form of a cached page with a new ticket and its file at once', async () => {
  const { calls, post } = await startSite(() => Response.json({ thanks: '' }, { status: 201 }))
  expect((await post('/de/kontakt?form=12', type, newBody)).headers.location).toBe('/de/kontakt#form-12-sent')
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/form-tickets/', '/de/api/forms/12/answers/'])
  const sentForm = await calls[1]?.clone().formData()
  expect(['ticket', 'field-1', 'field-2'].map((name) => sentForm?.get(name))).toEqual(['new', 'Ada', expect.any(File)])
})

it('shows a rejected form again with its page, which is not cached', async () => {
  const { post, returnedForms } = await startSite(() => Response.json({ 'field-1': ['Pflichtfeld'] }, { status: 400 }))
  const response = await post('/de/kontakt?form=12')
  expect(response.headers['cache-control']).toBe('private, no-store')
  expect(response.headers.location).toBeUndefined()
  const problems = { 'field-1': 'Pflichtfeld', 'field-2': 'Bitte wählen Sie die Datei noch einmal aus.' }
  expect(returnedForms).toEqual([{ formId: 12, problems, values: { 'field-1': ['Ada'] }, ticket: 'new' }])
})

it.each<[string, string, Record<string, string>]>([
  ['without a form id', '/de/kontakt', type],
  ['with an invalid form id', '/de/kontakt?form=x', type],
  ['without a language', '/kontakt?form=12', type],
  ['of another type', '/de/kontakt?form=12', { 'content-type': 'text/plain' }],
  ['as a server action', '/de/kontakt', { ...type, 'next-action': '0'.repeat(42) }],
])('does not accept a form %s', async (_, path, headers) => {
  const { calls, post } = await startSite(() => Response.json({}))
  expect((await post(path, headers)).status).toBe(405)
  expect(calls).toEqual([])
})

it('stops reading a form that is too large', async () => {
  const { calls, post, returnedForms } = await startSite(() => Response.json({}))
  const response = await post('/de/kontakt?form=12', { ...keepAlive, 'content-length': String(100 * 1024 * 1024) })
  expect(response.headers.connection).toBe('close')
  const problems = { form: expect.stringMatching('Die Datei ist zu groß.*Zurück') }
  expect(returnedForms).toEqual([{ formId: 12, problems, status: 413, values: {}, ticket: '' }])
  expect(calls).toEqual([])
})

it('reads a form of moderate excess to its end, so that the browser gets the page', async () => {
  const { post, returnedForms } = await startSite(() => Response.json({}))
  const response = await post('/de/kontakt?form=12', keepAlive, `${body}${' '.repeat(maxUploadBytes)}`)
  expect(response.headers.connection).toBe('keep-alive')
  expect(returnedForms).toMatchObject([{ status: 413 }])
})

it('refuses a form with too many parts before it is parsed', async () => {
  const { calls, post, returnedForms } = await startSite(() => Response.json({}))
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  await post('/de/kontakt?form=12', type, `${part.repeat(maxFormParts + 1)}--b--\r\n`)
  expect(returnedForms).toMatchObject([{ status: 413 }])
  expect(calls).toEqual([])
})

it('holds at most six forms of a client in memory', async () => {
  const backendResponse = deferred()
  let sentCount = 0
  const allSent = deferred()
  const { post, returnedForms } = await startSite(
    () => Response.json({ thanks: '' }, { status: 201 }),
    async () => {
      sentCount += 1
      if (sentCount === uploadSlotLimits.perClient) allSent.resolve()
      await backendResponse.promise
    },
  )
  const responses = Array.from({ length: uploadSlotLimits.perClient }, () => post('/de/kontakt?form=12'))
  await allSent.promise
  expect((await post('/de/kontakt?form=12')).headers['retry-after']).toBe('10')
  expect(returnedForms).toMatchObject([{ status: 429, problems: { form: expect.stringContaining('Gerade gehen') } }])
  backendResponse.resolve()
  for (const response of responses) expect((await response).status).toBe(303)
  expect((await post('/de/kontakt?form=12')).status).toBe(303)
})
