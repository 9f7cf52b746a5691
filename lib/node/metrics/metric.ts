/**
 * Definition of a metric. Its name and labels are constants in the code; they never come from a
 * request.
 */
export interface MetricOptions<Label extends string = never> {
  name: string
  /** Description for people. */
  help: string
  /**
   * Names of the labels. Each combination of label values is a series that exists as long as the
   * process, so each label must have few values.
   */
  labels?: readonly Label[]
}

export type Labels<Label extends string> = Readonly<Record<Label, string>>

/** A line in the text format. */
export interface Sample {
  /** Suffix that is added to the name of the metric, for example `_sum`. */
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

/** Returns the key of a series, which is unique within its metric. */
export function seriesKey<Label extends string>(names: readonly Label[], labels: Labels<Label>): string {
  return JSON.stringify(names.map((name) => labels[name]))
}
