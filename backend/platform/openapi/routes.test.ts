import { z } from '@hono/zod-openapi'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { publishPage } from '@/backend/content/pages/publish-page'
import { loadPersons } from '@/backend/operations/seed/load-persons'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { personCategories, persons } from '@/demo/persons'
import { settings as demo } from '@/demo/settings'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { loadDownloads } from '@/tests/content/downloads'
import { logInEditorBeforeAll } from '@/tests/content/editors'

const backend = startTestBackend()

const responseSchema = z.object({
  description: z.string().min(1),
  content: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) })).optional(),
})
const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
})
const operationSchema = z.object({
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z.array(parameterSchema).default([]),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), responseSchema),
})
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith('/'),
    z.object({
      parameters: z.array(parameterSchema).default([]),
      get: operationSchema.optional(),
      post: operationSchema.optional(),
      put: operationSchema.optional(),
      patch: operationSchema.optional(),
      delete: operationSchema.optional(),
    }),
  ),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})

let document: z.infer<typeof documentSchema>
const editor = logInEditorBeforeAll(backend)
beforeAll(async () => {
  const { db, clock } = backend.services
  const pageId = await createPage(db, {
    path: { de: '' },
    modules: [
      {
        model: 'container',
        data: { layout: 0 },
        columns: [[{ model: 'headline', data: { headline_level: 2, content: 'x', is_locked: true } }]],
      },
    ],
  })
  await publishPage(db, { pageId, locale: 'de', now: clock() })
  await db.insert(settings).values({ data: demo })
  await loadPersons(db, personCategories, persons)
  await loadDownloads(backend)
  await db.insert(htmlSelections).values({ slug: 'figures' })
  await db.insert(redirects).values({ oldPath: '/a', newPath: '/b' })
  // As in production, where each Next bundle has its own copy of the contract.
  vi.resetModules()
  await import('@/lib/contract/pages/page')
  document = documentSchema.parse(await (await backend.get('/api/openapi.json')).json())
})

/** Validator of a response, as a generated client would have it. */
function describedSchema(path: string, status: number, method = 'GET'): z.ZodType {
  const { get, post, delete: remove } = document.paths[path] ?? {}
  const operation = { GET: get, POST: post, DELETE: remove }[method]
  const schema = operation?.responses[status]?.content?.['application/json']?.schema
  expect(schema).toBeDefined()
  const localSchema = JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  )
  return z.fromJSONSchema(JSON.parse(localSchema))
}

describe('the description matches responses', () => {
  it.each([
    ['/api/settings/', '/api/settings', 200],
    ['/de/api/csrf/', '/{locale}/api/csrf', 200],
    ['/de/api/persons/', '/{locale}/api/persons', 200],
    ['/de/api/persons/1/', '/{locale}/api/persons/{id}', 200],
    ['/de/api/person-categories/', '/{locale}/api/person-categories', 200],
    ['/de/api/person-categories/1/', '/{locale}/api/person-categories/{id}', 200],
    ['/de/api/download-categories/', '/{locale}/api/download-categories', 200],
    ['/de/api/download-directories/', '/{locale}/api/download-directories', 200],
    ['/de/api/download-directories/1/', '/{locale}/api/download-directories/{id}', 200],
    ['/api/download-protected-categories/', '/api/download-protected-categories', 401],
    ['/api/files/0/a.pdf', '/api/files/{id}/{name}', 404],
    ['/de/api/html/figures/', '/{locale}/api/html/{slug}', 200],
    ['/api/users/me/', '/api/users/me', 401],
    ['/_allauth/browser/v1/config', '/_allauth/browser/v1/config', 200],
    ['/_allauth/browser/v1/auth/session', '/_allauth/browser/v1/auth/session', 401],
    ['/api/sitemap/', '/api/sitemap', 200],
    ['/api/sitemap/lists/', '/api/sitemap/{name}', 200],
    ['/api/health/ready/', '/api/health/ready', 200],
    ['/de/pageeditor-api/redirect', '/{locale}/pageeditor-api/redirect', 200],
    ['/de/pageeditor-api/redirect/a', '/{locale}/pageeditor-api/redirect/{path}', 200],
    ['/de/pageeditor-api/redirect/c', '/{locale}/pageeditor-api/redirect/{path}', 404],
    ['/de/pageeditor-api/user', '/{locale}/pageeditor-api/user', 200],
    ['/de/pageeditor-api/nav-account/', '/{locale}/pageeditor-api/nav-account', 401],
    ['/de/pageeditor-api/nav', '/{locale}/pageeditor-api/nav', 200],
    ['/de/pageeditor-api/page/', '/{locale}/pageeditor-api/page', 200],
    ['/de/pageeditor-api/page/x?draft=no', '/{locale}/pageeditor-api/page/{path}', 400],
    ['/de/pageeditor-api/page/x', '/{locale}/pageeditor-api/page/{path}', 404],
  ])('of %s', async (address, path, status) => {
    const response = await backend.get(address)
    expect(response.status).toBe(status)
    const body: unknown = await response.json()
    const schema = describedSchema(path, status)
    expect(schema.parse(body)).toEqual(body)
    expect(schema.safeParse({ unexpected: 1 }).success).toBe(false)
  })
})

