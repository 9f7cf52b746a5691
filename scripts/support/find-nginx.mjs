import { canInstallPackage, installPackage } from './debian.mjs'
import { findOnPath, isExecutable } from './find-program.mjs'

/** Debian's folder, which is only in root's PATH. */
const debianPath = '/usr/sbin/nginx'

/** Finds nginx, or installs it from Debian. @returns its path or undefined */
export async function findNginx() {
  const installedPath = findInstalled()
  if (installedPath) return installedPath
  if (canInstallPackage() && (await installPackage('nginx'))) return findInstalled()
  return undefined
}

function findInstalled() {
  return findOnPath('nginx') ?? (isExecutable(debianPath) ? debianPath : undefined)
}
