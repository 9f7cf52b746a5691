import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canInstallPackage, installPackage } from './debian.mjs'
import { findOnPath, isExecutable } from './find-program.mjs'

const debianRoot = '/usr/lib/postgresql'

/**
 * The folder of PostgreSQL's programs: installed from Debian or on PATH, else installed now from Debian.
 * @throws Error that says what to do when there is none
 */
export async function findPostgres() {
  const found = findInstalled()
  if (found) return found
  if (canInstallPackage() && (await installPackage('postgresql'))) {
    const installed = findInstalled()
    if (installed) return installed
  }
  throw new Error('No PostgreSQL 15 or newer was found: install one, or name one by DATABASE_URL_TEST.')
}

function findInstalled() {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot).filter((name) => Number(name) >= 15) : []
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianRoot, version, 'bin'))
  const onPath = findOnPath('initdb')
  return [...folders, ...(onPath ? [dirname(onPath)] : [])].find((folder) =>
    isExecutable(join(folder, 'initdb')),
  )
}
