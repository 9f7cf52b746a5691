import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { isShortQuery } from '@/lib/contract/address'
import { type AccountForm, bodyOf, type FormAtAddress, formAt } from './account-forms'
import { callHeaders } from './adapter'
import type { Client } from './client-address'
import { hintCookies } from './login-hints'
import { refuseVisit } from './refuse'
import type { RequestTarget } from './request-target'

/** The parts of an answer of django-allauth's headless API that are read here. */
const code = z.string().regex(/^\w{1,50}$/)
const answerSchema = z.object({
  data: z
    .object({ flows: z.array(z.object({ id: code, is_pending: z.boolean().optional() })).optional() })
    .optional(),
  errors: z.array(z.object({ code, param: code.optional() })).optional(),
})

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i

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
  const body = await readBody(request)
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
  const next = () => form.next(locale, { status: answer.status, flows })
  redirect(response, isDone ? next() : `${target.pathname}?failure=${problem ?? 'other'}`)
}

function hintsAfter({ request, client }: Exchange, form: AccountForm, answer: Response): Promise<string[]> {
  const visit = { cookie: request.headers.cookie, isHttps: client.protocol === 'https' }
  return hintCookies({ method: form.method, pathname: form.call }, answer, visit)
}

function createCall({ request, client }: Exchange, match: FormAtAddress, fields: URLSearchParams): Request {
  const { form, locale } = match
  const token = randomBytes(16).toString('hex')
  const headers = callHeaders(request, client)
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name)
  headers.set('content-type', 'application/json')
  headers.set('accept', 'application/json')
  headers.set('accept-language', locale)
  headers.set('x-csrftoken', token)
  const otherCookies = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair && !pair.startsWith('csrftoken='))
  headers.set('cookie', [...otherCookies, `csrftoken=${token}`].join('; '))
  const content = bodyOf(match, fields)
  const body = content && JSON.stringify(content)
  // Without it the body goes out in chunks, which WSGI servers need not read (PEP 3333).
  if (body !== null) headers.set('content-length', String(Buffer.byteLength(body)))
  return new Request(`${client.protocol}://${client.host}${form.call}`, {
    method: form.method,
    headers,
    redirect: 'manual',
    body,
  })
}

function isForm({ headers }: IncomingMessage, body: string): boolean {
  return formType.test(headers['content-type'] ?? '') && isShortQuery(body)
}

/**
 * A body as text; null for one that is too long, of which no more is taken than that.
 * @throws when the client goes away
 */
async function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return null
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > bodyLimit) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The problem of an answer (its pending flow, or the code of its error; null for neither), and the flows that it names. */
async function readAnswer(
  answer: Response,
  { form }: FormAtAddress,
): Promise<{ problem: string | null; flows: string[] }> {
  if (answer.status === 429) return { problem: 'too_many_attempts', flows: [] }
  const body = answerSchema.safeParse(await answer.json().catch(() => null))
  const { data, errors = [] } = body.data ?? {}
  const flows = data?.flows ?? []
  const pendingFlow = flows.find((flow) => flow.is_pending)?.id
  const waiting = answer.status === 401 ? form.defaultFlow : undefined
  const [error] = errors
  const param = form.reportsField && error?.param !== undefined ? `${error.param}.` : ''
  const wrong = error && `${param}${error.code}`
  const pending = pendingFlow === form.flowAfterSuccess ? undefined : pendingFlow
  return { problem: pending ?? wrong ?? waiting ?? null, flows: flows.map(({ id }) => id) }
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Cache-Control': 'private, no-store', 'Content-Length': 0 })
  response.end()
}
