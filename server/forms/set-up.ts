import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { setUpCall, setUpSchema, setUpStateSchema } from '@/lib/contract/accounts/set-up'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { preferredLocale } from '@/lib/i18n/accept-language'
import { getMessages } from '@/lib/i18n/messages'
import { type FinishOptions, finishPage } from '../html/finish-page'
import type { Client } from '../http/client-address'
import { isContractPath } from '../http/contract-paths'
import { refuseCall, refuseVisit } from '../http/refuse'
import type { RequestTarget } from '../http/request-target'
import { sendAnswer } from '../http/send-answer'
import { createJsonCall, isForm, readBody, redirectForm } from './form-call'
import { renderSetUpPage, type SentSetUp, setUpFields } from './set-up-page'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  target: RequestTarget
  client: Client
}

/** Answers requests as long as the site is not set up. */
export interface SetUpGate {
  /** False as soon as the site is known to be set up. Requests then need not call `answer`. */
  readonly maySetUpBePending: boolean
  /**
   * Answers the request if the site is not set up.
   * @returns true if it answered
   */
  answer(exchange: Exchange): Promise<boolean>
}

interface Parts extends FinishOptions {
  transport: Transport
  siteUrl: URL
  /** Returns true for paths of files from the build and from `public/`. */
  isFile: (pathname: string) => boolean
}

const path = '/setup'
/** Maximum size of the form, in bytes. */
const bodyLimit = 16_384
/** Longest wait for the backend's response. */
const timeoutMs = 1000
/** Time after a failure during which the backend is not asked. */
const pauseMs = 5000
const health = /^(?:\/[a-z]{2})?\/api\/health\//

/**
 * While the backend's database is empty, redirects every page to the setup and refuses API calls.
 * It asks the backend at each request until the setup is complete, because another server may
 * complete it. If the backend fails, requests pass as usual.
 */
export function createSetUpGate({ transport, siteUrl, isFile, ...options }: Parts): SetUpGate {
  let maySetUpBePending = true

  /** Before this time, the backend is not asked again. */
  let pausedUntil = 0

  async function isWaiting(): Promise<boolean> {
    if (performance.now() < pausedUntil) return false
    const state = await loadState()
    if (state === null) pausedUntil = performance.now() + pauseMs
    else if (state !== 'waiting') maySetUpBePending = false
    return state === 'waiting'
  }

  /**
   * Loads the state of the setup from the backend; null on failure or timeout. A backend without
   * setup calls counts as set up (`none`).
   */
  async function loadState(): Promise<'waiting' | 'none' | null> {
    try {
      const request = new Request(new URL(setUpCall, siteUrl), { signal: AbortSignal.timeout(timeoutMs) })
      const answer = await transport(request)
      const body: unknown = await answer.json().catch(() => null)
      if (answer.status >= 500) return null
      return answer.ok && setUpStateSchema.safeParse(body).success ? 'waiting' : 'none'
    } catch {
      return null
    }
  }

  async function showPage(
    { request, response, target }: Exchange,
    submission: SentSetUp | null,
    status: number,
  ) {
    const page = {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Language' },
      body: Buffer.from(renderSetUpPage(getLocale(request, target), submission)),
      tags: new Set<string>(),
      isPublic: false,
      isMissing: false,
      isRestricted: false,
    }
    await sendAnswer(request, response, finishPage(page, false, options))
  }

  async function handleSetUpForm(exchange: Exchange): Promise<void> {
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
    const locale = getLocale(request, target)
    const outcome = await send(exchange, locale, new URLSearchParams(body))
    if (outcome !== null) return showPage(exchange, outcome.sent, outcome.status)
    maySetUpBePending = false
    for (const [name, value] of Object.entries(options.securityHeaders)) response.setHeader(name, value)
    redirectForm(response, `/${locale}/admin`)
  }

  async function send(exchange: Exchange, locale: Locale, form: URLSearchParams) {
    const values = Object.fromEntries(setUpFields.map((name) => [name, form.get(name) ?? '']))
    const content = { ...values, language: locale }
    const t = getMessages(locale).setUp.problems
    const parseResult = setUpSchema.safeParse(content)
    if (!parseResult.success) {
      const problems = toProblems(parseResult.error, locale)
      return { status: 400, sent: { values, problems, problem: t.summary } }
    }
    const answer = await transport(
      createJsonCall(exchange, { method: 'POST', path: setUpCall, locale, content }),
    )
    const data: unknown = await answer.json().catch(() => null)
    // The response is 404 if another request has completed the setup.
    if (answer.status === 201 || answer.status === 404) return null
    const problems = answer.status === 400 ? toRefusedFields(data, locale) : {}
    const failure = answer.status === 429 ? t.many : t.other
    const problem = Object.keys(problems).length > 0 ? t.summary : failure
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
    if (target.pathname === path && request.method === 'POST') return handleSetUpForm(exchange)
    if (!isReading) return refuseVisit(exchange, 503, 'This site is not set up yet', securityHeaders)
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    redirectForm(response, path)
  }

  return {
    get maySetUpBePending() {
      return maySetUpBePending
    },
    async answer(exchange) {
      const { pathname } = exchange.target
      if (health.test(pathname) || isFile(pathname) || !(await isWaiting())) return false
      await answerWaiting(exchange)
      return true
    },
  }
}

function getLocale({ headers }: IncomingMessage, { search }: RequestTarget): Locale {
  const language = new URLSearchParams(search).get('lang') ?? ''
  return isLocale(language) ? language : preferredLocale(headers['accept-language'] ?? null)
}

function toProblems({ issues }: z.ZodError, locale: Locale): Record<string, string> {
  const t = getMessages(locale).setUp.problems
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

/**
 * Converts the backend's field errors to texts for the page. The error of the setup code has its
 * own text.
 */
function toRefusedFields(data: unknown, locale: Locale): Record<string, string> {
  const fields = fieldErrorsSchema.safeParse(data).data ?? {}
  const pageTexts: Record<string, string> = { code: getMessages(locale).setUp.problems.code }
  return Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [name, pageTexts[name] ?? texts.join(' ')]),
  )
}
