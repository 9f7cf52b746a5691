import { chromium } from '@playwright/test'
import { findFreePort } from '@/tests/servers/free-port'
import { firstLoadBudget, forbiddenModules, weighFirstLoad, weighScripts } from './first-load'
import { type LighthouseRun, runLighthouse } from './lighthouse'

// Compares first loads and Lighthouse ratings with an empty Next app: `tsx bench/weigh.ts <site>
// <empty app>`.
const [site = '', empty = ''] = process.argv.slice(2)
/** The home page, and a content page with pictures. */
const paths = ['/de', '/de/ueber-uns']
/** The largest ratio of scripts to those of an empty Next app with next-intl. */
const maxRatio = 1.25
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const faults: string[] = []

const port = await findFreePort()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: [
    ...['--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
try {
  await weighPages()
  await ratePages()
} finally {
  await browser.close()
}
for (const fault of faults) console.error(`✗ ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0

async function weighPages(): Promise<void> {
  const plain = (await weighScripts(`${empty}/de`)).weight
  console.log('\nFirst load, in bytes')
  const rows: Record<string, object> = { 'scripts: empty app': plain }
  const totals: Record<string, object> = {}
  for (const path of paths) {
    const { code, total, fonts, picture, html, styles, scripts } = await weighFirstLoad(browser, site + path)
    const ratio = scripts.brotli / plain.brotli
    rows[`scripts: ${path}`] = { ...scripts, ratio: ratio.toFixed(3) }
    totals[path] = { html: html.brotli, styles: styles.brotli, scripts: scripts.brotli, fonts, picture, total }
    check(ratio <= maxRatio, `${path}: ${ratio.toFixed(2)} × the scripts of an empty app`)
    check(total <= firstLoadBudget, `${path}: ${total} bytes in the first load`)
    for (const [name, pattern] of Object.entries(forbiddenModules)) {
      check(!pattern.test(code), `${path}: ${name} is in the first load`)
    }
  }
  console.table(rows)
  console.table(totals)
}

async function ratePages(): Promise<void> {
  console.log(`\nLighthouse, as a phone, the median of ${runs} runs; the empty app is the reference for this machine`)
  const row = ({ failed: _failed, ...run }: LighthouseRun) => {
    return { ...run, cls: run.cls.toFixed(3), lcp: Math.round(run.lcp), tbt: Math.round(run.tbt) }
  }
  const rows: Record<string, object> = { 'empty app': row(await runLighthouse(`${empty}/de`, port, runs)) }
  for (const path of paths) {
    const run = await runLighthouse(site + path, port, runs)
    const { failed } = run
    rows[path] = row(run)
    check(run.performance >= 98, `${path}: performance ${run.performance} (${failed.join(', ')})`)
    for (const name of ['accessibility', 'best-practices', 'seo'] as const) {
      check(run[name] === 100, `${path}: ${name} ${run[name]} (${failed.join(', ')})`)
    }
    check(run.cls === 0, `${path}: layout shift of ${run.cls}`)
  }
  console.table(rows)
}

function check(isGood: boolean, fault: string): void {
  if (!isGood) faults.push(fault)
}
