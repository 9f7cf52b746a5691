import { canInstallPackage, installPackages } from '../debian.mjs'
import { findOnPath } from './find-program.mjs'

/**
 * Finds an installed Firefox.
 * @returns its path or undefined
 */
export async function findFirefox() {
  return process.env.FIREFOX_PATH ?? ['firefox-esr', 'firefox'].map(findOnPath).find(Boolean)
}

/**
 * Finds the WebDriver of WebKitGTK and Xvfb. Installs Debian's packages if they are missing.
 * @returns the path of the driver or undefined
 */
export async function findWebkit() {
  if (!findOnPath('WebKitWebDriver') && canInstallPackage()) await installPackages('webkit2gtk-driver')
  if (!findOnPath('xvfb-run') && canInstallPackage()) await installPackages('xvfb')
  return findOnPath('xvfb-run') && findOnPath('WebKitWebDriver')
}
