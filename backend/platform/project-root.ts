import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Root folder of the project, with migrations and demo pictures: the nearest ancestor with a
 * `package.json`. Its depth differs between the source (`backend/platform/`) and the bundle
 * (`dist/`).
 */
export const projectRoot = findProjectRoot(fileURLToPath(new URL('.', import.meta.url)))

/** @throws Error if neither the folder nor one above it has a `package.json` */
function findProjectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No folder above the program has a package.json.')
  return findProjectRoot(parent)
}
