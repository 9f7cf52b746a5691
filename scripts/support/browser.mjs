import { canInstallPackage, installPackage } from './debian.mjs'
import { findOnPath, isExecutable } from './find-program.mjs'
import { bin } from './paths.mjs'
import { runOrExit } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a browser for the end-to-end tests: `CHROMIUM_PATH`, else an installed one, else Debian's package, else
 * Playwright's own download.
 * @returns its path; undefined for Playwright's own, which it finds itself
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isExecutable(named)) return named
    console.error(`CHROMIUM_PATH names no program: ${named}`)
    process.exit(1)
  }
  const installed = findInstalled()
  if (installed) return installed
  if (canInstallPackage() && (await installPackage('chromium'))) return findInstalled()
  await runOrExit(bin('playwright'), ['install', 'chromium'])
  return undefined
}

function findInstalled() {
  return names.map(findOnPath).find(Boolean)
}
