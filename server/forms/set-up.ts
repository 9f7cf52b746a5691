import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { setUpCall, setUpSchema, setUpStateSchema } from '@/lib/contract/accounts/set-up'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { parsePreferredLocale } from '@/lib/i18n/accept-language'
import { getMessages } from '@/lib/i18n/messages'
import { type FinishOptions, finishPage } from '../html/finish-page'
import { isContractPath } from '../http/contract-paths'
import { isReading, type RoutedExchange } from '../http/exchange'
import { refuseCall, refuseVisit } from '../http/refuse'
import type { RequestTarget } from '../http/request-target'
import { sendResponse } from '../http/send-response'
import { createJsonCall, isForm, readBody, redirectForm } from './form-call'
import { renderSetUpPage, type SetUpSubmission, setUpFields } from './set-up-page'

/** Handles requests while the site is not set up. */
export interface SetUpGate {
  /** False when the setup is known to be complete. */
  readonly maySetUpBePending: boolean
  /** Responds while the site is not set up. Returns true if it has responded. */
  respond(exchange: RoutedExchange): Promise<boolean>
}

interface SetUpOptions extends FinishOptions {
  transport: Transport
  siteUrl: URL
  /** Returns true for files of the build and of `public/`. */
  isFile: (pathname: string) => boolean
}

const path = '/setup'
/** Maximum size of the form in bytes. */
const maxBodyBytes = 16_384
/** Maximum wait for the backend. */
const timeoutMs = 1000
/** Time after a failure in which the backend is not called. */
const pauseMs = 5000
const healthPattern = /^(?:\/[a-z]{2})?\/api\/health\//

/**
 * Creates the gate. While the backend's database is empty, it redirects pages to the setup and
 * rejects API calls. It asks the backend at each request, because another server may complete the
 * setup. While the backend fails, it admits all requests.
 */
export function createSetUpGate({ transport, siteUrl, isFile, ...options }: SetUpOptions): SetUpGate {
  let maySetUpBePending = true

  /** End of the pause after a failure. */
  let pausedUntil = 0

  async function isWaiting(): Promise<boolean> {
    if (performance.now() < pausedUntil) return false
    const state = await loadState()
    if (state === null) pausedUntil = performance.now() + pauseMs
    else if (state !== 'waiting') maySetUpBePending = false
    return state === 'waiting'
  }

  /** Loads the state; null on failure. A backend without setup calls counts as set up. */
  async function loadState(): Promise<'waiting' | 'none' | null> {
    try {
      const request = new Request(new URL(setUpCall, siteUrl), { signal: AbortSignal.timeout(timeoutMs) })
      const backendResponse = await transport(request)
      const body: unknown = await backendResponse.json().catch(() => null)
      if (backendResponse.status >= 500) return null
      return backendResponse.ok && setUpStateSchema.safeParse(body).success ? 'waiting' : 'none'
    } catch {
      return null
    }
  }

  async function showPage(
    { request, response, target }: RoutedExchange,
    submission: SetUpSubmission | null,
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
    await sendResponse(request, response, finishPage(page, false, options))
  }

  async function handleSetUpForm(exchange: RoutedExchange): Promise<void> {
    const { request, response, target, client } = exchange
    const body = (await readBody(request, maxBodyBytes))?.toString('utf8') ?? null
    if (body === null || !isForm(request, body) || !client.host) {
      return refuseVisit(exchange, body === null ? 413 : 400, 'The form cannot be read', options.securityHeaders)
    }
    const locale = getLocale(request, target)
    const outcome = await sendSetUp(exchange, locale, new URLSearchParams(body))
    if (outcome !== null) return showPage(exchange, outcome.submission, outcome.status)
    maySetUpBePending = false
    for (const [name, value] of Object.entries(options.securityHeaders)) response.setHeader(name, value)
    redirectForm(response, `/${locale}/admin`)
  }

  async function sendSetUp(exchange: RoutedExchange, locale: Locale, form: URLSearchParams) {
    const values = Object.fromEntries(setUpFields.map((name) => [name, form.get(name) ?? '']))
    const content = { ...values, language: locale }
    const t = getMessages(locale).setUp.problems
    const parseResult = setUpSchema.safeParse(content)
    if (!parseResult.success) {
      const problems = toProblems(parseResult.error, locale)
      return { status: 400, submission: { values, problems, problem: t.summary } }
    }
    const backendResponse = await transport(
      createJsonCall(exchange, { method: 'POST', path: setUpCall, locale, content }),
    )
    const data: unknown = await backendResponse.json().catch(() => null)
    // 404: another request completed the setup.
    if (backendResponse.status === 201 || backendResponse.status === 404) return null
    const problems = backendResponse.status === 400 ? toFieldProblems(data, locale) : {}
    const failure = backendResponse.status === 429 ? t.many : t.other
    const problem = Object.keys(problems).length > 0 ? t.summary : failure
    return { status: backendResponse.status, submission: { values, problems, problem } }
  }

  async function respondWaiting(exchange: RoutedExchange): Promise<void> {
    const { request, response, target } = exchange
    const { securityHeaders } = options
    if (isContractPath(target.pathname)) {
      return refuseCall(exchange, 503, 'This site is not set up yet.', { ...securityHeaders, 'Retry-After': '30' })
    }
    if (target.pathname === path && isReading(request)) return showPage(exchange, null, 200)
    if (target.pathname === path && request.method === 'POST') return handleSetUpForm(exchange)
    if (!isReading(request)) return refuseVisit(exchange, 503, 'This site is not set up yet', securityHeaders)
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    redirectForm(response, path)
  }

  return {
    get maySetUpBePending() {
      return maySetUpBePending
    },
    async respond(exchange) {
      const { pathname } = exchange.target
      if (healthPattern.test(pathname) || isFile(pathname) || !(await isWaiting())) return false
      await respondWaiting(exchange)
      return true
    },
  }
}

function getLocale({ headers }: IncomingMessage, { search }: RequestTarget): Locale {
  const language = new URLSearchParams(search).get('lang') ?? ''
  return isLocale(language) ? language : parsePreferredLocale(headers['accept-language'] ?? null)
}

function toProblems({ issues }: z.ZodError, locale: Locale): Record<string, string> {
  const t = getMessages(locale).setUp.problems
  const texts: Record<string, string> = { required: t.required, max_length: t.long, password_too_long: t.long }
  return Object.fromEntries(
    issues.map(({ path: [name], message }) => [String(name), texts[message] ?? t.invalid]).reverse(),
  )
}

const fieldErrorsSchema = z.record(z.string(), z.array(z.string()).min(1))

/** Converts field errors to texts. For the setup code, the page has its own text. */
function toFieldProblems(data: unknown, locale: Locale): Record<string, string> {
  const fields = fieldErrorsSchema.safeParse(data).data ?? {}
  const pageTexts: Record<string, string> = { code: getMessages(locale).setUp.problems.code }
  return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, pageTexts[name] ?? texts.join(' ')]))
}
