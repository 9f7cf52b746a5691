import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnvironment } from './environment.mjs'
import { installPackages } from './install.mjs'
import { requireNodeVersion } from './node-version.mjs'
import { root } from './paths.mjs'
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
 * Runs a built program in this process, which gives it the signals and takes its exit code.
 * @param name of the file in dist/
 */
export async function runBuilt(name) {
  await prepare()
  await build()
  await import(pathToFileURL(join(root, 'dist', name)).href)
}
