import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Reads the project's `.env`, if there is one; variables that are already set win. */
export function loadEnvironment() {
  const path = join(root, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
}
