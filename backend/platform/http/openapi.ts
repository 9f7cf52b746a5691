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
    'Every address works with and without a final slash.',
    'Errors are `{"detail": "…"}`, field errors `{"field": ["…"]}` with status 400.',
    'The language prefix, else Accept-Language, chooses the language of messages and of localized fields.',
    'Unsafe methods with a session need the header X-CSRFToken equal to the cookie csrftoken.',
  ].join(' '),
}

const version = { openapi: '3.1.0', info }

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'sessionid', description: 'Left by a login.' },
  jobKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key for programs, made in “My job advertisements”. Its scopes are among jobs:read, jobs:write and jobs:delete.',
  },
} as const

const localeParameter = {
  name: 'locale',
  in: 'path',
  required: true,
  schema: { type: 'string', enum: [...locales] },
} satisfies Parameter

/** How many routes are described without a pause: some milliseconds. */
const routesAtOnce = 10

/**
 * Describes all mounted resources by the schemas that validate (OpenAPI 3.1). This takes more than
 * a second, so other calls are answered in between.
 */
export async function describeApi(app: OpenAPIHono<AppEnv>): Promise<ApiDescription> {
  const routes = app.openAPIRegistry.definitions.flatMap((one) => (one.type === 'route' ? [one.route] : []))
  const paths: Paths = {}
  const names = new Set<string>()
  for (let first = 0; first < routes.length; first += routesAtOnce) {
    const document = describeRoutes(routes.slice(first, first + routesAtOnce))
    for (const [path, item] of Object.entries(document.paths ?? {})) addPath(paths, path, item)
    for (const name of Object.keys(document.components?.schemas ?? {})) names.add(name)
    await setImmediate()
  }
  const components = { schemas: sharedSchemas([...names]), securitySchemes }
  return { ...version, paths, components, webhooks: {} }
}

function describeRoutes(routes: RouteConfig[]): Document {
  const part = new OpenAPIHono()
  for (const route of routes) part.openAPIRegistry.registerPath(route)
  return part.getOpenAPI31Document(version)
}

/** Adds the methods of an address to those that are described. */
function addPath(paths: Paths, path: string, item: Paths[string]): void {
  // For the site's own servers alone.
  if (path.startsWith('/internal')) return
  const name = withoutPatterns(path)
  const shared = path.startsWith('/{locale}') && { parameters: [localeParameter] }
  paths[name] = { ...paths[name], ...item, ...shared }
}

/**
 * The contract's named schemas as zod itself describes them: the generator above puts `null` into a shared schema where
 * only one use of it may be null.
 */
function sharedSchemas(names: string[]): Schemas {
  const { schemas } = z.toJSONSchema(namedSchemas, { uri: (name) => `#/components/schemas/${name}` })
  return Object.fromEntries(
    names.map((name) => {
      const { $schema, $id, ...schema } = schemas[name] ?? {}
      return [name, schema]
    }),
  )
}

/** `/page/:path{.+}` is Hono's spelling of a parameter that takes slashes; OpenAPI writes `{path}`. */
function withoutPatterns(path: string): string {
  return path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')
}
