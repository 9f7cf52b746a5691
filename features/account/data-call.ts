import { z } from 'zod'
import { callBackend } from '@/lib/api/browser-client'
import { type FormResult, type Problem, problemsOfStatus } from './problems'

const fieldErrorsSchema = z.record(z.string(), z.array(z.string()))

/** Makes a call of the data API from the browser; what it says of fields comes back to them (contract, conventions). */
export async function callData(
  method: 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<FormResult> {
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
  return { status: answer.status, problems: named.length > 0 ? named : problemsOfStatus(answer.status) }
}