describe("the description matches editors' responses", () => {
  const api = '/{locale}/pageeditor-api'

  it.each<[method: string, address: string, path: string, status: number, sent?: object]>([
    ['GET', 'user', `${api}/user`, 200],
    ['GET', 'pages/', `${api}/pages`, 200],
    ['GET', 'page/?draft=1', `${api}/page`, 200],
    ['GET', 'headline/', `${api}/{model}`, 200],
    ['GET', 'headline/2/', `${api}/{model}/{id}`, 200],
    ['GET', 'page/1/versions/', `${api}/page/{id}/versions`, 200],
    ['GET', 'page/1/links/', `${api}/page/{id}/links`, 200],
    ['GET', 'media/', `${api}/media`, 200],
    ['GET', 'media/folders/', `${api}/media/folders`, 200],
    ['POST', 'page/', `${api}/page`, 201, { title: 'Neu', slug: 'neu' }],
    ['POST', 'page/', `${api}/page`, 400, { title: '', slug: 'a b' }],
    ['POST', 'page/1/', `${api}/page/{id}`, 400, { revision: 1, data: { title: '' } }],
    ['POST', 'page/1/', `${api}/page/{id}`, 409, { revision: 99, data: { title: 'Anders' } }],
    ['POST', 'page/1/', `${api}/page/{id}`, 428, { data: {} }],
    ['POST', 'headline/', `${api}/{model}`, 400, { object_id: 1, data: {} }],
    ['POST', 'text/', `${api}/{model}`, 201, { object_id: 1, data: { content: '<p>a</p>' } }],
    ['POST', 'headline/2/', `${api}/{model}/{id}`, 409, { revision: 9, data: { headline_level: 3, content: 'y' } }],
    ['POST', 'headline/2/move/', `${api}/{model}/{id}/move`, 428, { parent: null, position: 0 }],
    ['DELETE', 'headline/999/', `${api}/{model}/{id}`, 404, { revision: 1 }],
    ['POST', 'page/1/publish/', `${api}/page/{id}/publish`, 200, { note: '' }],
    ['POST', 'page/1/schedule/', `${api}/page/{id}/schedule`, 400, { publish_at: '2000-01-01T00:00:00Z' }],
    ['POST', 'page/1/restore/', `${api}/page/{id}/restore`, 409, { version: 1, module: 2 }],
  ])('%s %s: %s %i', async (...[method, address, path, status, sent]) => {
    const response = await editor.send(method, address, sent)
    expect([response.status, response.body]).toEqual([status, expect.anything()])
    const schema = describedSchema(path, status, method)
    expect(schema.parse(response.body)).toEqual(response.body)
    if (status !== 400) expect(schema.safeParse({ unexpected: 1 }).success).toBe(false)
  })
})

describe('the description', () => {
  it('describes every path parameter', () => {
    for (const [path, { parameters, ...operations }] of Object.entries(document.paths)) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(operations).length).toBeGreaterThan(0)
      for (const operation of Object.values(operations)) {
        const pathParameters = [...parameters, ...operation.parameters].filter((parameter) => parameter.in === 'path')
        expect(pathParameters.map(({ name }) => name).toSorted()).toEqual(parts.toSorted())
        expect(pathParameters.every(({ required }) => required)).toBe(true)
      }
    }
  })

  it('names the session and its token, required only by calls that require a login', () => {
    const readAccess = (path: string, method: 'get' | 'post' | 'patch' | 'delete') => {
      const { security, parameters } = document.paths[path]?.[method] ?? { security: [], parameters: [] }
      return [security, parameters.find(({ name }) => name === 'X-CSRFToken')?.required]
    }
    const session = { session: [] }
    expect(readAccess('/api/users/me', 'get')).toEqual([[session], undefined])
    expect(readAccess('/api/users/me', 'patch')).toEqual([[session], true])
    expect(readAccess('/{locale}/api/jobs/my/{id}', 'delete')).toEqual([[session, { jobKey: [] }], false])
    expect(readAccess('/_allauth/browser/v1/auth/login', 'post')).toEqual([[session, {}], false])
    expect(readAccess('/{locale}/api/events', 'get')).toEqual([[session, {}], undefined])
    expect(readAccess('/{locale}/api/forms/{id}/answers', 'post')).toEqual([[session, {}], false])
    expect(readAccess('/{locale}/api/persons', 'get')).toEqual([[], undefined])
    for (const { parameters: _, ...operations } of Object.values(document.paths)) {
      for (const { responses, security } of Object.values(operations)) {
        if ('401' in responses) expect(security).not.toEqual([])
      }
    }
  })

  it('omits internal endpoints', () => {
    expect(Object.keys(document.paths).filter((path) => path.includes('internal'))).toEqual([])
  })

  it('has no dangling reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((name) => !(String(name) in document.components.schemas))).toEqual([])
  })
})
