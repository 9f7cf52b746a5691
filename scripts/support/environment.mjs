import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * Loads the `.env` file of the project if it exists. Variables that are already set keep their
 * values.
 */
export function loadEnvironment() {
  const path = join(root, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
}
