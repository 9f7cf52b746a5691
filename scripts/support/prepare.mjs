import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnvironment } from './environment.mjs'
import { installPackages } from './install.mjs'
import { checkNodeVersion } from './node-version.mjs'
import { root } from './paths.mjs'
import { runOrExit } from './run.mjs'

/** Checks Node, installs what is missing and reads `.env`. */
export async function prepare() {
  checkNodeVersion()
  await installPackages()
  loadEnvironment()
}

/** Builds what changed since the last build. */
export async function build() {
  await runOrExit(process.execPath, ['scripts/build.mjs'])
}

/**
 * Runs a built program inside this process: signals reach it directly and its exit code is this process's.
 * @param name the file below dist/
 */
export async function runBuilt(name) {
  await prepare()
  await build()
  await import(pathToFileURL(join(root, 'dist', name)).href)
}
