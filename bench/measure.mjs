import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const load = fileURLToPath(new URL('load.mjs', import.meta.url))
/** The servers take turns, so that other load of the machine affects both. */
const rounds = 5
const seconds = 3

/**
 * Measures two servers in turn.
 * @returns the medians of both over all rounds, and the median of their ratios
 */
export async function measure({ name, site, reference, connections, cookieBytes, minRatio }) {
  const runLoad = async ({ url }) => {
    const { stdout } = await execute(process.execPath, [
      load,
      JSON.stringify({ url, seconds, connections, cookieBytes }),
    ])
    return JSON.parse(stdout)
  }
  // The first round only warms up.
  await runLoad(site)
  await runLoad(reference)
  const runs = []
  for (let round = 0; round < rounds; round += 1)
    runs.push({ site: await runLoad(site), reference: await runLoad(reference) })
  const medians = (side) => ({
    rate: median(runs.map((run) => run[side].rate)),
    median: median(runs.map((run) => run[side].median)),
    p99: median(runs.map((run) => run[side].p99)),
    failed: runs.reduce((sum, run) => sum + run[side].failed, 0),
  })
  return {
    name,
    minRatio,
    rows: [
      { server: site.name, ...medians('site') },
      { server: reference.name, ...medians('reference') },
    ],
    ratio: median(runs.map((run) => run.site.rate / run.reference.rate)),
  }
}

/** Prints the tables. @returns true if every ratio is sufficient and no request failed */
export function printReport(results) {
  for (const { name, rows, ratio, minRatio } of results) {
    console.log(`\n${name}`)
    console.table(
      Object.fromEntries(
        rows.map(({ server, rate, median: middle, p99, failed }) => [
          server,
          { 'requests/s': Math.round(rate), 'median ms': middle, 'p99 ms': p99, failed },
        ]),
      ),
    )
    console.log(`ratio ${ratio.toFixed(2)}, at least ${minRatio}`)
  }
  return results.every(
    ({ ratio, minRatio, rows }) => ratio >= minRatio && rows.every(({ failed }) => failed === 0),
  )
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
