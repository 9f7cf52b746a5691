import { join } from 'node:path'
import { installPackages } from '../install.mjs'
import { isServerVersion } from '../node-version.mjs'
import { root } from '../paths.mjs'
import { isExecutable } from './find-program.mjs'

const folder = 'tests/node-24'

/**
 * Finds Node 24, the version in the container image. It is the running program, or the program in
 * an npm package that this function installs.
 * @returns its path, or undefined if the package does not exist for this platform
 */
export async function findNode24(version = process.versions.node) {
  if (isServerVersion(version)) return process.execPath
  await installPackages(folder)
  const { platform, arch } = process
  const path = join(root, folder, 'node_modules', `node-${platform}-${arch}`, 'bin/node')
  return isExecutable(path) ? path : undefined
}
