import { z } from 'zod'
import { callBackend } from '@/lib/api/browser-client'
import { pendingFlow } from './flows'
import { type FormResult, type Problem, problemsOfStatus } from './problems'

const refusalSchema = z.object({ data: z.unknown() })
const fieldErrorsSchema = z.record(z.string(), z.array(z.string()))

export interface DataResult extends FormResult {
  /** The answer. */
  data: unknown
}

/** Makes a call of the data API from the browser; what it says of fields comes back to them (contract, conventions). */
export async function callData(
  method: 'GET' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<DataResult> {
  const answer = await callBackend(method, path, { data })
  const fields = fieldErrorsSchema.safeParse(answer.data)
  const named: Problem[] =
    answer.status === 400 && fields.success
      ? Object.entries(fields.data).map(([name, messages]) => ({
          field: name === 'non_field_errors' ? null : name,
          code: 'other',
          message: messages.join(' '),
        }))
      : []
  const refusal = refusalSchema.safeParse(answer.data)
  return {
    status: answer.status,
    data: answer.data,
    pending: answer.status === 401 && refusal.success ? pendingFlow(refusal.data.data) : null,
    problems: named.length > 0 ? named : problemsOfStatus(answer.status),
  }
}
