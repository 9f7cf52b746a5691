import { z } from '@hono/zod-openapi'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { publishPage } from '@/backend/content/publish-page'
import { htmlSelections } from '@/backend/db/schema/html-selections'
import { redirects } from '@/backend/db/schema/redirects'
import { settings } from '@/backend/db/schema/settings'
import { loadPersons } from '@/backend/seed/load-persons'
import { persons } from '@/backend/seed/persons'
import { personCategories } from '@/backend/seed/persons/categories'
import { settings as demo } from '@/backend/seed/settings'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content'
import { loadDownloads } from '@/tests/downloads'

const backend = startTestBackend()

const answerSchema = z.object({
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
  parameters: z.array(parameterSchema).default([]),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), answerSchema),
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
beforeAll(async () => {
  const { db, clock } = backend.services
  const pageId = await createPage(db, {
    path: { de: '' },
    modules: [
      {
        model: 'container',
        data: { layout: 0 },
        columns: [[{ model: 'headline', data: { headline_level: 2, content: 'x' } }]],
      },
    ],
  })
  await publishPage(db, { pageId, locale: 'de', now: clock() })
  await db.insert(settings).values({ data: demo })
  await loadPersons(db, personCategories, persons)
  await loadDownloads(backend)
  await db.insert(htmlSelections).values({ slug: 'figures' })
  await db.insert(redirects).values({ oldPath: '/a', newPath: '/b' })
  // As in the running site, where each of Next's bundles brings its own copy of the contract.
  vi.resetModules()
  await import('@/lib/contract/page')
  document = documentSchema.parse(await (await backend.get('/api/openapi.json')).json())
})

/** What a client made from the document would check an answer with. */
function describedSchema(path: string, status: number): z.ZodType {
  const schema = document.paths[path]?.get?.responses[status]?.content?.['application/json']?.schema
  expect(schema).toBeDefined()
  const local = JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  )
  return z.fromJSONSchema(JSON.parse(local))
}

describe('the description fits the answers', () => {
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
    const answer = await backend.get(address)
    expect(answer.status).toBe(status)
    const body: unknown = await answer.json()
    const schema = describedSchema(path, status)
    expect(schema.parse(body)).toEqual(body)
    expect(schema.safeParse({ unexpected: 1 }).success).toBe(false)
  })
})

describe('the description is whole', () => {
  it('names every part of an address as a parameter', () => {
    for (const [path, { parameters, ...operations }] of Object.entries(document.paths)) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(operations).length).toBeGreaterThan(0)
      for (const operation of Object.values(operations)) {
        const named = [...parameters, ...operation.parameters].filter((parameter) => parameter.in === 'path')
        expect(named.map(({ name }) => name).toSorted()).toEqual(parts.toSorted())
        expect(named.every(({ required }) => required)).toBe(true)
      }
    }
  })

  it('leaves no reference open', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((name) => !(String(name) in document.components.schemas))).toEqual([])
  })
})
