const minuteMs = 60_000

interface ReportLimits {
  perMinute: number
  /** Maximum number of reports of the same error per minute. */
  sameErrorPerMinute: number
  now?: () => number
}

/**
 * Creates a rate limit for error reports. The returned function takes the key of an error and
 * returns true if the error may be reported now.
 */
export function createReportLimit({ perMinute, sameErrorPerMinute, now = Date.now }: ReportLimits) {
  let minute = Number.NaN
  let total = 0
  // The map has at most `perMinute` entries, because it is cleared every minute.
  const counts = new Map<string, number>()

  return (errorKey: string): boolean => {
    const currentMinute = Math.floor(now() / minuteMs)
    if (currentMinute !== minute) {
      minute = currentMinute
      total = 0
      counts.clear()
    }
    const count = counts.get(errorKey) ?? 0
    if (total >= perMinute || count >= sameErrorPerMinute) return false
    total += 1
    counts.set(errorKey, count + 1)
    return true
  }
}

/**
 * Returns the key by which errors are counted: the name of the error and the top frame of its
 * stack.
 */
export function toErrorKey(error: Error): string {
  const topFrame = error.stack?.split('\n').find((line) => /^\s+at |@/.test(line))
  return `${error.name} ${topFrame ?? error.message}`.slice(0, 300)
}
