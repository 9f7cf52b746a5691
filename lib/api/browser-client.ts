import type { AxiosInstance } from 'axios'
import Cookies from 'js-cookie'
import { reportError } from '../report'
import { type BackendResponse, parseRetryAfter } from './result'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const csrfCookie = 'csrftoken'
const authBase = '/_allauth/browser/v1/'
const safeMethods = new Set(['GET', 'HEAD'])
/** Timeout for fetching the CSRF cookie. The actual call waits for it. */
const csrfTimeoutMs = 3000

let client: AxiosInstance | null = null

/**
 * Loads the client for calls from the browser. It sends the same-origin cookies, and the CSRF token
 * both as cookie and as header. Error statuses do not throw. Only the first call loads axios, so
 * that no page waits for this large package.
 */
async function loadClient(): Promise<AxiosInstance> {
  client ??= (await import('axios')).default.create({
    headers: { Accept: 'application/json' },
    timeout: 20_000,
    validateStatus: () => true,
    xsrfCookieName: csrfCookie,
    xsrfHeaderName: 'X-CSRFToken',
  })
  return client
}

type ResponseListener = (path: string, response: BackendResponse) => void
const responseListeners = new Set<ResponseListener>()
let boundAccountId: number | null = null

/**
 * Calls the listener for each response of the backend to any call. Returns a function that
 * unsubscribes.
 */
export function listenToResponses(listener: ResponseListener): () => void {
  responseListeners.add(listener)
  return () => responseListeners.delete(listener)
}

/**
 * Binds all further calls to an account. If another user is logged in, the backend rejects them
 * with 401. Null removes the binding.
 */
export function bindCallsToAccount(id: number | null): void {
  boundAccountId = id
}

/**
 * Maximum total size of pending `keepalive` calls, in bytes. Browsers allow 64 KiB (Fetch, §4.5).
 */
export const maxKeepaliveBytes = 60_000

/**
 * Calls the backend while the user leaves the page. The browser completes the request afterwards.
 * The response is ignored.
 */
export function callWithKeepalive(method: 'POST' | 'DELETE', path: string, data?: unknown): void {
  // Only the `fetch` adapter of axios supports `keepalive`.
  const keepalive = { adapter: 'fetch', fetchOptions: { keepalive: true } }
  const headers = createCallHeaders()
  loadClient()
    .then((axios) => axios.request({ method, url: path, data, headers, ...keepalive }))
    .catch(() => undefined)
}

function createCallHeaders() {
  return {
    'Accept-Language': getDocumentLocale(),
    ...(boundAccountId !== null && { 'X-Account': String(boundAccountId) }),
  }
}

/** Options of an upload, which has no timeout. */
export interface UploadOptions {
  signal: AbortSignal
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void
}

export interface CallOptions {
  data?: unknown
  signal?: AbortSignal
  upload?: UploadOptions
}

/** Returns the language of the page, without its region, for the language of responses. */
const getDocumentLocale = () => document.documentElement.lang.slice(0, 2)

/**
 * Fetches the CSRF cookie before a call. A failure is reported and ignored (spec §8), because the
 * actual call then fails and shows the error.
 */
async function fetchCsrfCookie(path: string): Promise<void> {
  // A backend may offer the authentication calls without the separate call for the cookie. Each of
  // them sets the cookie, too.
  const address = path.startsWith(authBase) ? `${authBase}config` : `/${getDocumentLocale()}/api/csrf/`
  try {
    const { status } = await (await loadClient()).get<unknown>(address, { timeout: csrfTimeoutMs })
    if (status >= 400) throw new Error(`Status ${status}`)
  } catch (error) {
    reportError('The CSRF token cannot be fetched', error)
  }
}

/**
 * Calls the backend from the browser (contract, conventions). Fetches the CSRF cookie first if an
 * unsafe call needs it.
 */
export async function callBackend(
  method: Method,
  path: string,
  { data, signal, upload }: CallOptions = {},
): Promise<BackendResponse> {
  try {
    if (!safeMethods.has(method) && Cookies.get(csrfCookie) === undefined) await fetchCsrfCookie(path)
    const response = await (await loadClient()).request<unknown>({
      method,
      url: path,
      data,
      ...(signal && { signal }),
      headers: createCallHeaders(),
      ...(upload && {
        timeout: 0,
        signal: upload.signal,
        onUploadProgress: ({ progress = 0 }) => upload.onProgress(progress),
      }),
    })
    const result = {
      status: response.status,
      data: response.data,
      retryAfter: parseRetryAfter(response.headers['retry-after']),
    }
    for (const listener of responseListeners) listener(path, result)
    return result
  } catch {
    return { status: 0, data: null, retryAfter: null }
  }
}
