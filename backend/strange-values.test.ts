import { z } from '@hono/zod-openapi'
import { beforeAll, expect, it } from 'vitest'
import { getWritePath } from '@/lib/contract/administration/record-type'
import { largestId } from '@/lib/contract/common/record-id'
import { startTestBackend } from '@/tests/backend-app'
import { administeredTypes } from './administered-types'
import { startCallers } from './callers.fixture'

const backend = startTestBackend()
const getBrowser = startCallers(backend)

/** Texts with a meaning in SQL, patterns or programs, or of the wrong type. */
const texts = [
  ...['', '-1', '0', 'NaN', '1e9', '2147483648', '99999999999999999999', '2026-02-30', "' OR 1=1 --"],
  ...['0000', '0000-01-01', '0001-01-01', '9999-12-31'],
  ...['%_\\', '& | ! ( ) : *', '__proto__', 'x'.repeat(300), 'a\0b'],
]

/** Ids without a record. */
const ids = ['0', 'NaN', '2147483648', '99999999999999999999', '__proto__', "1' OR 1=1 --"]

/** Integers that never reach a statement: a revision that is not current is a conflict. */
const uncheckedPlacePattern = /\.(?:(?:\w+_)?revision|proposal|protection\.answers|inside\.additionalProperties)$/

const types = administeredTypes({ env: { SITE_URL: 'https://buehnenhaus.test' }, storage: {} } as never)

const schemaSchema = z.record(z.string(), z.unknown())
const parameterSchema = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: schemaSchema })
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
    Object.entries(methods).map(([method, description]) => {
      const { parameters, requestBody } = operationSchema.parse(description)
      const sharedParameters = operationSchema.shape.parameters.parse(shared)
      return { method: method.toUpperCase(), path, parameters: [...sharedParameters, ...parameters], requestBody }
    }),
  )
})

/** Places of integers in a schema without the database's upper limit. */
function listIntegers(schema: unknown, place: string, parents: readonly string[] = []): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => listIntegers(part, place, parents))
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, type, maximum, ...others } = schema as Record<string, unknown>
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? ''
    return parents.includes(name) ? [] : listIntegers(schemas[name], place, [...parents, name])
  }
  if (type === 'integer' && !(Number(maximum) <= largestId)) return [place]
  return Object.entries(others).flatMap(([key, part]) =>
    listIntegers(
      part,
      /^(properties|items|anyOf|allOf|oneOf|prefixItems)$/.test(key) ? place : `${place}.${key}`,
      parents,
    ),
  )
}

it('limits integers in requests to the range of the database', () => {
  const readOnlyTypes = types.filter(({ insert, update }) => !insert && !update)
  const readOnlyPaths = new Set(readOnlyTypes.map(({ contract }) => `/api/${getWritePath(contract)}`))
  const writeCalls = operations.filter(({ path }) => !readOnlyPaths.has(path.replace(/^\/\{locale\}|\/\{id\}$/g, '')))
  const places = writeCalls.flatMap(({ method, path, parameters, requestBody }) => [
    ...parameters.flatMap(({ name, schema }) => listIntegers(schema, `${method} ${path}?${name}`)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => listIntegers(schema, `${method} ${path}:`)),
  ])
  expect(places.filter((place) => !uncheckedPlacePattern.test(place))).toEqual([])
})

/** Builds an address with ordinary values except one parameter. */
function toAddress({ path, parameters }: Operation, parameter: Parameter, text: string): string {
  const defaultValues: Record<string, unknown> = { locale: 'de', model: 'headline', path: 'nirgends' }
  for (const { name, schema } of parameters) if (Array.isArray(schema.enum)) defaultValues[name] ??= schema.enum[0]
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    // An empty segment would change the route.
    parameter.in === 'path' && parameter.name === name
      ? encodeURIComponent(text || ' ')
      : String(defaultValues[name] ?? '999'),
  )
  return parameter.in === 'query' ? `${address}?${parameter.name}=${encodeURIComponent(text)}` : address
}

/** Lists the parameters of all endpoints, once for all record types. */
function listParameters(): { operation: Operation; parameter: Parameter }[] {
  const seenKeys = new Set<string>()
  const isNew = (key: string) => seenKeys.size < seenKeys.add(key).size
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

it('never returns 5xx for values in an address', async () => {
  const failures: string[] = []
  for (const [index, { operation, parameter }] of listParameters().entries()) {
    const { method, path, requestBody } = operation
    const browser = getBrowser(/\/jobs\/(my|team)/.test(path) ? 'advertiser' : 'admin')
    // Separate addresses avoid the rate limit.
    browser.address = `10.200.${index >> 8}.${index & 255}`
    const body = requestBody?.content['application/json'] && { ids: [999] }
    for (const text of parameter.in === 'path' ? ids : texts) {
      const address = toAddress(operation, parameter, text)
      const response = await browser.call(method, address, body)
      await response.body?.cancel()
      if (response.status >= 500) failures.push(`${response.status} ${method} ${address}`)
    }
  }
  expect(failures).toEqual([])
}, 120_000)
