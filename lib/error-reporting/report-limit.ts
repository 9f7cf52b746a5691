const minuteMs = 60_000

interface ReportLimits {
  /** How many reports may be sent per minute. */
  perMinute: number
  /** How many of them may be of the same error. */
  ofOne: number
  now?: () => number
}

/** Rate limit of error reports: whether an error may still be reported in this minute, counted in all and for each kind of error. */
export function createReportLimit({ perMinute, ofOne, now = Date.now }: ReportLimits) {
  let minute = Number.NaN
  let all = 0
  // Has at most as many entries as reports are allowed per minute.
  const counts = new Map<string, number>()

  return (name: string): boolean => {
    const current = Math.floor(now() / minuteMs)
    if (current !== minute) {
      minute = current
      all = 0
      counts.clear()
    }
    const count = counts.get(name) ?? 0
    if (all >= perMinute || count >= ofOne) return false
    all += 1
    counts.set(name, count + 1)
    return true
  }
}

/** Identifies equal errors: by their name and the top frame of the stack. */
export function nameOfError(error: Error): string {
  return `${error.name} ${error.stack?.split('\n').find((line) => /^\s+at |@/.test(line)) ?? error.message}`.slice(
    0,
    300,
  )
}
