import type { Metric, Sample } from './metric'

/** Media type of `expose`. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

/** Formats metrics as Prometheus text 0.0.4. */
export function expose(metrics: readonly Metric[]): string {
  return metrics.map(exposeMetric).join('')
}

function exposeMetric(metric: Metric): string {
  const { name, help, type } = metric
  const head = `# HELP ${name} ${escapeText(help)}\n# TYPE ${name} ${type}\n`
  const lines = metric.samples().map((sample) => exposeSample(name, sample))
  return head + lines.join('')
}

function exposeSample(name: string, { suffix = '', labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeValue(text)}"`)
  const braces = pairs.length > 0 ? `{${pairs.join(',')}}` : ''
  return `${name}${suffix}${braces} ${formatNumber(value)}\n`
}

function formatNumber(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf'
  if (value === Number.NEGATIVE_INFINITY) return '-Inf'
  return String(value)
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}

function escapeValue(text: string): string {
  return escapeText(text).replaceAll('"', '\\"')
}
