import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { withTimeout } from '../with-timeout'
import type { Tracing } from './spans'

interface TracingOptions {
  /** Address of the collector (`OTEL_EXPORTER_OTLP_ENDPOINT`). */
  endpoint: string
  service: string
  release: string
}

const spanKinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT }
const stopTimeoutMs = 2000

/**
 * Records spans and sends them as JSON (OTLP over HTTP). OpenTelemetry's variables configure it.
 * Nothing is registered globally, because packages would record whole addresses.
 */
export function openTracing({ endpoint, service, release }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': release }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('buehnenhaus')
  const propagator = new W3CTraceContextPropagator()
  const storage = new AsyncLocalStorage<Context>()
  const getCurrentContext = () => storage.getStore() ?? ROOT_CONTEXT

  return {
    run(name, { kind, attributes = {}, traceparent }, work) {
      const parent =
        traceparent === undefined
          ? getCurrentContext()
          : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
      const spanKind = kind ? spanKinds[kind] : SpanKind.INTERNAL
      const span = tracer.startSpan(name, { kind: spanKind, attributes }, parent)
      return storage.run(trace.setSpan(parent, span), () => runWork(span, work))
    },
    bind(work) {
      const context = getCurrentContext()
      return () => storage.run(context, work)
    },
    getTraceparent() {
      const carrier: { traceparent?: string } = {}
      propagator.inject(getCurrentContext(), carrier, defaultTextMapSetter)
      return carrier.traceparent
    },
    getTraceId: () => trace.getSpanContext(getCurrentContext())?.traceId,
    async stop() {
      // An unreachable collector must not delay the end.
      await withTimeout(stopTimeoutMs, 'Sending the last spans', () => provider.shutdown()).catch(() => undefined)
    },
  }
}

/** Runs the work of a span. Records only the class of an error; messages may be personal. */
async function runWork<Result>(span: Span, work: Parameters<Tracing['run']>[2]): Promise<Result> {
  try {
    const activeSpan = {
      rename: (name: string) => void span.updateName(name),
      setAttributes: (attributes: Record<string, string | number>) => void span.setAttributes(attributes),
    }
    return (await work(activeSpan)) as Result
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
    throw error
  } finally {
    span.end()
  }
}
