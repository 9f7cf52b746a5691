import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { showHelp } from '../../lib/node/command-line.mjs'
import { usages } from '../../lib/node/command-usages.mjs'
import { hasBuild, isUpToDate } from './build-hash.mjs'
import { loadEnvironment } from './environment.mjs'
import { installPackages } from './install.mjs'
import { requireNodeVersion } from './node-version.mjs'
import { root } from './paths.mjs'
import { checkReleaseFolder } from './releases.mjs'
import { runOrExit } from './run.mjs'

/** Checks the version of Node, installs missing packages and loads `.env`. */
export async function prepare() {
  requireNodeVersion()
  await installPackages()
  loadEnvironment()
}

/** Builds the project unless its build is up to date. */
export async function build() {
  await runOrExit(process.execPath, ['scripts/build.mjs'])
}

/**
 * Prepares and builds the project. A release that has a build stays as it is, because a server may
 * run from its folder.
 */
export async function prepareBuild() {
  if (checkReleaseFolder(root) !== null || !hasBuild(root)) {
    await prepare()
    return await build()
  }
  requireNodeVersion()
  loadEnvironment()
  if (!isUpToDate(root)) console.warn('The build of this release is older than its sources, its packages or Node.')
}

/**
 * Runs a built program in this process, so that the program gets the signals and sets the exit
 * code. Its help works without a build.
 * @param name name of the command, and of its file in dist/
 */
export async function runBuilt(name) {
  showHelp(usages[name])
  await prepareBuild()
  await import(pathToFileURL(join(root, 'dist', `${name}.js`)).href)
}
