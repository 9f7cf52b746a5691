import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { isShortQuery } from '@/lib/contract/address'
import { type Locale, locales } from '@/lib/contract/locale'
import { pathOf } from '@/lib/i18n/paths'
import { callHeaders } from './adapter'
import type { Client } from './client-address'
import { hintCookies } from './login-hints'
import { refuseVisit } from './refuse'
import type { RequestTarget } from './request-target'

/** A form of the account area that works without JavaScript: the page's own address takes it. */
interface FormPost {
  method: 'POST' | 'DELETE'
  /** The call that it becomes. */
  call: string
  fields: readonly string[]
  /** The statuses that mean success, and where it leads. */
  succeeds: readonly number[]
  next: string
  /** What is to be done first where a 401 names no step. */
  waitsFor?: string
}

const forms = new Map<string, FormPost & { locale: Locale }>(
  locales.flatMap((locale) => {
    const login: FormPost = {
      method: 'POST',
      call: '/_allauth/browser/v1/auth/login',
      fields: ['email', 'password'],
      succeeds: [200, 409],
      // It leads whoever is logged in to where they wanted to be.
      next: pathOf(locale, '/account/login'),
      waitsFor: 'account_activation',
    }
    const logout: FormPost = {
      method: 'DELETE',
      call: '/_allauth/browser/v1/auth/session',
      fields: [],
      succeeds: [200, 401],
      next: `/${locale}`,
    }
    const passwordRequest: FormPost = {
      method: 'POST',
      call: '/_allauth/browser/v1/auth/password/request',
      fields: ['email'],
      succeeds: [200, 401],
      next: `${pathOf(locale, '/account/password/reset')}?sent`,
    }
    const stopEmailChange: FormPost = {
      method: 'POST',
      call: '/_allauth/browser/v1/auth/email/stop',
      fields: ['key'],
      succeeds: [200, 401],
      next: `${pathOf(locale, '/account/stop-email-change/[[...key]]')}?stopped`,
    }
    return [
      [pathOf(locale, '/account/stop-email-change/[[...key]]'), { ...stopEmailChange, locale }],
      [pathOf(locale, '/account/login'), { ...login, locale }],
      [pathOf(locale, '/account/logout'), { ...logout, locale }],
      [pathOf(locale, '/account/password/reset'), { ...passwordRequest, locale }],
    ] as const
  }),
)

/** What django-allauth's headless API answers, as far as it matters here. */
const code = z.string().regex(/^\w{1,50}$/)
const answerSchema = z.object({
  data: z
    .object({ flows: z.array(z.object({ id: code, is_pending: z.boolean().optional() })).optional() })
    .optional(),
  errors: z.array(z.object({ code })).optional(),
})

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** More than any of these forms holds, in bytes and in fields. */
const bodyLimit = 8192

/** Whether a request is such a form's. */
export function isFormPost(method: string | undefined, pathname: string): boolean {
  return method === 'POST' && forms.has(pathname)
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
  const form = forms.get(target.pathname)
  const body = await readBody(request)
  if (body === null) return refuseVisit({ request, response }, 413, 'Content too large')
  if (!form || !isForm(request, body) || !client.host) {
    return redirect(response, `${target.pathname}?failure=other`)
  }
  const fields = new URLSearchParams(body)
  const answer = await transport(createCall(request, client, form, fields))
  const cookies = [...answer.headers.getSetCookie(), ...(await hintsAfter(exchange, form, answer))]
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  const cleared = answer.headers.get('Clear-Site-Data')
  if (cleared !== null) response.setHeader('Clear-Site-Data', cleared)
  const problem = (await problemIn(answer)) ?? (answer.status === 401 ? form.waitsFor : null) ?? null
  const isDone = problem === null && form.succeeds.includes(answer.status)
  redirect(response, isDone ? form.next : `${target.pathname}?failure=${problem ?? 'other'}`)
}

function hintsAfter({ request, client }: Exchange, form: FormPost, answer: Response): Promise<string[]> {
  const visit = { cookie: request.headers.cookie, isHttps: client.protocol === 'https' }
  return hintCookies({ method: form.method, pathname: form.call }, answer, visit)
}

function createCall(
  request: IncomingMessage,
  client: Client,
  form: FormPost & { locale: Locale },
  fields: URLSearchParams,
): Request {
  const token = randomBytes(16).toString('hex')
  const headers = callHeaders(request, client)
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name)
  headers.set('content-type', 'application/json')
  headers.set('accept', 'application/json')
  headers.set('accept-language', form.locale)
  headers.set('x-csrftoken', token)
  const kept = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair && !pair.startsWith('csrftoken='))
  headers.set('cookie', [...kept, `csrftoken=${token}`].join('; '))
  const body =
    form.fields.length > 0
      ? JSON.stringify(Object.fromEntries(form.fields.map((name) => [name, fields.get(name) ?? ''])))
      : null
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

/** The step that is still to be done, or the code of what was wrong; null for neither. */
async function problemIn(answer: Response): Promise<string | null> {
  if (answer.status === 429) return 'too_many_attempts'
  const body = answerSchema.safeParse(await answer.json().catch(() => null))
  if (!body.success) return null
  const { data, errors } = body.data
  return data?.flows?.find((flow) => flow.is_pending)?.id ?? errors?.[0]?.code ?? null
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Cache-Control': 'private, no-store', 'Content-Length': 0 })
  response.end()
}
