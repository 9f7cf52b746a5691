import type { Transport } from '@/lib/api/transport'
import { getTraceparent, isTracing, runInSpan } from '@/lib/node/tracing/tracing'
import { getContractArea } from '../http/contract-paths'

/**
 * Creates a transport that records a span for each backend call and sends its id in `traceparent`.
 * The span has only the first part of the path, because the backend records routes. Without
 * tracing, returns the transport unchanged.
 */
export function createTracedTransport(transport: Transport): Transport {
  if (!isTracing()) return transport
  return (request) => {
    const { method } = request
    const area = `${getContractArea(new URL(request.url).pathname)}/…`
    const attributes = { 'http.request.method': method, 'url.template': area }
    return runInSpan(`${method} ${area}`, { kind: 'client', attributes }, async (span) => {
      const parent = getTraceparent()
      if (parent) request.headers.set('traceparent', parent)
      const response = await transport(request)
      span?.setAttributes({ 'http.response.status_code': response.status })
      return response
    })
  }
}
