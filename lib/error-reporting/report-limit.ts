const minuteMs = 60_000

interface ReportLimits {
  /** How many reports may go in a minute. */
  perMinute: number
  /** How many of them may be of the same error. */
  ofOne: number
  now?: () => number
}

/** Rate limit of error reports: whether an error may still be reported in this minute, counted in all and for each kind of error. */
export function createReportLimit({ perMinute, ofOne, now = Date.now }: ReportLimits) {
  let minute = Number.NaN
  let all = 0
  // Holds as many names at most as reports may go in a minute.
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

/** What makes two errors the same: their kind and the place where they began. */
export function nameOfError(error: Error): string {
  return `${error.name} ${error.stack?.split('\n').find((line) => /^\s+at |@/.test(line)) ?? error.message}`.slice(
    0,
    300,
  )
}
