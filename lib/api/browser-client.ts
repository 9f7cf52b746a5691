import axios from 'axios'

/** What a call from the browser comes to; status 0 where no answer came. */
export interface BrowserAnswer {
  status: number
  data: unknown
  /** Seconds that the backend asks to wait (status 429); null where it does not. */
  retryAfter: number | null
}

const csrfCookie = 'csrftoken'
const safeMethods = new Set(['GET', 'HEAD'])

/** The browser's client: cookies of the own host, the CSRF header from its cookie, every status an answer. */
const client = axios.create({
  headers: { Accept: 'application/json' },
  timeout: 20_000,
  validateStatus: () => true,
  xsrfCookieName: csrfCookie,
  xsrfHeaderName: 'X-CSRFToken',
})

/** Calls the backend from the browser (contract, conventions); an unsafe call gets its CSRF cookie first. */
export async function callBackend(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { data, headers = {} }: { data?: unknown; headers?: Record<string, string> } = {},
): Promise<BrowserAnswer> {
  const language = document.documentElement.lang
  try {
    if (!safeMethods.has(method) && !document.cookie.includes(`${csrfCookie}=`)) {
      await client.get(`/${language}/api/csrf/`)
    }
    const answer = await client.request<unknown>({
      method,
      url: path,
      data,
      headers: { 'Accept-Language': language, ...headers },
    })
    const wait = Number(answer.headers['retry-after'])
    return { status: answer.status, data: answer.data, retryAfter: wait > 0 ? wait : null }
  } catch {
    return { status: 0, data: null, retryAfter: null }
  }
}
