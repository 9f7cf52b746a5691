import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the project. */
export const root = join(fileURLToPath(import.meta.url), '../../..')

/** Returns the path of an installed tool. */
export const bin = (name) => join(root, 'node_modules/.bin', name)
