const minuteMs = 60_000

interface ReportLimits {
  /** Maximum number of reports per minute. */
  perMinute: number
  /** Maximum number of reports of the same error per minute. */
  ofOne: number
  now?: () => number
}

/**
 * Creates a rate limit for error reports. The returned function counts an error and returns true if
 * it may be reported.
 */
export function createReportLimit({ perMinute, ofOne, now = Date.now }: ReportLimits) {
  let minute = Number.NaN
  let all = 0
  // Limited by the number of reports per minute.
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

/** Returns a key for equal errors: name and top stack frame. */
export function toErrorKey(error: Error): string {
  return `${error.name} ${error.stack?.split('\n').find((line) => /^\s+at |@/.test(line)) ?? error.message}`.slice(
    0,
    300,
  )
}
