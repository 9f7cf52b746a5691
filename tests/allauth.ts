import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

/** Path of allauth's published OpenAPI description, which is not part of the project. */
const file = process.env.ALLAUTH_OPENAPI

/** True if responses are compared with the description. */
export const hasDescription = file !== undefined && file !== ''

const responsesSchema = z.record(
  z.string(),
  z.object({
    $ref: z.string().optional(),
    content: z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) }).optional(),
  }),
)
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: responsesSchema.optional() }))),
  components: z.looseObject({
    responses: responsesSchema,
    schemas: z.looseObject({
      Flow: z.looseObject({ properties: z.looseObject({ id: z.looseObject({ enum: z.array(z.string()) }) }) }),
    }),
  }),
})

/** Responses of the real server that the description lacks. */
const undescribedResponses: Record<string, string> = {
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
  // An endpoint that only this backend has.
  'post /auth/email/stop 400': 'ErrorResponse',
  'post /auth/email/stop 401': 'AuthenticationResponse',
}
/** Statuses of the contract's general rules, which apply before the authentication call runs. */
const generalStatuses = [403, 404, 405, 413, 415, 429, 503, 507]

/**
 * Asserts that a response of an authentication call matches the description. No-op without a
 * description. @param path without /_allauth/browser/v1
 */
export function expectDescribed(method: string, path: string, status: number, body: unknown): void {
  if (!hasDescription || generalStatuses.includes(status)) return
  const validate = loadValidator(method.toLowerCase(), path, status)
  expect(validate(body) ? [] : validate.errors, `${method} ${path} ${status} ${JSON.stringify(body)}`).toEqual([])
}

let description: { document: z.infer<typeof documentSchema>; ajv: Ajv } | undefined

function loadDescription() {
  if (!description) {
    const document = documentSchema.parse(parse(readFileSync(String(file), 'utf8')))
    // A flow that only this backend has: the account waits for its activation. The description
    // lacks the flow of passkeys, which the real server announces.
    document.components.schemas.Flow.properties.id.enum.push('account_activation', 'mfa_login_webauthn')
    // The description makes it nullable without a type, which JSON Schema does not allow.
    Object.assign(document.components.schemas, { OptionalTimestamp: { type: ['number', 'null'] } })
    const ajv = new Ajv({ strict: false })
    ajv.addSchema(document, 'allauth')
    description = { document, ajv }
  }
  return description
}

const validators = new Map<string, ValidateFunction>()

function loadValidator(method: string, path: string, status: number): ValidateFunction {
  const name = `${method} ${path} ${status}`
  const cachedValidator = validators.get(name)
  if (cachedValidator) return cachedValidator
  const schema = findResponseSchema(method, path, status)
  if (!schema) throw new Error(`The description has no response ${name}.`)
  const validator = loadDescription().ajv.compile(toAbsolute(schema))
  validators.set(name, validator)
  return validator
}

function findResponseSchema(method: string, path: string, status: number): unknown {
  const { paths, components } = loadDescription().document
  const schemaName = undescribedResponses[`${method} ${path} ${status}`]
  if (schemaName) return { $ref: `#/components/schemas/${schemaName}` }
  const response = paths[`/_allauth/{client}/v1${path}`]?.[method]?.responses?.[status]
  const name = response?.$ref?.split('/').at(-1)
  return (name ? components.responses[name] : response)?.content?.['application/json'].schema
}

/**
 * Makes the references of a schema absolute. `oneOf` becomes `anyOf`, because the response for
 * reauthentication also matches the one for authentication.
 */
function toAbsolute(schema: unknown): Record<string, unknown> {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"allauth#/components')
  return JSON.parse(text.replaceAll('"oneOf":', '"anyOf":'))
}
