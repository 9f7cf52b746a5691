import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { runQuietlyOrExit } from './run.mjs'

/**
 * Installs the packages of a folder, unless the installed ones match its package-lock.json.
 * @param folder folder below the project root; by default the root itself
 */
export async function installPackages(folder = '.') {
  const cwd = join(root, folder)
  if (isInstalled(readLock(cwd, 'package-lock.json'), readLock(cwd, 'node_modules/.package-lock.json'))) return
  console.log(folder === '.' ? 'Installing packages …' : `Installing packages of ${folder} …`)
  await runQuietlyOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd })
}

/**
 * Returns true if every package in the lock file is installed in the right version. npm records the
 * installed packages in node_modules. Packages for other platforms are not among them.
 */
export function isInstalled(lock, installedLock) {
  if (!installedLock) return false
  return Object.entries(lock.packages).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    const installedPackage = installedLock.packages[path]
    return installedPackage ? installedPackage.version === version : Boolean(optional ?? devOptional)
  })
}

function readLock(folder, path) {
  try {
    return JSON.parse(readFileSync(join(folder, path), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
