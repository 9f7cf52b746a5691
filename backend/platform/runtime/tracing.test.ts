import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '@/backend/app'
import { cleanUp } from '@/backend/operations/scheduling/clean-up'
import { startSchedulingWorker } from '@/backend/operations/scheduling/worker'
import { createLog } from '@/lib/node/log'
import { getTraceId, getTraceparent, isTracing, runInSpan, startTracing } from '@/lib/node/tracing/tracing'
import { startTestBackend } from '@/tests/backend-app'
import { deliverOnce } from '@/tests/servers/mail-delivery'
import { type CollectedSpan, openTraceCollector, type TraceCollector } from '@/tests/servers/trace-collector'
import { openTracedSite } from '@/tests/servers/traced-site'
import { enqueueMail } from '../mail/outbox'

const kinds = { internal: 1, server: 2, client: 3 }
const program = { service: 'buehnenhaus', release: '1.2.3' }
const forged = '00-11111111111111111111111111111111-2222222222222222-01'

let collector: TraceCollector
let tracing: Awaited<ReturnType<typeof startTracing>>
// Before the database opens, as in the programs.
beforeAll(async () => {
  collector = await openTraceCollector()
  tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, program)
})
const backend = startTestBackend()

const lines: Record<string, unknown>[] = []
const log = createLog(
  { LOG_LEVEL: 'info' },
  { destination: { write: (line: string) => void lines.push(JSON.parse(line)) } },
)

let done: Promise<void> | undefined
/** Runs each traced operation once and exports its spans. */
function waitForAll(): Promise<void> {
  done ??= doAll()
  return done
}

async function doAll(): Promise<void> {
  const { services } = backend
  const site = await openTracedSite(createApp({ ...services, log }).fetch, log)
  await site.visit('/de/eva-muster?email=eva@example.org', { traceparent: forged })
  await site.visit('/de/api/persons/?query=eva', { traceparent: forged })
  await site.close()
  await startSchedulingWorker({ ...services, log }).stop()
  await cleanUp(services)
  await enqueueMail(services.db, {
    to: 'eva@example.org',
    locale: 'en',
    template: 'password-changed',
    data: { name: 'Eva Muster' },
  })
  const transport = { isServer: false, send: async () => undefined, close: () => undefined }
  await deliverOnce({ ...services, transport })
  await tracing?.stop()
}
afterAll(() => collector.close())

const findSpans = (name: string | RegExp) =>
  collector.spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)))
const findParent = ({ parentSpanId }: CollectedSpan) => collector.spans.find(({ spanId }) => spanId === parentSpanId)
/** Span names from a span up to the root of its trace. */
function toPath(span: CollectedSpan): string[] {
  const parent = findParent(span)
  return parent ? [...toPath(parent), span.name] : [span.name]
}

