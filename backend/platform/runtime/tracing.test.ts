import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '@/backend/app'
import { cleanUp } from '@/backend/operations/scheduling/clean-up'
import { startSchedulingWorker } from '@/backend/operations/scheduling/worker'
import { createLog } from '@/lib/node/log'
import { isTracing, runInSpan, startTracing, traceId, traceparent } from '@/lib/node/tracing/tracing'
import { startTestBackend } from '@/tests/backend-app'
import { type CollectedSpan, openTraceCollector, type TraceCollector } from '@/tests/servers/trace-collector'
import { openTracedSite } from '@/tests/servers/traced-site'
import { AcceptedMails } from '../mail/accepted-mails'
import { deliverDue } from '../mail/deliver'
import { enqueueMail } from '../mail/outbox'

const kinds = { internal: 1, server: 2, client: 3 }
const program = { service: 'buehnenhaus', release: '1.2.3' }
const forged = '00-11111111111111111111111111111111-2222222222222222-01'

let collector: TraceCollector
let tracing: Awaited<ReturnType<typeof startTracing>>
// Before the database is opened, as programs do.
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
/** Does once what is looked at below, and sends its spans. */
function allDone(): Promise<void> {
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
  const never = new AbortController().signal
  await deliverDue(
    {
      ...services,
      transport: { isServer: false, send: async () => undefined, close: () => undefined },
      accepted: new AcceptedMails(),
      random: Math.random,
      pause: async () => undefined,
    },
    { stopping: never, aborting: never },
  )
  await tracing?.stop()
}
afterAll(() => collector.close())

const named = (name: string | RegExp) =>
  collector.spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)))
const parentOf = ({ parentSpanId }: CollectedSpan) =>
  collector.spans.find(({ spanId }) => spanId === parentSpanId)
/** The names from a span up to that with which its trace began. */
function pathOf(span: CollectedSpan): string[] {
  const parent = parentOf(span)
  return parent ? [...pathOf(parent), span.name] : [span.name]
}

describe('a page', () => {
  it('is one trace across site and backend, down to the statements', async () => {
    await allDone()
    const [page] = named('GET (content page)')
    expect(page).toMatchObject({
      kind: kinds.server,
      attributes: { 'http.route': '(content page)', 'http.response.status_code': 200 },
    })
    const ofPage = collector.spans.filter(({ traceId: id }) => id === page?.traceId)
    const [statement] = ofPage.filter(({ name }) => name === 'WITH')
    expect(statement && pathOf(statement)).toEqual([
      'GET (content page)',
      'render',
      'GET /de/pageeditor-api/…',
      expect.stringMatching(/^GET \/:locale\/pageeditor-api\/page\//),
      'WITH',
    ])
    expect(statement?.kind).toBe(kinds.client)
    expect(statement?.attributes['db.query.text']).toContain('locale = $2 AND path = $3')
    const calls = ofPage.filter(({ name }) => name.startsWith('GET /'))
    expect(calls.map(({ kind }) => kind).sort()).toEqual([kinds.server, kinds.client])
  })

  it('is told to its lines in the log of both programs', async () => {
    await allDone()
    const trace_id = named('GET (content page)')[0]?.traceId
    const told = lines.filter((line) => line.trace_id === trace_id)
    expect(told).toContainEqual(expect.objectContaining({ path: '/de/eva-muster', page: 'rendered' }))
    expect(told).toContainEqual(
      expect.objectContaining({ route: expect.stringMatching(/^\/:locale\/pageeditor-api/) }),
    )
  })
})

describe('a call', () => {
  it('belongs to the trace that the site began, whatever the client says', async () => {
    await allDone()
    const [call] = named('GET /:locale/api/persons')
    expect(call && pathOf(call)).toEqual([
      'GET (call)',
      'GET /de/api/…',
      expect.stringMatching(/^GET \/:locale\/api\/persons/),
    ])
    expect(collector.text()).not.toContain(forged.slice(3, 35))
  })
})

describe('work behind', () => {
  it('is a trace for each round of scheduled jobs and each cleaning up', async () => {
    await allDone()
    const [job] = named('end job ads')
    expect(job && pathOf(job)).toEqual(['scheduled jobs', 'end job ads'])
    expect(collector.spans.filter((span) => parentOf(span)?.name === 'end job ads')).not.toEqual([])
    expect(named('clean up subscriptions')).toHaveLength(1)
  })

  it('is a trace for each mail, with its number and template', async () => {
    await allDone()
    expect(named('mail')[0]?.attributes).toMatchObject({
      'buehnenhaus.mail.id': expect.any(Number),
      'buehnenhaus.mail.template': 'password-changed',
    })
  })
})

describe('what is sent', () => {
  it('has nothing personal: no query, no value, no address', async () => {
    await allDone()
    expect(collector.text()).not.toMatch(/eva|muster|example\.org|buehnenhaus\.test/i)
    expect(collector.spans.length).toBeGreaterThan(30)
  })

  it('names program and release', async () => {
    await allDone()
    expect(collector.resources[0]).toMatchObject({
      'service.name': 'buehnenhaus',
      'service.version': '1.2.3',
    })
  })
})

/** What a collector gets of one piece of work under these variables. */
async function collect(variables: Record<string, string>, work: () => Promise<unknown>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const own = await openTraceCollector()
  const started = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: own.url }, program)
  await work().catch(() => undefined)
  await started?.stop()
  await own.close()
  return own
}

describe('OpenTelemetry’s own variables', () => {
  it('sample', async () => {
    let sent: string | undefined
    const none = await collect({ OTEL_TRACES_SAMPLER: 'always_off' }, () =>
      runInSpan('work', {}, async () => {
        sent = traceparent()
      }),
    )
    expect(none.spans).toEqual([])
    // Says to the backend that it is not recorded.
    expect(sent).toMatch(/-00$/)
  })

  it('name the service', async () => {
    const { resources } = await collect({ OTEL_SERVICE_NAME: 'theater' }, () =>
      runInSpan('work', {}, async () => undefined),
    )
    expect(resources[0]).toMatchObject({ 'service.name': 'theater', 'service.version': '1.2.3' })
  })
})

it('an error is its class alone', async () => {
  const { spans, text } = await collect({}, () =>
    runInSpan('work', {}, async () => {
      throw new TypeError('eva@example.org is no number')
    }),
  )
  expect(spans[0]).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'TypeError' } })
  expect(text()).not.toContain('eva')
})

it('a collector that is away keeps nobody', async () => {
  const away = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, program)
  expect(await runInSpan('work', {}, async () => 1)).toBe(1)
  await away?.stop()
})

it('without a collector nothing is recorded', async () => {
  await allDone()
  expect(await startTracing({}, program)).toBeNull()
  expect(isTracing()).toBe(false)
  expect(await runInSpan('work', {}, async (span) => [span, traceId(), traceparent()])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
