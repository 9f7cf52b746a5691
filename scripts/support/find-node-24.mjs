import { join } from 'node:path'
import { isExecutable } from './find-program.mjs'
import { installPackages } from './install.mjs'
import { isServerVersion } from './node-version.mjs'
import { root } from './paths.mjs'

const folder = 'tests/node-24'

/**
 * Finds Node 24, the version of the image: the running program, or else the program of a package
 * that this function installs.
 * @returns the path of the program, or undefined on a platform without a package
 */
export async function findNode24(version = process.versions.node) {
  if (isServerVersion(version)) return process.execPath
  await installPackages(folder)
  const { platform, arch } = process
  const path = join(root, folder, 'node_modules', `node-${platform}-${arch}`, 'bin/node')
  return isExecutable(path) ? path : undefined
}
