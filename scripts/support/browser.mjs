import { canInstallPackage, installPackages } from './debian.mjs'
import { bin } from './paths.mjs'
import { findOnPath, isExecutable } from './programs/find-program.mjs'
import { runOrExit } from './run.mjs'

/** Debian's packages. Chromium without its windows needs a tenth less processor time. */
const packages = ['chromium-headless-shell', 'chromium']
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** As wide as Arial. Pages show such a font until theirs arrive. */
const font = 'fonts-liberation'

/**
 * Finds a browser for the end-to-end tests. Tries `CHROMIUM_PATH`, an installed browser, Debian's
 * packages and Playwright's download, in this order.
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
  if (canInstallPackage()) for (const name of packages) if (await installPackages(name, font)) return findInstalled()
  await runOrExit(bin('playwright'), ['install', '--only-shell', 'chromium'])
  return undefined
}

function findInstalled() {
  return names.map(findOnPath).find(Boolean)
}
