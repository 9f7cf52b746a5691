import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { registerBackendMetrics } from '@/backend/operations/metrics/backend-metrics'
import { registerProcessMetrics } from '@/lib/node/metrics/process-metrics'
import { createProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { registerPurgeMetrics } from '@/server/cdn/cdn-purge'
import { createSiteMetrics } from '@/server/observation/site-metrics'

/** All metrics of a site with its backend, as they are registered; none is read. */
function allMetrics() {
  const { registry, requests } = createProgramMetrics(pino({ level: 'silent' }))
  const unread = () => Promise.reject(new Error('Nothing is read here.'))
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 }
  const rest = { replica: null, folder: '', clock: () => new Date(0), ready: unread }
  const db = undefined as unknown as Parameters<typeof registerBackendMetrics>[1]['db']
  registerBackendMetrics(registry, { db, pool, ...rest })
  const queue = { look: () => ({ waiting: 0, running: 0 }) }
  createSiteMetrics({ registry, requests, files: new Map(), cache: { bytes: 0 }, queue })
  registerPurgeMetrics(registry, () => 0)
  registerProcessMetrics(registry, '', { percentile: () => 0, max: 0, reset: () => undefined })
  return registry.metrics
}

const suffixes = { counter: [''], gauge: [''], histogram: ['_bucket', '_sum', '_count'] }

/** The series that expressions may name, with their labels. `up` is Prometheus' own. */
const series = new Map<string, readonly string[]>([
  ['up', []],
  ...allMetrics().flatMap(({ name, type, labels }) =>
    suffixes[type].map((suffix): [string, readonly string[]] => [
      name + suffix,
      suffix === '_bucket' ? [...labels, 'le'] : labels,
    ]),
  ),
])
/** What Prometheus adds to each series. */
const added = ['job', 'instance']
const keywords = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset'])

/** What an expression of PromQL asks for that is not there: metrics, or labels that none of its metrics has. */
function unknownIn(expression: string): string[] {
  const inBraces = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, matchers = '']) =>
    [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  )
  const grouping = /\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g
  const grouped = [...expression.matchAll(grouping)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  )
  const rest = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '').replaceAll(grouping, '')
  const names = [...rest.matchAll(/\b([a-z]\w*)\b(?!\s*\()/g)]
    .map(([, name = '']) => name)
    .filter((name) => !keywords.has(name))
  const known = new Set([...added, ...names.flatMap((name) => series.get(name) ?? [])])
  return [
    ...names.filter((name) => !series.has(name)),
    ...[...inBraces, ...grouped].filter((label) => !known.has(label)),
  ]
}

const read = (name: string) => readFileSync(`ops/monitoring/${name}`, 'utf8')
const dashboard = z
  .object({
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        targets: z.array(z.object({ refId: z.string(), expr: z.string() })).min(1),
      }),
    ),
  })
  .parse(JSON.parse(read('dashboard.json')))
const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            for: z.string(),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('alerts.yml')))
  .groups.flatMap((group) => group.rules)

describe('the check of expressions', () => {
  it.each([
    ['rate(buehnenhaus_http_requests[5m])', ['buehnenhaus_http_requests']],
    ['sum by (path) (buehnenhaus_http_requests_total)', ['path']],
    ['buehnenhaus_ready{part="disk"} == 0', ['part']],
    ['buehnenhaus_page_render_duration_seconds > 1', ['buehnenhaus_page_render_duration_seconds']],
  ])('notices what is wrong with %s', (expression, unknown) => {
    expect(unknownIn(expression)).toEqual(unknown)
  })

  it('lets pass what is right', () => {
    const expression =
      'topk(3, sum by (route, le) (rate(buehnenhaus_http_request_duration_seconds_bucket{method!="a", job="b"}[5m]))) > 1e9'
    expect(unknownIn(expression)).toEqual([])
  })
})

describe('the dashboard', () => {
  it.each(dashboard.panels.map(({ title, targets }) => [title, targets] as const))(
    'asks for metrics that are there: %s',
    (_title, targets) => {
      expect(targets.flatMap(({ expr }) => unknownIn(expr))).toEqual([])
    },
  )

  it('names each panel once', () => {
    for (const key of ['id', 'title'] as const) {
      expect(new Set(dashboard.panels.map((panel) => panel[key])).size).toBe(dashboard.panels.length)
    }
  })
})

describe('the alerts', () => {
  it.each(rules.map(({ alert, expr }) => [alert, expr]))(
    'ask for metrics that are there: %s',
    (_alert, expr) => {
      expect(unknownIn(expr)).toEqual([])
    },
  )

  it('are each tried by the rules’ own tests', () => {
    const tests = read('alerts.test.yml')
    expect(rules.filter(({ alert }) => !tests.includes(alert)).map(({ alert }) => alert)).toEqual([])
  })
})

it('every metric of our own is on the dashboard or in a rule', () => {
  const expressions = [...dashboard.panels.flatMap(({ targets }) => targets), ...rules]
    .map(({ expr }) => expr)
    .join()
  const unused = allMetrics().filter(({ name }) => !expressions.includes(name))
  expect(unused.map(({ name }) => name)).toEqual([])
})
