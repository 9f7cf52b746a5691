/** The largest allowed ratio of the response times, large site to small site. */
const maxRatio = 2
/** Times below this always pass: the resolution of the clock dominates their ratio. */
const negligibleMs = 4
/** Number of first responses that are not measured. */
const warmUps = 5

/**
 * Sends requests to two sites in turn and prints the 95th percentiles of their response times.
 * @param rows with a name, a request function for each site, the number of attempts, and
 * `hasLimit`, false to ignore the ratio
 * @param labels of the two sites
 * @returns true if the large site takes at most twice as long in each row
 */
export async function compareSites(rows, labels) {
  const table = []
  for (const { name, small, large, attempts, hasLimit = true } of rows) {
    const times = await timeBoth({ small, large }, attempts)
    const ratio = Math.round((10 * times.large) / times.small) / 10
    const isGood = !hasLimit || ratio <= maxRatio || times.large <= negligibleMs
    const p95 = { [`p95 ${labels[0]}`]: times.small, [`p95 ${labels[1]}`]: times.large }
    table.push([name, { ...p95, ratio, '': isGood ? '' : '✗' }])
  }
  console.table(Object.fromEntries(table))
  return table.every(([, row]) => row[''] === '')
}

async function timeBoth(requests, attempts) {
  const times = { small: [], large: [] }
  for (let attempt = -Math.min(warmUps, attempts); attempt < attempts; attempt += 1) {
    for (const [name, send] of Object.entries(requests)) {
      const startMs = performance.now()
      await send()
      if (attempt >= 0) times[name].push(performance.now() - startMs)
    }
  }
  return { small: computeP95(times.small), large: computeP95(times.large) }
}

const computeP95 = (times) => Math.round(10 * times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]) / 10
