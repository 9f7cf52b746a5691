import { z } from 'zod'
import { type CallParts, callBackend, type Method } from './browser-client'
import { type Result, resultOf } from './result'

/** A call of the contract. */
export interface Call extends CallParts {
  method: Method
  path: string
}

/** For answers that the caller parses itself. */
export const anything = z.unknown()

/** For calls whose success says nothing. */
export const nothing = z.unknown().transform(() => null)

/** Calls the backend from the browser; the server uses `read`, with the same result. */
export async function call<Schema extends z.ZodType>(
  schema: Schema,
  request: Call,
): Promise<Result<z.output<Schema>>> {
  return resultOf(await callBackend(request.method, request.path, request), schema)
}

/** As `call`, with the status of a success where that says what was done. */
export async function callForStatus<Schema extends z.ZodType>(
  schema: Schema,
  request: Call,
): Promise<Result<{ status: number; value: z.output<Schema> }>> {
  const answer = await callBackend(request.method, request.path, request)
  const result = resultOf(answer, schema)
  return result.ok ? { ok: true, value: { status: answer.status, value: result.value } } : result
}
