import { type Labels, type Metric, type MetricOptions, type Sample, toSeriesKey } from './metric'

/** A metric that counts values in buckets, for percentiles. */
export interface Histogram<Label extends string> extends Metric {
  observe(labels: Labels<Label>, value: number): void
}

interface Series<Label extends string> {
  labels: Labels<Label>
  /** Number of values by bucket. The last bucket has no upper bound. */
  counts: number[]
  sum: number
}

/**
 * Creates a histogram. `buckets` are ascending upper bounds. A last bucket without a bound is
 * added.
 */
export function createHistogram<Label extends string = never>({
  name,
  help,
  labels: names = [],
  buckets,
}: MetricOptions<Label> & { buckets: readonly number[] }): Histogram<Label> {
  const bounds = [...buckets, Number.POSITIVE_INFINITY]
  const series = new Map<string, Series<Label>>()

  function getSeries(labels: Labels<Label>): Series<Label> {
    const key = toSeriesKey(names, labels)
    const existingSeries = series.get(key)
    if (existingSeries) return existingSeries
    const newSeries = { labels, counts: bounds.map(() => 0), sum: 0 }
    series.set(key, newSeries)
    return newSeries
  }

  return {
    name,
    help,
    type: 'histogram',
    labels: names,
    observe(labels, value) {
      const labeledSeries = getSeries(labels)
      const bucket = bounds.findIndex((bound) => value <= bound)
      labeledSeries.counts[bucket] = (labeledSeries.counts[bucket] ?? 0) + 1
      labeledSeries.sum += value
    },
    samples: () => [...series.values()].flatMap((item) => toSamples(item, bounds)),
  }
}

/** Converts counts to samples, in which each bucket includes all smaller ones. */
function toSamples<Label extends string>({ labels, counts, sum }: Series<Label>, bounds: readonly number[]): Sample[] {
  let total = 0
  const buckets = bounds.map((bound, index) => {
    total += counts[index] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: formatBound(bound) }, value: total }
  })
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }]
}

function formatBound(bound: number): string {
  return bound === Number.POSITIVE_INFINITY ? '+Inf' : String(bound)
}
