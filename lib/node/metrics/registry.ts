import { within } from '../within'
import { type Counter, createCounter } from './counter'
import { expose } from './exposition'
import { createHistogram, type Histogram } from './histogram'
import type { Metric, MetricOptions, Sample } from './metric'

/** A metric whose values are read when somebody asks, and kept nowhere. */
export interface ReadMetric extends MetricOptions<string> {
  /** Left out, a gauge: what may grow and fall. */
  type?: 'counter' | 'gauge'
}

/** What was read for a metric: one value, one for each of its series, or null where there is none at present. */
export type ReadValue = number | null | readonly Sample[]

type Read<Key extends string> = () => Promise<Record<Key, ReadValue>> | Record<Key, ReadValue>

/** All metrics of a process. */
export interface Registry {
  /** The metrics so far, without values. */
  readonly metrics: readonly Pick<Metric, 'name' | 'type' | 'labels'>[]
  counter<Label extends string = never>(options: MetricOptions<Label>): Counter<Label>
  histogram<Label extends string = never>(
    options: MetricOptions<Label> & { buckets: readonly number[] },
  ): Histogram<Label>
  /**
   * Adds metrics that are read together whenever they are asked for. A reading that fails or takes too long leaves them out and is
   * counted; the others are told all the same.
   * @param reader names the reading in the metric of failures
   */
  read<Key extends string>(reader: string, metrics: Record<Key, ReadMetric>, read: Read<Key>): void
  /** All present values in the text exposition format. */
  expose(): Promise<string>
}

interface Reader {
  name: string
  metrics: Readonly<Record<string, ReadMetric>>
  read: Read<string>
}

interface RegistryOptions {
  /** Called when a reading fails. */
  onReadError: (reader: string, error: unknown) => void
  /** How long a reading may take; less than those who ask wait. */
  timeoutMs?: number
}

const namePattern = /^[a-z][a-z0-9_]*$/

/** Makes an empty registry. A name can be given once; a wrong or second one throws, since it is a mistake of the program. */
export function createRegistry({ onReadError, timeoutMs = 3000 }: RegistryOptions): Registry {
  const counted: Metric[] = []
  const readers: Reader[] = []
  const names = new Set<string>()

  function claim(name: string): void {
    if (!namePattern.test(name) || names.has(name)) throw new Error(`No metric can be called "${name}".`)
    names.add(name)
  }

  function add<Kind extends Metric>(metric: Kind): Kind {
    claim(metric.name)
    counted.push(metric)
    return metric
  }

  const failures = add(
    createCounter({
      name: 'buehnenhaus_metric_read_errors_total',
      help: 'Readings of metrics that failed or took too long.',
      labels: ['reader'],
    }),
  )

  async function readAll({ name, metrics, read }: Reader): Promise<Metric[]> {
    let values: Record<string, ReadValue>
    try {
      values = await within(timeoutMs, `Reading the metrics "${name}"`, async () => read())
    } catch (error) {
      failures.increase({ reader: name })
      onReadError(name, error)
      return []
    }
    return Object.entries(metrics).map(([key, metric]) => toMetric(metric, samplesOf(values[key] ?? null)))
  }

  return {
    get metrics() {
      return [...counted, ...readers.flatMap((reader) => Object.values(reader.metrics).map(described))]
    },
    counter: (options) => add(createCounter(options)),
    histogram: (options) => add(createHistogram(options)),
    read(name, metrics, read) {
      for (const metric of Object.values<ReadMetric>(metrics)) claim(metric.name)
      readers.push({ name, metrics, read })
    },
    async expose() {
      const current = await Promise.all(readers.map(readAll))
      return expose([...counted, ...current.flat()])
    },
  }
}

function described({
  name,
  type = 'gauge',
  labels = [],
}: ReadMetric): Pick<Metric, 'name' | 'type' | 'labels'> {
  return { name, type, labels }
}

function toMetric(metric: ReadMetric, samples: readonly Sample[]): Metric {
  return { ...described(metric), help: metric.help, samples: () => samples }
}

function samplesOf(value: ReadValue): readonly Sample[] {
  if (value === null) return []
  return typeof value === 'number' ? [{ labels: {}, value }] : value
}
