import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { setUpCall, setUpSchema, setUpStateSchema } from '@/lib/contract/accounts/set-up'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { preferredLocale } from '@/lib/i18n/accept-language'
import { messagesOf } from '@/lib/i18n/messages'
import { type FinishOptions, finishPage } from '../html/finish-page'
import type { Client } from '../http/client-address'
import { isContractPath } from '../http/contract-paths'
import { refuseCall, refuseVisit } from '../http/refuse'
import type { RequestTarget } from '../http/request-target'
import { sendAnswer } from '../http/send-answer'
import { createJsonCall, isForm, readBody, redirect } from './form-call'
import { renderSetUpPage, type SentSetUp, setUpFields } from './set-up-page'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  target: RequestTarget
  client: Client
}

/** What stands before a site that waits to be set up. */
export interface SetUpGate {
  /** Whether requests are to be shown to `answer` at all: no more, once the site was found to be set up. */
  readonly isAsking: boolean
  /** Answers a request while the site waits to be set up. @returns whether it did */
  answer(exchange: Exchange): Promise<boolean>
}

interface Parts extends FinishOptions {
  transport: Transport
  siteUrl: URL
  /** Whether an address is that of a file of the build or of `public/`. */
  isFile: (pathname: string) => boolean
}

const path = '/setup'
/** The maximum size of the form, in bytes. */
const bodyLimit = 16_384
/** How long a request waits for the backend's word, and how long the next ones do without it then. */
const patienceMs = 1000
const quietMs = 5000
const health = /^(?:\/[a-z]{2})?\/api\/health\//

/**
 * Leads every page to the set-up while the backend says that its database is empty, and refuses calls. Another server may have set
 * the site up meanwhile, so that the backend is asked each time, until it says that there is nothing to set up. One that does not
 * answer keeps nobody out.
 */
export function createSetUpGate({ transport, siteUrl, isFile, ...options }: Parts): SetUpGate {
  let isAsking = true

  /** Until when a backend that did not answer is left alone. */
  let quietUntil = 0

  async function isWaiting(): Promise<boolean> {
    if (performance.now() < quietUntil) return false
    const answer = await askState()
    if (answer === null) quietUntil = performance.now() + quietMs
    else if (answer !== 'waiting') isAsking = false
    return answer === 'waiting'
  }

  /** What the backend says; null where it fails or does not answer soon. One that knows no set-up has none to wait for. */
  async function askState(): Promise<'waiting' | 'none' | null> {
    try {
      const request = new Request(new URL(setUpCall, siteUrl), { signal: AbortSignal.timeout(patienceMs) })
      const answer = await transport(request)
      const body: unknown = await answer.json().catch(() => null)
      if (answer.status >= 500) return null
      return answer.ok && setUpStateSchema.safeParse(body).success ? 'waiting' : 'none'
    } catch {
      return null
    }
  }

  async function showPage({ request, response, target }: Exchange, sent: SentSetUp | null, status: number) {
    const page = {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Language' },
      body: Buffer.from(renderSetUpPage(localeOf(request, target), sent)),
      tags: new Set<string>(),
      isPublic: false,
      isMissing: false,
      isGuarded: false,
    }
    await sendAnswer(request, response, finishPage(page, false, options))
  }

  async function takeForm(exchange: Exchange): Promise<void> {
    const { request, response, target, client } = exchange
    const body = (await readBody(request, bodyLimit))?.toString('utf8') ?? null
    if (body === null || !isForm(request, body) || !client.host) {
      return refuseVisit(
        exchange,
        body === null ? 413 : 400,
        'The form cannot be read',
        options.securityHeaders,
      )
    }
    const locale = localeOf(request, target)
    const outcome = await send(exchange, locale, new URLSearchParams(body))
    if (outcome !== null) return showPage(exchange, outcome.sent, outcome.status)
    isAsking = false
    for (const [name, value] of Object.entries(options.securityHeaders)) response.setHeader(name, value)
    redirect(response, `/${locale}/cms-hub`)
  }

  async function send(exchange: Exchange, locale: Locale, form: URLSearchParams) {
    const values = Object.fromEntries(setUpFields.map((name) => [name, form.get(name) ?? '']))
    const content = { ...values, language: locale }
    const t = messagesOf(locale).setUp.problems
    const checked = setUpSchema.safeParse(content)
    if (!checked.success) {
      const problems = problemsOf(checked.error, locale)
      return { status: 400, sent: { values, problems, problem: t.summary } }
    }
    const answer = await transport(
      createJsonCall(exchange, { method: 'POST', path: setUpCall, locale, content }),
    )
    const data: unknown = await answer.json().catch(() => null)
    // Somebody else was quicker: the site is there.
    if (answer.status === 201 || answer.status === 404) return null
    const problems = answer.status === 400 ? refusedFields(data, locale) : {}
    const others = answer.status === 429 ? t.many : t.other
    const problem = Object.keys(problems).length > 0 ? t.summary : others
    return { status: answer.status, sent: { values, problems, problem } }
  }

  async function answerWaiting(exchange: Exchange): Promise<void> {
    const { request, response, target } = exchange
    const { securityHeaders } = options
    if (isContractPath(target.pathname)) {
      return refuseCall(exchange, 503, 'This site is not set up yet.', {
        ...securityHeaders,
        'Retry-After': '30',
      })
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (target.pathname === path && isReading) return showPage(exchange, null, 200)
    if (target.pathname === path && request.method === 'POST') return takeForm(exchange)
    if (!isReading) return refuseVisit(exchange, 503, 'This site is not set up yet', securityHeaders)
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    redirect(response, path)
  }

  return {
    get isAsking() {
      return isAsking
    },
    async answer(exchange) {
      const { pathname } = exchange.target
      if (health.test(pathname) || isFile(pathname) || !(await isWaiting())) return false
      await answerWaiting(exchange)
      return true
    },
  }
}

function localeOf({ headers }: IncomingMessage, { search }: RequestTarget): Locale {
  const chosen = new URLSearchParams(search).get('lang') ?? ''
  return isLocale(chosen) ? chosen : preferredLocale(headers['accept-language'] ?? null)
}

function problemsOf({ issues }: z.ZodError, locale: Locale): Record<string, string> {
  const t = messagesOf(locale).setUp.problems
  const texts: Record<string, string> = {
    required: t.required,
    max_length: t.long,
    password_too_long: t.long,
  }
  return Object.fromEntries(
    issues.map(({ path: at, message }) => [String(at[0]), texts[message] ?? t.invalid]).reverse(),
  )
}

const fieldErrorsSchema = z.record(z.string(), z.array(z.string()).min(1))

/** What the backend refused, in its own words where it has some: a password's. */
function refusedFields(data: unknown, locale: Locale): Record<string, string> {
  const fields = fieldErrorsSchema.safeParse(data).data ?? {}
  const own: Record<string, string> = { code: messagesOf(locale).setUp.problems.code }
  return Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [name, own[name] ?? texts.join(' ')]),
  )
}
