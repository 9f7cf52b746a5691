import { type OpenAPIHono, z } from '@hono/zod-openapi'
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

/** The description of all mounted resources, made from the schemas that validate (OpenAPI 3.1). */
export function describeApi(app: OpenAPIHono<AppEnv>): ApiDescription {
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info })
  const paths: Paths = {}
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    // For the site's own servers alone.
    if (path.startsWith('/internal')) continue
    paths[withoutPatterns(path)] = path.startsWith('/{locale}')
      ? { ...item, parameters: [localeParameter] }
      : item
  }
  return {
    ...document,
    paths,
    components: {
      schemas: sharedSchemas(Object.keys(document.components?.schemas ?? {})),
      securitySchemes,
    },
  }
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
