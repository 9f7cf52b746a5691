import axios from 'axios'
import Cookies from 'js-cookie'
import { reportError } from '../report'
import { type Answer, parseRetryAfter } from './result'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const csrfCookie = 'csrftoken'
const authBase = '/_allauth/browser/v1/'
const safeMethods = new Set(['GET', 'HEAD'])
/** Timeout for the CSRF cookie, for which the actual call waits. */
const csrfTimeoutMs = 3000

/**
 * Client of the browser: same-origin cookies, the CSRF header from its cookie, and no exceptions
 * for error statuses.
 */
const client = axios.create({
  headers: { Accept: 'application/json' },
  timeout: 20_000,
  validateStatus: () => true,
  xsrfCookieName: csrfCookie,
  xsrfHeaderName: 'X-CSRFToken',
})

type AnswerListener = (path: string, answer: Answer) => void
const answerListeners = new Set<AnswerListener>()
let account: number | null = null

/**
 * Calls the listener for each response of the backend to any call; returns a function that
 * unsubscribes.
 */
export function listenToAnswers(listener: AnswerListener): () => void {
  answerListeners.add(listener)
  return () => answerListeners.delete(listener)
}

/**
 * Binds all further calls to an account: the backend rejects them with 401 under another login.
 * Null removes the binding.
 */
export function bindCallsToAccount(id: number | null): void {
  account = id
}

/**
 * Maximum total size of pending `keepalive` calls in bytes: browsers allow 64 KiB (Fetch, §4.5).
 */
export const maxKeepaliveBytes = 60_000

/**
 * Calls the backend while the page is being left. The browser sends the request even after that;
 * the response is ignored.
 */
export function callWithKeepalive(method: 'POST' | 'DELETE', path: string, data?: unknown): void {
  // The only adapter of axios that supports `keepalive`.
  const keepalive = { adapter: 'fetch', fetchOptions: { keepalive: true } }
  client.request({ method, url: path, data, headers: callHeaders(), ...keepalive }).catch(() => undefined)
}

function callHeaders() {
  return {
    'Accept-Language': documentLocale(),
    ...(account !== null && { 'X-Account': String(account) }),
  }
}

/** Options of an upload: no timeout, progress events, and abortable. */
export interface UploadParts {
  signal: AbortSignal
  /** Called with the sent fraction, from 0 to 1. */
  onProgress: (part: number) => void
}

export interface CallParts {
  data?: unknown
  /** Aborts the call. */
  signal?: AbortSignal
  upload?: UploadParts
}

/** Language of the page and of the responses: its tag without the region. */
const documentLocale = () => document.documentElement.lang.slice(0, 2)

/**
 * Fetches the CSRF cookie before a call. A failure is reported and ignored (spec §8): the call
 * itself then shows the error.
 */
async function fetchCsrfCookie(path: string): Promise<void> {
  // Each authentication call sets the cookie. A backend with these calls may lack the separate call
  // for the cookie.
  const address = path.startsWith(authBase) ? `${authBase}config` : `/${documentLocale()}/api/csrf/`
  try {
    const { status } = await client.get<unknown>(address, { timeout: csrfTimeoutMs })
    if (status >= 400) throw new Error(`Status ${status}`)
  } catch (error) {
    reportError('The CSRF token cannot be fetched', error)
  }
}

/**
 * Calls the backend from the browser (contract, conventions). Fetches the CSRF cookie before an
 * unsafe call.
 */
export async function callBackend(
  method: Method,
  path: string,
  { data, signal, upload }: CallParts = {},
): Promise<Answer> {
  try {
    if (!safeMethods.has(method) && Cookies.get(csrfCookie) === undefined) await fetchCsrfCookie(path)
    const answer = await client.request<unknown>({
      method,
      url: path,
      data,
      ...(signal && { signal }),
      headers: callHeaders(),
      ...(upload && {
        timeout: 0,
        signal: upload.signal,
        onUploadProgress: ({ progress = 0 }) => upload.onProgress(progress),
      }),
    })
    const result = {
      status: answer.status,
      data: answer.data,
      retryAfter: parseRetryAfter(answer.headers['retry-after']),
    }
    for (const listener of answerListeners) listener(path, result)
    return result
  } catch {
    return { status: 0, data: null, retryAfter: null }
  }
}
