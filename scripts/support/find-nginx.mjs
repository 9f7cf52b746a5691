import { canInstallPackage, installPackage } from './debian.mjs'
import { findOnPath, isExecutable } from './find-program.mjs'

/** Debian keeps it where only root's PATH leads. */
const debianPath = '/usr/sbin/nginx'

/** nginx: installed, else installed now from Debian; undefined when there is none to be had. */
export async function findNginx() {
  const found = findInstalled()
  if (found) return found
  if (canInstallPackage() && (await installPackage('nginx'))) return findInstalled()
  return undefined
}

function findInstalled() {
  return findOnPath('nginx') ?? (isExecutable(debianPath) ? debianPath : undefined)
}
