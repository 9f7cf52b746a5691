import { runLoad } from './load.mjs'

/** The servers take turns, so that other load of the machine affects both. */
const rounds = 5
const seconds = 3
/** Below, the server waited for the load generator. */
const minServerUse = 0.9
/** Above, the load generator measures itself. */
const maxGeneratorUse = 0.8

/**
 * Measures two servers in turn.
 * @returns the medians of both over all rounds, the median of their ratios, and true in `isValid`
 * if the site was busy and the load generator was not
 */
export async function measure({ name, site, reference, connections, cookieBytes, etag, minRatio }) {
  const run = ({ server, path }) => runLoad(server, { path, seconds, connections, cookieBytes, etag })
  // The first round only warms up.
  await run(site)
  await run(reference)
  const runs = []
  for (let round = 0; round < rounds; round += 1) runs.push({ site: await run(site), reference: await run(reference) })
  const medians = (side) => ({
    rate: median(runs.map((entry) => entry[side].rate)),
    median: median(runs.map((entry) => entry[side].median)),
    p99: median(runs.map((entry) => entry[side].p99)),
    serverUse: median(runs.map((entry) => entry[side].serverUse)),
    generatorUse: median(runs.map((entry) => entry[side].generatorUse)),
    failed: runs.reduce((sum, entry) => sum + entry[side].failed, 0),
  })
  const rows = [
    { server: site.name, ...medians('site') },
    { server: reference.name, ...medians('reference') },
  ]
  return {
    name,
    minRatio,
    rows,
    ratio: median(runs.map((entry) => entry.site.rate / entry.reference.rate)),
    isValid: rows.every(({ serverUse, generatorUse }) => serverUse >= minServerUse && generatorUse <= maxGeneratorUse),
  }
}

/** Prints the tables. @returns true if every ratio is sufficient and no request failed */
export function printReport(results) {
  for (const { name, rows, ratio, minRatio, isValid } of results) {
    console.log(`\n${name}`)
    console.table(
      Object.fromEntries(
        rows.map(({ server, rate, median: middle, p99, failed, serverUse, generatorUse }) => [
          server,
          {
            'requests/s': Math.round(rate),
            'median ms': middle,
            'p99 ms': p99,
            failed,
            'server’s use': serverUse.toFixed(2),
            'generator’s use': generatorUse.toFixed(2),
          },
        ]),
      ),
    )
    console.log(`ratio ${ratio.toFixed(2)}, at least ${minRatio}${isValid ? '' : '; invalid processor use'}`)
  }
  return results.every(
    ({ ratio, minRatio, rows, isValid }) => isValid && ratio >= minRatio && rows.every(({ failed }) => failed === 0),
  )
}

export function median(numbers) {
  const sortedNumbers = numbers.toSorted((a, b) => a - b)
  return sortedNumbers[Math.floor(sortedNumbers.length / 2)]
}
