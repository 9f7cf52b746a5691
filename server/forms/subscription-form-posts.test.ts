import { expect, it } from 'vitest'
import { findReturnedForm } from '@/lib/render-context'
import type { ReturnedForm } from '@/lib/returned-form'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const type = { 'content-type': 'application/x-www-form-urlencoded' }
const validForm = 'email=a%40b.example&name=Ada&topics=policy&topics=events&language=de&privacy=on'

/**
 * Starts a site with a constant backend response, and records the calls and the forms that are
 * shown again.
 */
async function startSite(createResponse: () => Response) {
  const calls: { request: Request; body: unknown }[] = []
  const renderedForms: (ReturnedForm | null)[] = []
  const { port } = await startTestSite({
    async transport(request) {
      if (request.url.includes('/form-tickets/')) {
        return Response.json({ ticket: 'fresh', rounds: 0, bits: 0, not_before_ms: 0 })
      }
      calls.push({ request, body: JSON.parse((await request.text()) || 'null') })
      return createResponse()
    },
    async handler(_request, response) {
      renderedForms.push(findReturnedForm())
      response.setHeader('content-type', 'text/html').end('<html></html>')
    },
  })
  return {
    post: (path: string, body = validForm, headers = type) =>
      fetchResponse(port, path, { method: 'POST', headers, body }),
    calls,
    renderedForms,
  }
}

it('redirects after a successful sign-up, so that a reload does not send it again', async () => {
  const { post, calls, renderedForms } = await startSite(() => Response.json({ detail: 'ok' }, { status: 202 }))
  const response = await post('/de/newsletter', `${validForm}&ticket=abc&trap=`)
  expect(response).toMatchObject({ status: 303, headers: { location: '/de/newsletter?sent' } })
  expect(calls).toMatchObject([
    {
      request: { method: 'POST', url: expect.stringMatching(/\/api\/newsletter\/$/) },
      body: {
        email: 'a@b.example',
        name: 'Ada',
        topics: ['policy', 'events'],
        language: 'de',
        privacy: true,
        protection: { ticket: 'abc', answers: [], trap: '' },
      },
    },
  ])
  expect(renderedForms).toEqual([])
})

it('sends a form without a ticket with a new ticket', async () => {
  const { post, calls } = await startSite(() => Response.json({ detail: 'ok' }, { status: 202 }))
  const response = await post('/de/newsletter', `${validForm}&ticket=&trap=`)
  expect(response).toMatchObject({ status: 303, headers: { location: '/de/newsletter?sent' } })
  expect(calls).toMatchObject([{ body: { protection: { ticket: 'fresh', answers: [], trap: '' } } }])
})

it('shows problems and values of the fields without calling the backend', async () => {
  const { post, calls, renderedForms } = await startSite(() => Response.json({}))
  const response = await post('/en/press-form', 'email=nobody&first_name=Ada&topics=policy&language=en')
  expect(response).toMatchObject({ headers: { 'cache-control': 'private, no-store' } })
  expect(renderedForms).toMatchObject([
    {
      values: { email: ['nobody'], first_name: ['Ada'], topics: ['policy'] },
      problems: { email: 'invalid', last_name: 'required', medium: 'required', privacy: 'required' },
      ticket: 'fresh',
    },
  ])
  expect(calls).toEqual([])
})

it.each([
  [400, { protection: ['Send it again.'] }, { protection: 'Send it again.' }, undefined],
  [429, { detail: 'x' }, { non_field_errors: 'too_many_attempts' }, 429],
  [503, { detail: 'x' }, { non_field_errors: 'busy' }, 503],
  [500, 'x', { non_field_errors: 'other' }, 503],
])('keeps the values when the backend responds %d', async (status, body, problems, pageStatus) => {
  const { post, renderedForms } = await startSite(() => Response.json(body, { status }))
  await post('/de/newsletter')
  expect(renderedForms).toMatchObject([{ values: { name: ['Ada'] }, problems, ticket: 'fresh' }])
  await post('/de/subscription/newsletter/unsubscribe/the-key', 'List-Unsubscribe=One-Click')
  expect(renderedForms.map((form) => form?.status)).toEqual([pageStatus, pageStatus])
})

it('confirms a subscription and redirects to the settings', async () => {
  const { post, calls } = await startSite(() => Response.json({ settings_key: '1.a.b' }))
  const response = await post('/de/subscription/press/confirm/the-key', '')
  expect(response.headers.location).toBe('/de/subscription/press/settings/1.a.b?confirmed')
  expect(calls).toMatchObject([
    { request: { url: expect.stringMatching(/\/api\/press-mailing-list\/confirm\/$/) }, body: { key: 'the-key' } },
  ])
})

it.each([
  ['URL-encoded', type, 'List-Unsubscribe=One-Click'],
  [
    'multipart',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('unsubscribes by a one-click request of a mail program (%s) without a redirect', async (_, headers, body) => {
  const { post, calls } = await startSite(() => new Response(null, { status: 204 }))
  const response = await post('/en/subscription/newsletter/unsubscribe/the-key', body, headers)
  expect(response.status).toBe(200)
  expect(calls).toMatchObject([{ body: { key: 'the-key' } }])
})

it('unsubscribes by the button of the page and removes the key from the address', async () => {
  const { post } = await startSite(() => new Response(null, { status: 204 }))
  const response = await post('/en/subscription/newsletter/unsubscribe/the-key', '')
  expect(response.headers.location).toBe('/en/subscription/newsletter/unsubscribe?done')
})

it('rejects long bodies, other types and unknown lists', async () => {
  const { post, calls, renderedForms } = await startSite(() => Response.json({}))
  await post('/de/newsletter', `email=${'a'.repeat(20_000)}`)
  expect(renderedForms).toMatchObject([{ problems: { non_field_errors: 'other' }, status: 413, values: {} }])
  expect((await post('/de/newsletter', '{}', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post('/de/subscription/other/confirm/x', '')).status).toBe(405)
  expect(calls).toEqual([])
})
