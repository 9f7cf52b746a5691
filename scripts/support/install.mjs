import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { runOrExit } from './run.mjs'

/** Installs the packages when what is installed is not what package-lock.json asks for. */
export async function installPackages() {
  if (isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) return
  console.log('Installing packages …')
  await runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
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

function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
