import { setImmediate } from 'node:timers/promises'
import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import { locales } from '@/lib/contract/common/locale'
import { namedSchemas } from '@/lib/contract/common/named'
import type { AppEnv } from './app-env'

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>
type Paths = NonNullable<Document['paths']>
type Schemas = Record<string, object>

export type ApiDescription = Omit<Document, 'components'> & {
  components: { schemas: Schemas; securitySchemes: typeof securitySchemes }
}
type Parameter = NonNullable<NonNullable<Paths[string]>['parameters']>[number]

const info = {
  title: 'Bühnenhaus backend',
  version: '1',
  description: [
    'Every address works with and without a trailing slash.',
    'Errors are `{"detail": "…"}`, field errors `{"field": ["…"]}` with status 400.',
    'The language prefix, else Accept-Language, chooses the language of messages and of localized fields.',
    'Unsafe methods with a session need the header X-CSRFToken equal to the cookie csrftoken.',
  ].join(' '),
}

const documentHead = { openapi: '3.1.0', info }

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'sessionid', description: 'Set by a login.' },
  jobKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, created in “My job ads”. Possible scopes: jobs:read, jobs:write, jobs:delete.',
  },
} as const

const localeParameter = {
  name: 'locale',
  in: 'path',
  required: true,
  schema: { type: 'string', enum: [...locales] },
} satisfies Parameter

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type Operation = NonNullable<Paths[string][(typeof methods)[number]]>

/** Required with a session only. */
const csrfParameter = {
  name: 'X-CSRFToken',
  in: 'header',
  description: 'The value of the cookie csrftoken.',
  schema: { type: 'string' },
} satisfies Parameter

/** Number of routes between pauses for other requests. */
const routesPerStep = 10

/**
 * Describes all endpoints from their schemas (OpenAPI 3.1). Runs for more than a second and pauses
 * for other requests.
 */
export async function describeApi(app: OpenAPIHono<AppEnv>): Promise<ApiDescription> {
  const routes = app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [definition.route] : [],
  )
  const paths: Paths = {}
  const names = new Set<string>()
  for (let first = 0; first < routes.length; first += routesPerStep) {
    const document = describeRoutes(routes.slice(first, first + routesPerStep))
    for (const [path, item] of Object.entries(document.paths ?? {})) addPath(paths, path, item)
    for (const name of Object.keys(document.components?.schemas ?? {})) names.add(name)
    await setImmediate()
  }
  const components = { schemas: createSharedSchemas([...names]), securitySchemes }
  return { ...documentHead, paths, components, webhooks: {} }
}

function describeRoutes(routes: RouteConfig[]): Document {
  const router = new OpenAPIHono()
  for (const route of routes) router.openAPIRegistry.registerPath(route)
  return router.getOpenAPI31Document(documentHead)
}

/** Adds the methods of a path. Internal paths are omitted. */
function addPath(paths: Paths, path: string, item: Paths[string]): void {
  if (path.startsWith('/internal')) return
  const name = toOpenApiPath(path)
  const sharedParts = path.startsWith('/{locale}') && { parameters: [localeParameter] }
  for (const method of methods) {
    const operation = item[method]
    if (operation) describeAccess(path, method, operation)
  }
  paths[name] = { ...paths[name], ...item, ...sharedParts }
}

/**
 * Adds the session to calls with a 401 response, and the CSRF token to those that write. Both are
 * optional for calls marked `optionalLogin` and for logins, whose 401 response names the next step.
 */
function describeAccess(path: string, method: (typeof methods)[number], operation: Operation): void {
  if (!operation.responses?.['401']) return
  const isLogin = path.includes('/_allauth/') && path.includes('/auth/')
  operation.security ??= isLogin ? [{ session: [] }, {}] : [{ session: [] }]
  if (method === 'get') return
  const parameter = { ...csrfParameter, required: operation.security.length === 1 }
  operation.parameters = [...(operation.parameters ?? []), parameter]
}

/**
 * Generates the named schemas of the contract with zod. The OpenAPI generator adds `null` to a
 * shared schema even if only one use is nullable.
 */
function createSharedSchemas(names: string[]): Schemas {
  const { schemas } = z.toJSONSchema(namedSchemas, { uri: (name) => `#/components/schemas/${name}` })
  return Object.fromEntries(
    names.map((name) => {
      const { $schema, $id, ...schema } = schemas[name] ?? {}
      return [name, schema]
    }),
  )
}

/** Converts a path such as `/page/:path{.+}` to `/page/{path}`. */
function toOpenApiPath(path: string): string {
  return path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')
}
