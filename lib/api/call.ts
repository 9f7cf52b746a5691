import { z } from 'zod'
import { reportShownError } from '../report'
import { reportContractBreach, reportFailedStatus } from './backend-faults'
import { type CallParts, callBackend, type Method } from './browser-client'
import { type Answer, type Result, toResult } from './result'

/** A call of the contract. */
export interface Call extends CallParts {
  method: Method
  path: string
}

/** Schema that accepts any response, for callers that parse or ignore it themselves. */
export const unparsedResponseSchema = z.unknown()

/** Schema for calls whose response has no data. */
export const emptyResponseSchema = z.unknown().transform(() => null)

/** Calls the backend from the browser. The server uses `read`, with the same result type. */
export async function call<Schema extends z.ZodType>(
  schema: Schema,
  request: Call,
): Promise<Result<z.output<Schema>>> {
  return toReportedResult(await callBackend(request.method, request.path, request), schema, request)
}

/**
 * Converts a response to a result and reports faults of the backend (spec §8). The browser itself
 * logs responses of status 5xx and lost connections.
 */
function toReportedResult<Schema extends z.ZodType>(
  answer: Answer,
  schema: Schema,
  { path }: Call,
): Result<z.output<Schema>> {
  reportFailedStatus(path, answer.status, reportShownError)
  return toResult(answer, schema, (error) => reportContractBreach(path, error))
}

/** Like `call`, but with the status of a successful response. */
export async function callForStatus<Schema extends z.ZodType>(
  schema: Schema,
  request: Call,
): Promise<Result<{ status: number; value: z.output<Schema> }>> {
  const answer = await callBackend(request.method, request.path, request)
  const result = toReportedResult(answer, schema, request)
  return result.ok ? { ok: true, value: { status: answer.status, value: result.value } } : result
}
