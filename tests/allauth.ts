import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

/** The file with allauth's published description of its API; the project itself does not carry it. */
const file = process.env.ALLAUTH_OPENAPI

/** Whether answers are compared with that description. */
export const hasDescription = file !== undefined && file !== ''

const responsesSchema = z.record(
  z.string(),
  z.object({
    $ref: z.string().optional(),
    content: z
      .object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) })
      .optional(),
  }),
)
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: responsesSchema.optional() }))),
  components: z.looseObject({
    responses: responsesSchema,
    schemas: z.looseObject({
      Flow: z.looseObject({
        properties: z.looseObject({ id: z.looseObject({ enum: z.array(z.string()) }) }),
      }),
    }),
  }),
})

/** Answers that the real server gives although the description lacks them (and 429, which is ours). */
const undescribed: Record<string, string> = {
  'post /account/password/change 200': 'AuthenticatedResponse',
  'put /account/email 401': 'AuthenticationResponse',
  'patch /account/email 401': 'AuthenticationResponse',
  'delete /account/email 401': 'AuthenticationResponse',
  'post /auth/email/verify/resend 400': 'ErrorResponse',
  'post /auth/reauthenticate 401': 'AuthenticationResponse',
  'get /auth/sessions 401': 'AuthenticationResponse',
  'delete /auth/sessions 400': 'ErrorResponse',
  'get /account/authenticators/totp 401': 'AuthenticationResponse',
  'post /auth/2fa/reauthenticate 401': 'AuthenticationResponse',
  'post /account/authenticators/webauthn 400': 'ErrorResponse',
  'put /account/authenticators/webauthn 400': 'ErrorResponse',
  'delete /account/authenticators/webauthn 400': 'ErrorResponse',
  'get /auth/webauthn/login 409': 'ConflictResponse',
  'post /auth/webauthn/login 409': 'ConflictResponse',
  'get /auth/webauthn/authenticate 401': 'AuthenticationResponse',
  'post /auth/webauthn/authenticate 401': 'AuthenticationResponse',
  'get /auth/webauthn/reauthenticate 401': 'AuthenticationResponse',
  'post /auth/webauthn/reauthenticate 401': 'AuthenticationResponse',
  // A call of ours.
  'post /auth/email/stop 400': 'ErrorResponse',
  'post /auth/email/stop 401': 'AuthenticationResponse',
}
/** What the conventions of the contract refuse before an authentication call is looked at. */
const conventional = [403, 404, 405, 413, 415, 429, 503, 507]

/**
 * Fails unless an answer of an authentication call is as described; without a description nothing is compared.
 * @param path without /_allauth/browser/v1
 */
export function expectDescribed(method: string, path: string, status: number, body: unknown): void {
  if (!hasDescription || conventional.includes(status)) return
  const validate = validatorOf(method.toLowerCase(), path, status)
  expect(
    validate(body) ? [] : validate.errors,
    `${method} ${path} ${status} ${JSON.stringify(body)}`,
  ).toEqual([])
}

let loaded: { document: z.infer<typeof documentSchema>; ajv: Ajv } | undefined

function load() {
  if (!loaded) {
    const document = documentSchema.parse(parse(readFileSync(String(file), 'utf8')))
    // A flow of ours: an account that an administrator has to activate.
    document.components.schemas.Flow.properties.id.enum.push('account_activation')
    // It is nullable without a type of its own there, which validators of JSON Schema do not know.
    Object.assign(document.components.schemas, { OptionalTimestamp: { type: ['number', 'null'] } })
    const ajv = new Ajv({ strict: false })
    ajv.addSchema(document, 'allauth')
    loaded = { document, ajv }
  }
  return loaded
}

const validators = new Map<string, ValidateFunction>()

function validatorOf(method: string, path: string, status: number): ValidateFunction {
  const name = `${method} ${path} ${status}`
  const known = validators.get(name)
  if (known) return known
  const schema = responseSchema(method, path, status)
  if (!schema) throw new Error(`${name} is no answer by the description.`)
  const made = load().ajv.compile(absolute(schema))
  validators.set(name, made)
  return made
}

function responseSchema(method: string, path: string, status: number): unknown {
  const { paths, components } = load().document
  const known = undescribed[`${method} ${path} ${status}`]
  if (known) return { $ref: `#/components/schemas/${known}` }
  const response = paths[`/_allauth/{client}/v1${path}`]?.[method]?.responses?.[status]
  const name = response?.$ref?.split('/').at(-1)
  return (name ? components.responses[name] : response)?.content?.['application/json'].schema
}

/**
 * References in the description's own form, made to lead into it. What it calls one of several answers may be several: whoever has to
 * reauthenticate is, by its own words, told what somebody is told who has to authenticate, and more.
 */
function absolute(schema: unknown): Record<string, unknown> {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"allauth#/components')
  return JSON.parse(text.replaceAll('"oneOf":', '"anyOf":'))
}
