import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { runOrExit } from './run.mjs'

/**
 * Installs the packages of a folder when what is installed is not what its package-lock.json asks for.
 * @param folder below the project's root; the root without it
 */
export async function installPackages(folder = '.') {
  const cwd = join(root, folder)
  if (isInstalled(readLock(cwd, 'package-lock.json'), readLock(cwd, 'node_modules/.package-lock.json')))
    return
  console.log(folder === '.' ? 'Installing packages …' : `Installing packages of ${folder} …`)
  await runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd })
}

/**
 * Whether every package of the lock is installed in its version. npm notes in node_modules what it installed; packages
 * for other platforms are left out there.
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    const present = installed.packages[path]
    return present ? present.version === version : Boolean(optional ?? devOptional)
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