describe('a page', () => {
  it('is one trace across site and backend, including SQL statements', async () => {
    await waitForAll()
    const [page] = findSpans('GET (content page)')
    expect(page).toMatchObject({
      kind: kinds.server,
      attributes: { 'http.route': '(content page)', 'http.response.status_code': 200 },
    })
    const pageSpans = collector.spans.filter(({ traceId: id }) => id === page?.traceId)
    const [statement] = pageSpans.filter(({ name }) => name === 'WITH')
    expect(statement && toPath(statement)).toEqual([
      'GET (content page)',
      'render',
      'GET /de/pageeditor-api/…',
      expect.stringMatching(/^GET \/:locale\/pageeditor-api\/page\//),
      'WITH',
    ])
    expect(statement?.kind).toBe(kinds.client)
    expect(statement?.attributes['db.query.text']).toContain('locale = $2 AND path = $3')
    const calls = pageSpans.filter(({ name }) => name.startsWith('GET /'))
    expect(calls.map(({ kind }) => kind).sort()).toEqual([kinds.server, kinds.client])
  })

  it('has its id in the logs of both programs', async () => {
    await waitForAll()
    const trace_id = findSpans('GET (content page)')[0]?.traceId
    const tracedLines = lines.filter((line) => line.trace_id === trace_id)
    expect(tracedLines).toContainEqual(expect.objectContaining({ path: '/de/eva-muster', page: 'rendered' }))
    expect(tracedLines).toContainEqual(
      expect.objectContaining({ route: expect.stringMatching(/^\/:locale\/pageeditor-api/) }),
    )
  })
})

describe('a call', () => {
  it('belongs to the trace of the site, not of the client', async () => {
    await waitForAll()
    const [call] = findSpans('GET /:locale/api/persons')
    expect(call && toPath(call)).toEqual([
      'GET (call)',
      'GET /de/api/…',
      expect.stringMatching(/^GET \/:locale\/api\/persons/),
    ])
    expect(collector.text()).not.toContain(forged.slice(3, 35))
  })
})

describe('background work', () => {
  it('has a trace per round of scheduled jobs and per clean-up', async () => {
    await waitForAll()
    const [job] = findSpans('end job ads')
    expect(job && toPath(job)).toEqual(['scheduled jobs', 'end job ads'])
    expect(collector.spans.filter((span) => findParent(span)?.name === 'end job ads')).not.toEqual([])
    expect(findSpans('clean up subscriptions')).toHaveLength(1)
  })

  it('has a trace per mail, with its number and template', async () => {
    await waitForAll()
    expect(findSpans('mail')[0]?.attributes).toMatchObject({
      'buehnenhaus.mail.id': expect.any(Number),
      'buehnenhaus.mail.template': 'password-changed',
    })
  })
})

describe('exported spans', () => {
  it('contain no query, value or address', async () => {
    await waitForAll()
    expect(collector.text()).not.toMatch(/eva|muster|example\.org|buehnenhaus\.test/i)
    expect(collector.spans.length).toBeGreaterThan(30)
  })

  it('name program and release', async () => {
    await waitForAll()
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'buehnenhaus', 'service.version': '1.2.3' })
  })
})

/** Spans of one task under these environment variables. */
async function collect(variables: Record<string, string>, work: () => Promise<unknown>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const ownCollector = await openTraceCollector()
  const tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: ownCollector.url }, program)
  await work().catch(() => undefined)
  await tracing?.stop()
  await ownCollector.close()
  return ownCollector
}

describe('standard OpenTelemetry variables', () => {
  it('configure sampling', async () => {
    let sent: string | undefined
    const noSpans = await collect({ OTEL_TRACES_SAMPLER: 'always_off' }, () =>
      runInSpan('work', {}, async () => {
        sent = getTraceparent()
      }),
    )
    expect(noSpans.spans).toEqual([])
    // Unsampled: the backend must not record it.
    expect(sent).toMatch(/-00$/)
  })

  it('set the service name', async () => {
    const { resources } = await collect({ OTEL_SERVICE_NAME: 'theater' }, () =>
      runInSpan('work', {}, async () => undefined),
    )
    expect(resources[0]).toMatchObject({ 'service.name': 'theater', 'service.version': '1.2.3' })
  })
})

it('exports only the class of an error', async () => {
  const { spans, text } = await collect({}, () =>
    runInSpan('work', {}, async () => {
      throw new TypeError('eva@example.org is no number')
    }),
  )
  expect(spans[0]).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'TypeError' } })
  expect(text()).not.toContain('eva')
})

it('does not wait for an unreachable collector', async () => {
  const tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, program)
  expect(await runInSpan('work', {}, async () => 1)).toBe(1)
  await tracing?.stop()
})

it('records nothing without a collector', async () => {
  await waitForAll()
  expect(await startTracing({}, program)).toBeNull()
  expect(isTracing()).toBe(false)
  expect(await runInSpan('work', {}, async (span) => [span, getTraceId(), getTraceparent()])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
