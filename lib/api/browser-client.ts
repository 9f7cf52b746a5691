import axios from 'axios'
import Cookies from 'js-cookie'
import { reportError } from '../report'
import { type Answer, retryAfterOf } from './result'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const csrfCookie = 'csrftoken'
const authBase = '/_allauth/browser/v1/'
const safeMethods = new Set(['GET', 'HEAD'])

/** The browser's client: cookies of the own host, the CSRF header from its cookie, every status an answer. */
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

/** Calls the listener for each response of the backend, to any call; the returned function unsubscribes. */
export function listenToAnswers(listener: AnswerListener): () => void {
  answerListeners.add(listener)
  return () => answerListeners.delete(listener)
}

/** From now on calls are made for this account alone: under any other login they are refused with 401 (null for any). */
export function callFor(id: number | null): void {
  account = id
}

/** How many bytes the calls with `keepalive` may have together: browsers take 64 KiB at once (Fetch, §4.5). */
export const maxKeepaliveBytes = 60_000

/** Calls the backend while the page is being left: the browser sends the request even after that, and no answer is awaited. */
export function callWithKeepalive(method: 'POST' | 'DELETE', path: string, data?: unknown): void {
  // Of axios' adapters only this one supports `keepalive`.
  const keepalive = { adapter: 'fetch', fetchOptions: { keepalive: true } }
  client.request({ method, url: path, data, headers: callHeaders(), ...keepalive }).catch(() => undefined)
}

function callHeaders() {
  return {
    'Accept-Language': documentLocale(),
    ...(account !== null && { 'X-Account': String(account) }),
  }
}

/** What an upload needs beside its form: it takes as long as it takes, tells how far it is, and can be ended. */
export interface UploadParts {
  signal: AbortSignal
  /** Called with the part of 1 that is sent. */
  onProgress: (part: number) => void
}

export interface CallParts {
  data?: unknown
  /** Ends a call whose answer is no longer wanted. */
  signal?: AbortSignal
  upload?: UploadParts
}

/** The language of the page, which the answers are in: its tag without the region. */
const documentLocale = () => document.documentElement.lang.slice(0, 2)

/** Asks for the CSRF cookie before a call; a failure is reported and ignored (spec §8): the call itself says what is wrong. */
async function fetchCsrfCookie(path: string): Promise<void> {
  // Whoever has the authentication calls leaves the cookie with each; not every such backend has the other call.
  const address = path.startsWith(authBase) ? `${authBase}config` : `/${documentLocale()}/api/csrf/`
  try {
    const { status } = await client.get<unknown>(address)
    if (status >= 400) throw new Error(`Status ${status}`)
  } catch (error) {
    reportError('The CSRF token cannot be fetched', error)
  }
}

/** Calls the backend from the browser (contract, conventions); an unsafe call gets its CSRF cookie first. */
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
      retryAfter: retryAfterOf(answer.headers['retry-after']),
    }
    for (const listener of answerListeners) listener(path, result)
    return result
  } catch {
    return { status: 0, data: null, retryAfter: null }
  }
}
