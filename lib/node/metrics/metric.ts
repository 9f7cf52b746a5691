/** Definition of a metric. Names and labels are constants. */
export interface MetricOptions<Label extends string = never> {
  name: string
  /** Description for people. */
  help: string
  /** Labels. Each combination of values is a permanent series, so use few values. */
  labels?: readonly Label[]
}

export type Labels<Label extends string> = Readonly<Record<Label, string>>

export interface Sample {
  /** Suffix of the metric's name, such as `_sum`. */
  suffix?: string
  labels: Readonly<Record<string, string>>
  value: number
}

export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly labels: readonly string[]
  samples(): readonly Sample[]
}

/** Returns the key of a series within its metric. Lengths make the joined values unambiguous. */
export function toSeriesKey<Label extends string>(names: readonly Label[], labels: Labels<Label>): string {
  let key = ''
  for (const name of names) key += `${labels[name].length} ${labels[name]}`
  return key
}
