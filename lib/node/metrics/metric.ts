/** A metric as it is made: its name and labels are chosen here, once, and never come from a request. */
export interface MetricOptions<Label extends string = never> {
  name: string
  /** A sentence for those who look for a metric. */
  help: string
  /** Each combination of values is a series of its own, kept as long as the process runs: the values must be few. */
  labels?: readonly Label[]
}

export type Labels<Label extends string> = Readonly<Record<Label, string>>

/** One line of the exposition. */
export interface Sample {
  /** What follows the metric's name: `_sum` for example. */
  suffix?: string
  labels: Readonly<Record<string, string>>
  value: number
}

/** A metric as it is written out. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly labels: readonly string[]
  samples(): readonly Sample[]
}

/** Names a series among those of its metric. */
export function seriesKey<Label extends string>(names: readonly Label[], labels: Labels<Label>): string {
  return JSON.stringify(names.map((name) => labels[name]))
}
