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

/** Registers all metrics of a site and its backend without collecting them. */
function registerMetrics() {
  const { registry, requests } = createProgramMetrics(pino({ level: 'silent' }))
  const rejectCollection = () => Promise.reject(new Error('No metric is collected here.'))
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 }
  const options = { replica: null, dataDir: '', clock: () => new Date(0), checkReadiness: rejectCollection }
  const db = undefined as unknown as Parameters<typeof registerBackendMetrics>[1]['db']
  registerBackendMetrics(registry, { db, pool, ...options })
  const queue = { getCounts: () => ({ waiting: 0, running: 0 }) }
  createSiteMetrics({ registry, requests, files: new Map(), cache: { bytes: 0 }, queue })
  registerPurgeMetrics(registry, () => 0)
  registerProcessMetrics(registry, '', { percentile: () => 0, max: 0, reset: () => undefined })
  return registry.metrics
}

const suffixes = { counter: [''], gauge: [''], histogram: ['_bucket', '_sum', '_count'] }

/** The labels of each series that expressions may use. Prometheus adds `up`. */
const series = new Map<string, readonly string[]>([
  ['up', []],
  ...registerMetrics().flatMap(({ name, type, labels }) =>
    suffixes[type].map((suffix): [string, readonly string[]] => [
      name + suffix,
      suffix === '_bucket' ? [...labels, 'le'] : labels,
    ]),
  ),
])
/** Labels that Prometheus adds to each series. */
const addedLabels = ['job', 'instance']
const keywords = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset'])

/** Finds unknown metrics in a PromQL expression, and labels that none of its metrics has. */
function findUnknown(expression: string): string[] {
  const matchedLabels = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, matchers = '']) =>
    [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  )
  const grouping = /\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g
  const groupedLabels = [...expression.matchAll(grouping)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  )
  const withoutLabels = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '').replaceAll(grouping, '')
  const names = [...withoutLabels.matchAll(/\b([a-z]\w*)\b(?!\s*\()/g)]
    .map(([, name = '']) => name)
    .filter((name) => !keywords.has(name))
  const labels = new Set([...addedLabels, ...names.flatMap((name) => series.get(name) ?? [])])
  return [
    ...names.filter((name) => !series.has(name)),
    ...[...matchedLabels, ...groupedLabels].filter((label) => !labels.has(label)),
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
  ])('reports the unknown names in %s', (expression, unknown) => {
    expect(findUnknown(expression)).toEqual(unknown)
  })

  it('accepts a valid expression', () => {
    const expression =
      'topk(3, sum by (route, le) (rate(buehnenhaus_http_request_duration_seconds_bucket{method!="a", job="b"}[5m]))) > 1e9'
    expect(findUnknown(expression)).toEqual([])
  })
})

describe('the dashboard', () => {
  it.each(dashboard.panels.map(({ title, targets }) => [title, targets] as const))(
    'uses existing metrics: %s',
    (_title, targets) => {
      expect(targets.flatMap(({ expr }) => findUnknown(expr))).toEqual([])
    },
  )

  it('names each panel once', () => {
    for (const key of ['id', 'title'] as const) {
      expect(new Set(dashboard.panels.map((panel) => panel[key])).size).toBe(dashboard.panels.length)
    }
  })
})

describe('the alerts', () => {
  it.each(rules.map(({ alert, expr }) => [alert, expr]))('use existing metrics: %s', (_alert, expr) => {
    expect(findUnknown(expr)).toEqual([])
  })

  it('are all covered by alerts.test.yml', () => {
    const tests = read('alerts.test.yml')
    expect(rules.filter(({ alert }) => !tests.includes(alert)).map(({ alert }) => alert)).toEqual([])
  })
})

it('uses every metric in the dashboard or a rule', () => {
  const expressions = [...dashboard.panels.flatMap(({ targets }) => targets), ...rules].map(({ expr }) => expr).join()
  const unused = registerMetrics().filter(({ name }) => !expressions.includes(name))
  expect(unused.map(({ name }) => name)).toEqual([])
})
