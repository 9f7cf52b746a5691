import { join } from 'node:path'

/** Root folder of the project. */
export const root = join(import.meta.dirname, '../..')

/** Returns the path of an installed tool. */
export const bin = (name) => join(root, 'node_modules/.bin', name)
