import { withTimeout } from '../with-timeout'
import { type Counter, createCounter } from './counter'
import { expose } from './exposition'
import { createHistogram, type Histogram } from './histogram'
import type { Metric, MetricOptions, Sample } from './metric'

/** A metric whose value is read at each request for the metrics. */
export interface ReadMetric extends MetricOptions<string> {
  /** Default: gauge. */
  type?: 'counter' | 'gauge'
}

/** A number, the samples of all series, or null if there is no value. */
export type ReadValue = number | null | readonly Sample[]

type Read<Key extends string> = () => Promise<Record<Key, ReadValue>> | Record<Key, ReadValue>

export interface Registry {
  /** Registered metrics without values. */
  readonly metrics: readonly Pick<Metric, 'name' | 'type' | 'labels'>[]
  addCounter<Label extends string = never>(options: MetricOptions<Label>): Counter<Label>
  addHistogram<Label extends string = never>(
    options: MetricOptions<Label> & { buckets: readonly number[] },
  ): Histogram<Label>
  /**
   * Adds metrics that are read together. If reading fails or times out, the failure is counted, and
   * only these metrics are omitted.
   * @param reader name in the metric of failures
   */
  addReader<Key extends string>(reader: string, metrics: Record<Key, ReadMetric>, read: Read<Key>): void
  /** Returns all values as Prometheus text. */
  expose(): Promise<string>
}

interface Reader {
  name: string
  metrics: Readonly<Record<string, ReadMetric>>
  read: Read<string>
}

interface RegistryOptions {
  onReadError: (reader: string, error: unknown) => void
  /** Shorter than the scraper's timeout. */
  timeoutMs?: number
}

const namePattern = /^[a-z][a-z0-9_]*$/

/** Creates an empty registry. Its methods throw for an invalid or repeated name. */
export function createRegistry({ onReadError, timeoutMs = 3000 }: RegistryOptions): Registry {
  const ownMetrics: Metric[] = []
  const readers: Reader[] = []
  const names = new Set<string>()

  function reserveName(name: string): void {
    if (!namePattern.test(name) || names.has(name))
      throw new Error(`"${name}" is not a valid name for a metric or is already used.`)
    names.add(name)
  }

  function add<Kind extends Metric>(metric: Kind): Kind {
    reserveName(metric.name)
    ownMetrics.push(metric)
    return metric
  }

  const failures = add(
    createCounter({
      name: 'buehnenhaus_metric_read_errors_total',
      help: 'Metric readings that failed or timed out.',
      labels: ['reader'],
    }),
  )

  async function readAll({ name, metrics, read }: Reader): Promise<Metric[]> {
    let values: Record<string, ReadValue>
    try {
      values = await withTimeout(timeoutMs, `Reading the metrics "${name}"`, async () => read())
    } catch (error) {
      failures.increase({ reader: name })
      onReadError(name, error)
      return []
    }
    return Object.entries(metrics).map(([key, metric]) => toMetric(metric, toSamples(values[key] ?? null)))
  }

  return {
    get metrics() {
      return [...ownMetrics, ...readers.flatMap((reader) => Object.values(reader.metrics).map(describeMetric))]
    },
    addCounter: (options) => add(createCounter(options)),
    addHistogram: (options) => add(createHistogram(options)),
    addReader(name, metrics, read) {
      for (const metric of Object.values<ReadMetric>(metrics)) reserveName(metric.name)
      readers.push({ name, metrics, read })
    },
    async expose() {
      const readMetrics = await Promise.all(readers.map(readAll))
      return expose([...ownMetrics, ...readMetrics.flat()])
    },
  }
}

function describeMetric({ name, type = 'gauge', labels = [] }: ReadMetric): Pick<Metric, 'name' | 'type' | 'labels'> {
  return { name, type, labels }
}

function toMetric(metric: ReadMetric, samples: readonly Sample[]): Metric {
  return { ...describeMetric(metric), help: metric.help, samples: () => samples }
}

function toSamples(value: ReadValue): readonly Sample[] {
  if (value === null) return []
  return typeof value === 'number' ? [{ labels: {}, value }] : value
}
