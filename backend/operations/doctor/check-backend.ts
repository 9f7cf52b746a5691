import { toReason } from '@/backend/platform/to-reason'
import { backendTokenHeader } from '@/lib/contract/site/backend-token'
import { type Finding, good, problem, warning } from './finding'

const subject = 'BACKEND_URL'
const timeoutMs = 5000
const tokenAdvice = 'Set the same BACKEND_TOKEN for the site and its backend, or for neither.'

/** Checks that a separate backend answers the site. Its own settings are elsewhere. */
export async function checkBackend(url: string, token: string | undefined): Promise<Finding[]> {
  // As the site calls: a backend with a token rejects forwarding headers of others.
  const headers = { 'X-Forwarded-For': '127.0.0.1', ...(token && { [backendTokenHeader]: token }) }
  const callStatus = async (method: string, path: string) => {
    const { status, body } = await fetch(url + path, { method, headers, signal: AbortSignal.timeout(timeoutMs) })
    await body?.cancel()
    return status
  }
  try {
    const status = await callStatus('GET', '/api/health/live/')
    if (status === 403) return [problem(subject, `${url} rejects the calls of this site.`, tokenAdvice)]
    if (status >= 500) return [problem(subject, `${url} fails (${status}).`, 'See its log.')]
    if (token && (await callStatus('HEAD', '/internal/tags/')) === 403) {
      const text = `${url} has no BACKEND_TOKEN. All visitors share the limits of one client.`
      return [warning(subject, text, tokenAdvice)]
    }
    return [good(subject, `${url} responds (${status}). Run the doctor there to check its settings.`)]
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    return [problem(subject, `${url} does not respond (${toReason(cause)}).`, 'Start it, or correct the address.')]
  }
}
