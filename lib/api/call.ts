import { z } from 'zod'
import { reportShownError } from '../report'
import { reportContractBreach, reportFailedStatus } from './backend-faults'
import { type CallOptions, callBackend, type Method } from './browser-client'
import { type BackendResponse, type Result, toResult } from './result'

export interface Call extends CallOptions {
  method: Method
  path: string
}

/** Schema that accepts any response, for callers that parse the response or ignore it. */
export const unparsedResponseSchema = z.unknown()

/** Schema for a call whose response contains no data. */
export const emptyResponseSchema = z.unknown().transform(() => null)

/**
 * Calls the backend from the browser. Code on the server uses `read`, which returns the same type.
 */
export async function call<Schema extends z.ZodType>(schema: Schema, request: Call): Promise<Result<z.output<Schema>>> {
  return toReportedResult(await callBackend(request.method, request.path, request), schema, request)
}

/**
 * Converts a response to a result and reports faults of the backend (spec §8). A 5xx response is
 * reported with `reportShownError`, because the browser already writes it to its console.
 */
function toReportedResult<Schema extends z.ZodType>(
  response: BackendResponse,
  schema: Schema,
  { path }: Call,
): Result<z.output<Schema>> {
  reportFailedStatus(path, response.status, reportShownError)
  return toResult(response, schema, (error) => reportContractBreach(path, error))
}

/** Makes a call like `call`. The result also contains the status of a successful response. */
export async function callForStatus<Schema extends z.ZodType>(
  schema: Schema,
  request: Call,
): Promise<Result<{ status: number; value: z.output<Schema> }>> {
  const response = await callBackend(request.method, request.path, request)
  const result = toReportedResult(response, schema, request)
  return result.ok ? { ok: true, value: { status: response.status, value: result.value } } : result
}
