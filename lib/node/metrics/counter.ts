import { type Labels, type Metric, type MetricOptions, toSeriesKey } from './metric'

/** A metric that only increases. */
export interface Counter<Label extends string> extends Metric {
  increase(labels: Labels<Label>): void
}

export function createCounter<Label extends string = never>({
  name,
  help,
  labels: names = [],
}: MetricOptions<Label>): Counter<Label> {
  const series = new Map<string, { labels: Labels<Label>; value: number }>()
  return {
    name,
    help,
    type: 'counter',
    labels: names,
    increase(labels) {
      const key = toSeriesKey(names, labels)
      const existingSeries = series.get(key)
      if (existingSeries) existingSeries.value += 1
      else series.set(key, { labels, value: 1 })
    },
    samples: () => [...series.values()],
  }
}
