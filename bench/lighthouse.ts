import lighthouse from 'lighthouse'

/** The evaluated categories and metrics. */
export interface LighthouseRun {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  cls: number
  lcp: number
  tbt: number
  /** Names of the audits that reduce the score. */
  failed: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Runs Lighthouse once, as a phone on a slow network, in the browser on a debugging port. */
async function runOnce(url: string, port: number): Promise<LighthouseRun> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`)
  const { lhr } = result
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const measure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
  const costly = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    cls: measure('cumulative-layout-shift'),
    lcp: measure('largest-contentful-paint'),
    tbt: measure('total-blocking-time'),
    failed: [...new Set(costly)].filter((id) => {
      const value = lhr.audits[id]?.score ?? null
      return value !== null && value < 0.9
    }),
  }
}

/** Runs Lighthouse several times. @returns the run with the median performance */
export async function runLighthouse(url: string, port: number, runs: number): Promise<LighthouseRun> {
  const results: LighthouseRun[] = []
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, port))
  const middle = results.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)]
  if (!middle) throw new Error('Lighthouse has not run.')
  return middle
}
