import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Root folder of the project: the nearest one with a `package.json`. The bundle in `dist/` has
 * another depth than the source.
 */
export const projectRoot = findProjectRoot(fileURLToPath(new URL('.', import.meta.url)))

/** @throws Error if no folder above has a `package.json` */
function findProjectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No folder above the program has a package.json.')
  return findProjectRoot(parent)
}
