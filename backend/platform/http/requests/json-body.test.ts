import { createRoute, z } from '@hono/zod-openapi'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { errorHandler } from '../responses/error-handler'
import { createRouter } from '../router'
import { jsonBody, maxBodyBytes } from './json-body'
import { language } from './language'

const app = createRouter()
app.use(language, jsonBody)
app.openapi(
  createRoute({
    method: 'post',
    path: '/en/api/described',
    request: { body: { required: true, content: { 'application/json': { schema: z.object({ title: z.string() }) } } } },
    responses: { 200: { description: 'What came' } },
  }),
  (c) => c.json({ received: c.req.valid('json') }),
)
app.all('*', async (c) => c.json({ received: await c.req.json().catch(() => null) }))
app.onError(errorHandler(pino({ level: 'silent' })))

const json = { 'Content-Type': 'application/json' }

function send(body: BodyInit | null, headers: Record<string, string> = json, path = '/en/api/x/'): Promise<Response> {
  return Promise.resolve(app.request(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit))
}

describe('an accepted body', () => {
  it.each([
    ['application/json', json],
    ['with a charset', { 'Content-Type': 'Application/JSON; charset=utf-8' }],
  ])('%s', async (_, headers) => {
    expect(await (await send('{"title": "Übung"}', headers)).json()).toEqual({ received: { title: 'Übung' } })
  })

  it('an empty body', async () => {
    expect((await send(null, {})).status).toBe(200)
    expect((await send('', {})).status).toBe(200)
  })

  it('with normalized texts, except passwords', async () => {
    const text = 'Bu\u0308hne\u0002 A\ufffe\r\nB\tC'
    const body = { titles: [{ de: text }], password: text, new_password: text, count: 1, none: null }
    const response = await send(JSON.stringify(body))
    expect(await response.json()).toEqual({ received: { ...body, titles: [{ de: 'Bühne A\nB\tC' }] } })
  })

  it('exactly 1 MiB', async () => {
    expect((await send(`"${'x'.repeat(maxBodyBytes - 2)}"`)).status).toBe(200)
  })
})

describe('a rejected body', () => {
  it.each<[string, BodyInit, Record<string, string>, number]>([
    ['malformed', '{"title": ', json, 400],
    ['with invalid UTF-8', new Uint8Array([0x22, 0xff, 0x22]), json, 400],
    ['10,000 levels deep', '['.repeat(10_000) + ']'.repeat(10_000), json, 400],
    ['with __proto__', '{"__proto__": {}}', json, 400],
    ['JSON as text/plain', '{}', { 'Content-Type': 'text/plain' }, 415],
    ['a form', new URLSearchParams({ a: '1' }), {}, 415],
    ['JSON without a type', new TextEncoder().encode('{}'), {}, 415],
    ['of a type that only begins alike', '{}', { 'Content-Type': 'application/json-patch' }, 415],
    ['one byte over 1 MiB', `"${'x'.repeat(maxBodyBytes - 1)}"`, json, 413],
    ['announced as too large', '{}', { ...json, 'Content-Length': String(maxBodyBytes + 1) }, 413],
    ['larger than announced', `"${'x'.repeat(maxBodyBytes)}"`, { ...json, 'Content-Length': '2' }, 413],
  ])('%s', async (_, body, headers, status) => {
    const response = await send(body, headers)
    expect([response.status, await response.json()]).toEqual([status, { detail: expect.any(String) }])
  })

  it('an endless stream, without reading it to its end', async () => {
    let sentChunks = 0
    let isCanceled = false
    const endlessBody = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentChunks += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
      cancel() {
        isCanceled = true
      },
    })
    expect((await send(endlessBody)).status).toBe(413)
    expect(isCanceled).toBe(true)
    expect(sentChunks).toBeLessThan(2 * maxBodyBytes)
  })
})

describe('a described endpoint', () => {
  const describedBody = (body: string, type: string) => send(body, { 'Content-Type': type }, '/en/api/described/')

  it.each([
    'application/json;',
    'application/json ; charset=utf-8',
    'APPLICATION/JSON;charset="utf-8"',
    'application/json; charset',
  ])('accepts JSON as %s', async (type) => {
    const response = await describedBody('{"title": "Übung"}', type)
    expect(await response.json()).toEqual({ received: { title: 'Übung' } })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'returns 415 for an empty body with the type %s',
    async (type) => {
      const response = await describedBody('', type)
      expect(response.status).toBe(415)
      expect(await response.json()).toEqual({ detail: expect.stringContaining('JSON') })
    },
  )
})

it('does not log a disconnected client as an error', async () => {
  const lines: string[] = []
  const loggingApp = createRouter()
  loggingApp.use(language, jsonBody)
  loggingApp.onError(errorHandler(pino({}, { write: (line) => lines.push(line) })))
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
  const response = await loggingApp.request('/en/api/x/', {
    method: 'POST',
    headers: json,
    body,
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(400)
  expect(lines).toEqual([])
})
