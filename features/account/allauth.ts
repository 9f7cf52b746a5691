import { z } from 'zod'
import { callBackend } from '@/lib/api/browser-client'
import { pendingFlow } from './flows'
import { type FormResult, problemOf, problemsOfStatus } from './problems'

const base = '/_allauth/browser/v1'

/** What each answer of the authentication calls holds (django-allauth's headless API). */
const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ code: z.string(), param: z.string().optional(), message: z.string().optional() }))
    .optional(),
})

export interface AuthResult extends FormResult {
  /** The answer's `data`. */
  data: unknown
}

/**
 * Makes a call of the authentication API from the browser.
 * @param path below `/_allauth/browser/v1/`
 */
export async function callAuth(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { data, headers }: { data?: unknown; headers?: Record<string, string> } = {},
): Promise<AuthResult> {
  const answer = await callBackend(method, `${base}/${path}`, {
    data,
    ...(headers && { headers }),
  })
  const parsed = answerSchema.safeParse(answer.data)
  const { data: state, errors = [] } = parsed.success ? parsed.data : {}
  const named = errors.map(({ code, param }) => problemOf(param ?? null, code))
  return {
    status: answer.status,
    data: state,
    pending: pendingFlow(state),
    // Signed in already: nothing is wrong.
    problems: named.length > 0 || answer.status === 409 ? named : problemsOfStatus(answer.status),
  }
}
