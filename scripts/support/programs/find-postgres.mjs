import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canInstallPackage, installPackages } from '../debian.mjs'
import { findOnPath, isExecutable } from './find-program.mjs'

const debianRoot = '/usr/lib/postgresql'

/**
 * Finds the folder with PostgreSQL's programs, in Debian's place or on PATH. Installs Debian's
 * package if there is none.
 * @throws Error with instructions if no PostgreSQL can be found or installed
 */
export async function findPostgres() {
  const existingFolder = findInstalled()
  if (existingFolder) return existingFolder
  if (canInstallPackage() && (await installPackages('postgresql'))) {
    const installedFolder = findInstalled()
    if (installedFolder) return installedFolder
  }
  throw new Error('No PostgreSQL 15 or newer was found. Install it, or set DATABASE_URL_TEST.')
}

function findInstalled() {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot).filter((name) => Number(name) >= 15) : []
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debianRoot, version, 'bin'))
  const onPath = findOnPath('initdb')
  return [...folders, ...(onPath ? [dirname(onPath)] : [])].find((folder) => isExecutable(join(folder, 'initdb')))
}
