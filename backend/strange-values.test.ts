import { z } from '@hono/zod-openapi'
import { beforeAll, expect, it } from 'vitest'
import { writePath } from '@/lib/contract/administration/record-type'
import { largestId } from '@/lib/contract/common/record-id'
import { startTestBackend } from '@/tests/backend-app'
import { administeredTypes } from './administered-types'
import { startCallers } from './callers.fixture'

const backend = startTestBackend()
const browserOf = startCallers(backend)

/** What means something to a database, a pattern or a program, or is no value of its kind. */
const texts = [
  ...['', '-1', '0', 'NaN', '1e9', '2147483648', '99999999999999999999', '2026-02-30', "' OR 1=1 --"],
  ...['%_\\', '& | ! ( ) : *', '__proto__', 'x'.repeat(300), 'a\0b'],
]

/** What names no record. */
const ids = ['0', 'NaN', '2147483648', '99999999999999999999', '__proto__', "1' OR 1=1 --"]

/** Whole numbers of which no statement asks the database: a revision that is not current is a conflict, whatever it is. */
const comparedHere = /\.(?:(?:\w+_)?revision|proposal|protection\.answers|inside\.additionalProperties)$/

const types = administeredTypes({ env: { SITE_URL: 'https://buehnenhaus.test' }, storage: {} } as never)

const schemaSchema = z.record(z.string(), z.unknown())
const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  schema: schemaSchema,
})
const operationSchema = z.object({
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schemaSchema })) }).optional(),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
})

type Parameter = z.infer<typeof parameterSchema>
interface Operation extends z.infer<typeof operationSchema> {
  method: string
  path: string
}

let operations: Operation[]
let schemas: Record<string, z.infer<typeof schemaSchema>>
beforeAll(async () => {
  const document = documentSchema.parse(await (await backend.get('/api/openapi.json')).json())
  schemas = document.components.schemas
  operations = Object.entries(document.paths).flatMap(([path, { parameters: shared, ...methods }]) =>
    Object.entries(methods).map(([method, described]) => {
      const { parameters, requestBody } = operationSchema.parse(described)
      const ofPath = operationSchema.shape.parameters.parse(shared)
      return { method: method.toUpperCase(), path, parameters: [...ofPath, ...parameters], requestBody }
    }),
  )
})

/** The whole numbers in a schema that may be larger than the database's, by their places. */
function tooLarge(schema: unknown, place: string, within: readonly string[] = []): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => tooLarge(part, place, within))
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, type, maximum, ...others } = schema as Record<string, unknown>
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? ''
    return within.includes(name) ? [] : tooLarge(schemas[name], place, [...within, name])
  }
  if (type === 'integer' && !(Number(maximum) <= largestId)) return [place]
  return Object.entries(others).flatMap(([key, part]) =>
    tooLarge(
      part,
      /^(properties|items|anyOf|allOf|oneOf|prefixItems)$/.test(key) ? place : `${place}.${key}`,
      within,
    ),
  )
}

it('a whole number that a call takes is one that the database has', () => {
  const readAlone = types.filter(({ insert, update }) => !insert && !update)
  const refused = new Set(readAlone.map(({ contract }) => `/api/${writePath(contract)}`))
  const taken = operations.filter(({ path }) => !refused.has(path.replace(/^\/\{locale\}|\/\{id\}$/g, '')))
  const places = taken.flatMap(({ method, path, parameters, requestBody }) => [
    ...parameters.flatMap(({ name, schema }) => tooLarge(schema, `${method} ${path}?${name}`)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      tooLarge(schema, `${method} ${path}:`),
    ),
  ])
  expect(places.filter((place) => !comparedHere.test(place))).toEqual([])
})

/** A call of which everything in the address but one part or parameter is ordinary. */
function addressOf({ path }: Operation, strange: Parameter, text: string): string {
  const ordinary: Record<string, string> = { locale: 'de', model: 'headline', path: 'nirgends' }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    // An empty part would be another address.
    strange.in === 'path' && strange.name === name
      ? encodeURIComponent(text || ' ')
      : (ordinary[name] ?? '999'),
  )
  return strange.in === 'query' ? `${filled}?${strange.name}=${encodeURIComponent(text)}` : filled
}

/** Each parameter of each call, those that all types of records have of one type. */
function parametersOf(): { operation: Operation; parameter: Parameter }[] {
  const known = new Set<string>()
  const isNew = (key: string) => known.size < known.add(key).size
  const typeName = new RegExp(`/(${types.map(({ contract }) => contract.name).join('|')})(?=/|$)`)
  return operations
    .filter(({ path }) => !path.startsWith('/api/'))
    .flatMap((operation) =>
      operation.parameters
        .filter(({ name, schema }) => {
          const path = operation.path.replace(typeName, '/{type}')
          return name !== 'locale' && isNew(JSON.stringify([operation.method, path, name, schema]))
        })
        .map((parameter) => ({ operation, parameter })),
    )
}

it('nothing that an address says is a fault of the backend', async () => {
  const failed: string[] = []
  for (const [index, { operation, parameter }] of parametersOf().entries()) {
    const { method, path, requestBody } = operation
    const browser = browserOf(/\/jobs\/(my|team)/.test(path) ? 'advertiser' : 'admin')
    // Nobody makes so many calls in so short a time.
    browser.address = `10.200.${index >> 8}.${index & 255}`
    const body = requestBody?.content['application/json'] && { ids: [999] }
    for (const text of parameter.in === 'path' ? ids : texts) {
      const address = addressOf(operation, parameter, text)
      const answer = await browser.call(method, address, body)
      await answer.body?.cancel()
      if (answer.status >= 500) failed.push(`${answer.status} ${method} ${address}`)
    }
  }
  expect(failed).toEqual([])
}, 120_000)
