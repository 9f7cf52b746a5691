import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { hintCookies } from '../calls/login-hints'
import type { Client } from '../http/client-address'
import { refuseVisit } from '../http/refuse'
import type { RequestTarget } from '../http/request-target'
import { type AccountForm, bodyOf, type FormAtAddress, formAt } from './account-forms'
import { createJsonCall, isForm, readBody, redirect } from './form-call'

/** The parts of an answer of django-allauth's headless API that are read here. */
const code = z.string().regex(/^\w{1,50}$/)
const answerSchema = z.object({
  data: z
    .object({ flows: z.array(z.object({ id: code, is_pending: z.boolean().optional() })).optional() })
    .optional(),
  errors: z.array(z.object({ code, param: code.optional() })).optional(),
})

/** The maximum size of a form, in bytes. */
const bodyLimit = 8192

/** Whether a request is such a form's. */
export function isFormPost(method: string | undefined, pathname: string): boolean {
  return method === 'POST' && formAt(pathname) !== null
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  target: RequestTarget
  client: Client
}

/**
 * Turns a form of the account area that a browser without JavaScript sent into its call, and the call's answer into a
 * redirect (303): on, or back to the form with a code of what was wrong. The backend checks where the form came from;
 * its double-submit token is set on both sides here, since a form without JavaScript cannot repeat it. A body that is
 * longer than any form is 413.
 */
export async function answerFormPost(exchange: Exchange, transport: Transport): Promise<void> {
  const { request, response, target, client } = exchange
  const body = (await readBody(request, bodyLimit))?.toString('utf8') ?? null
  if (body === null) return refuseVisit({ request, response }, 413, 'Content too large')
  const fields = new URLSearchParams(body)
  const match = formAt(target.pathname, fields)
  if (!match || !isForm(request, body) || !client.host) {
    return redirect(response, `${target.pathname}?failure=other`)
  }
  const { form, locale } = match
  const answer = await transport(createCall(exchange, match, fields))
  const cookies = [...answer.headers.getSetCookie(), ...(await hintsAfter(exchange, form, answer))]
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  const cleared = answer.headers.get('Clear-Site-Data')
  if (cleared !== null) response.setHeader('Clear-Site-Data', cleared)
  const { problem, flows } = await readAnswer(answer, match)
  const isDone = problem === null && form.successStatuses.includes(answer.status)
  const next = () => form.next(locale, { status: answer.status, flows, key: match.key ?? '' })
  redirect(response, isDone ? next() : `${target.pathname}?failure=${problem ?? reported(form, 'other')}`)
}

function hintsAfter({ request, client }: Exchange, form: AccountForm, answer: Response): Promise<string[]> {
  const visit = { cookie: request.headers.cookie, isHttps: client.protocol === 'https' }
  return hintCookies({ method: form.method, pathname: form.call }, answer, visit)
}

function createCall(exchange: Exchange, match: FormAtAddress, fields: URLSearchParams): Request {
  const { form, locale } = match
  const content = bodyOf(match, fields)
  return createJsonCall(exchange, { method: form.method, path: form.call, locale, content })
}

/** The problem of an answer (its pending flow, or the code of its error; null for neither), and the flows that it names. */
async function readAnswer(
  answer: Response,
  { form }: FormAtAddress,
): Promise<{ problem: string | null; flows: string[] }> {
  if (answer.status === 429) return { problem: reported(form, 'too_many_attempts'), flows: [] }
  const body = answerSchema.safeParse(await answer.json().catch(() => null))
  const { data, errors = [] } = body.data ?? {}
  const flows = data?.flows ?? []
  const pendingFlow = flows.find((flow) => flow.is_pending)?.id
  const waiting = answer.status === 401 ? form.defaultFlow : undefined
  const [error] = errors
  const wrong = error && reported(form, error.code, error.param)
  const pending = pendingFlow === form.flowAfterSuccess ? undefined : pendingFlow
  return { problem: pending ?? wrong ?? waiting ?? null, flows: flows.map(({ id }) => id) }
}

/** A problem as the page is told it, with its field where the form says so: `email.required`. */
function reported({ problemField, reportsField }: AccountForm, code: string, param?: string): string {
  const field = problemField ?? (reportsField ? param : undefined)
  return field === undefined ? code : `${field}.${code}`
}
