import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const valueSchema = z
  .object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional() })
  .transform(({ stringValue, intValue }) => stringValue ?? Number(intValue))
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, value])))
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: attributesSchema,
  status: z.object({ code: z.number().optional() }),
})
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

/** A received span (OTLP in JSON). */
export type CollectedSpan = z.infer<typeof spanSchema>

/** A collector that receives traces by OTLP over HTTP. */
export interface TraceCollector {
  /** Value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string
  spans: CollectedSpan[]
  /** The attributes of each program that sent spans. */
  resources: Record<string, unknown>[]
  /** All received text, so that tests can search it for personal data. */
  text(): string
  close(): Promise<void>
}

export async function openTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const resources: Record<string, unknown>[] = []
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
    if (request.url !== '/v1/traces') throw new Error(`Unexpected path of spans: ${request.url}`)
    texts.push(text)
    for (const { resource, scopeSpans } of exportSchema.parse(JSON.parse(text)).resourceSpans) {
      resources.push(resource.attributes)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    text: () => texts.join('\n'),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
