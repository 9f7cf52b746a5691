/** How many times as long the large site may take. */
const maxRatio = 2
/** What is that fast on the large site is good enough: the clock decides about its ratio. */
const alwaysGoodMs = 4
/** The first answers, while programs warm up, do not count. */
const warmUps = 5

/**
 * Asks two sites in turn, and prints how long 95 of 100 answers took at most.
 * @param rows each with a name, how the small and the large site are asked, how often, and whether its ratio counts
 * @param labels of the two sites
 * @returns whether the large one takes no more than twice as long
 */
export async function compareSites(rows, labels) {
  const table = []
  for (const { name, small, large, attempts, counts = true } of rows) {
    const times = await timeBoth({ small, large }, attempts)
    const ratio = Math.round((10 * times.large) / times.small) / 10
    const isGood = !counts || ratio <= maxRatio || times.large <= alwaysGoodMs
    const p95 = { [`p95 ${labels[0]}`]: times.small, [`p95 ${labels[1]}`]: times.large }
    table.push([name, { ...p95, ratio, '': isGood ? '' : '✗' }])
  }
  console.table(Object.fromEntries(table))
  return table.every(([, row]) => row[''] === '')
}

async function timeBoth(asks, attempts) {
  const times = { small: [], large: [] }
  for (let attempt = -Math.min(warmUps, attempts); attempt < attempts; attempt += 1) {
    for (const [name, ask] of Object.entries(asks)) {
      const began = performance.now()
      await ask()
      if (attempt >= 0) times[name].push(performance.now() - began)
    }
  }
  return { small: p95Of(times.small), large: p95Of(times.large) }
}

const p95Of = (times) =>
  Math.round(10 * times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]) / 10
