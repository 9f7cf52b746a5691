/** Definition of a metric. Names and labels are constants and never come from a request. */
export interface MetricOptions<Label extends string = never> {
  name: string
  /** Description for people. */
  help: string
  /**
   * Each combination of label values is a separate series for the lifetime of the process, so there
   * must be few values.
   */
  labels?: readonly Label[]
}

export type Labels<Label extends string> = Readonly<Record<Label, string>>

/** A line of the exposition. */
export interface Sample {
  /** Suffix of the metric's name, for example `_sum`. */
  suffix?: string
  labels: Readonly<Record<string, string>>
  value: number
}

/** A metric with its current values. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly labels: readonly string[]
  samples(): readonly Sample[]
}

/** Returns the key of a series within its metric. */
export function seriesKey<Label extends string>(names: readonly Label[], labels: Labels<Label>): string {
  return JSON.stringify(names.map((name) => labels[name]))
}
