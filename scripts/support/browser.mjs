import { canInstallPackage, installPackages } from './debian.mjs'
import { findOnPath, isExecutable } from './find-program.mjs'
import { bin } from './paths.mjs'
import { runOrExit } from './run.mjs'

/** Debian's browser, and a font as wide as Arial. Pages show such a font until theirs arrive. */
const packages = ['chromium', 'fonts-liberation']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a browser for the end-to-end tests. Tries `CHROMIUM_PATH`, an installed browser, Debian's
 * package and Playwright's download, in this order.
 * @returns its path; undefined after Playwright's download, which Playwright finds itself
 */
export async function ensureBrowser() {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) {
    if (isExecutable(configuredPath)) return configuredPath
    console.error(`CHROMIUM_PATH is not an executable file: ${configuredPath}`)
    process.exit(1)
  }
  const installedPath = findInstalled()
  if (installedPath) return installedPath
  if (canInstallPackage() && (await installPackages(...packages))) return findInstalled()
  await runOrExit(bin('playwright'), ['install', 'chromium'])
  return undefined
}

function findInstalled() {
  return names.map(findOnPath).find(Boolean)
}
