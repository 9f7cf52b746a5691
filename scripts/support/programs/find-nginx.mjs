import { canInstallPackage, installPackages } from '../debian.mjs'
import { findOnPath, isExecutable } from './find-program.mjs'

/** Path of Debian's nginx. Only root has its folder in PATH. */
const debianPath = '/usr/sbin/nginx'

/**
 * Finds nginx. Installs Debian's package if there is none.
 * @returns its path or undefined
 */
export async function findNginx() {
  const installedPath = findInstalled()
  if (installedPath) return installedPath
  if (canInstallPackage() && (await installPackages('nginx'))) return findInstalled()
  return undefined
}

function findInstalled() {
  return findOnPath('nginx') ?? (isExecutable(debianPath) ? debianPath : undefined)
}
