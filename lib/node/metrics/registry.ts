import { withTimeout } from '../with-timeout'
import { type Counter, createCounter } from './counter'
import { expose } from './exposition'
import { createHistogram, type Histogram } from './histogram'
import type { Metric, MetricOptions, Sample } from './metric'

/** A metric whose value is not stored, but read whenever the metrics are requested. */
export interface ReadMetric extends MetricOptions<string> {
  /** Type of the metric. The default is gauge, a value that can increase and decrease. */
  type?: 'counter' | 'gauge'
}

/** Current value of a metric: a number, a sample for each series, or null if there is none. */
export type ReadValue = number | null | readonly Sample[]

type Read<Key extends string> = () => Promise<Record<Key, ReadValue>> | Record<Key, ReadValue>

/** All metrics of a process. */
export interface Registry {
  /** The registered metrics, without their values. */
  readonly metrics: readonly Pick<Metric, 'name' | 'type' | 'labels'>[]
  counter<Label extends string = never>(options: MetricOptions<Label>): Counter<Label>
  histogram<Label extends string = never>(
    options: MetricOptions<Label> & { buckets: readonly number[] },
  ): Histogram<Label>
  /**
   * Registers metrics that are read together whenever the metrics are requested. If a reader fails
   * or times out, the failure is counted, and only its metrics are omitted.
   * @param reader name of the reader in the metric that counts failures
   */
  read<Key extends string>(reader: string, metrics: Record<Key, ReadMetric>, read: Read<Key>): void
  /** Returns all current values in the text format of Prometheus. */
  expose(): Promise<string>
}

interface Reader {
  name: string
  metrics: Readonly<Record<string, ReadMetric>>
  read: Read<string>
}

interface RegistryOptions {
  /** Called when a reader fails. */
  onReadError: (reader: string, error: unknown) => void
  /** Timeout of a reader. It is shorter than the timeout of the scraper. */
  timeoutMs?: number
}

const namePattern = /^[a-z][a-z0-9_]*$/

/**
 * Creates an empty registry.
 * @throws Error from its methods if a name is invalid or used twice, which is a programming error
 */
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
      return [
        ...ownMetrics,
        ...readers.flatMap((reader) => Object.values(reader.metrics).map(describeMetric)),
      ]
    },
    counter: (options) => add(createCounter(options)),
    histogram: (options) => add(createHistogram(options)),
    read(name, metrics, read) {
      for (const metric of Object.values<ReadMetric>(metrics)) reserveName(metric.name)
      readers.push({ name, metrics, read })
    },
    async expose() {
      const current = await Promise.all(readers.map(readAll))
      return expose([...ownMetrics, ...current.flat()])
    },
  }
}

function describeMetric({
  name,
  type = 'gauge',
  labels = [],
}: ReadMetric): Pick<Metric, 'name' | 'type' | 'labels'> {
  return { name, type, labels }
}

function toMetric(metric: ReadMetric, samples: readonly Sample[]): Metric {
  return { ...describeMetric(metric), help: metric.help, samples: () => samples }
}

function toSamples(value: ReadValue): readonly Sample[] {
  if (value === null) return []
  return typeof value === 'number' ? [{ labels: {}, value }] : value
}
