import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Returns true if this process may install Debian packages. */
export function canInstallPackage() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/**
 * Installs Debian packages.
 * @returns true on success
 */
export async function installPackages(...names) {
  console.log(`Installing from Debian: ${names.join(', ')} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['update', '-q'], { env })) !== 0) return false
  return (await run('apt-get', ['install', '-qy', '--no-install-recommends', ...names], { env })) === 0
}
