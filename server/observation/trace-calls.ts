import type { Transport } from '@/lib/api/transport'
import { isTracing, runInSpan, traceparent } from '@/lib/node/tracing/tracing'
import { getContractArea } from '../http/contract-paths'

/**
 * Lets each call of the backend be a span, whose id goes along in `traceparent`: so what an external backend records belongs to the same
 * trace. Its path is told as far as its area alone, `/de/api/…`; the backend knows its routes.
 * @returns the transport itself where nothing is recorded
 */
export function traceCalls(transport: Transport): Transport {
  if (!isTracing()) return transport
  return (request) => {
    const { method } = request
    const area = `${getContractArea(new URL(request.url).pathname)}/…`
    const attributes = { 'http.request.method': method, 'url.template': area }
    return runInSpan(`${method} ${area}`, { kind: 'client', attributes }, async (span) => {
      const present = traceparent()
      if (present) request.headers.set('traceparent', present)
      const answer = await transport(request)
      span?.set({ 'http.response.status_code': answer.status })
      return answer
    })
  }
}
