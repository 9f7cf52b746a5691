import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The path of an installed tool's command. */
export const bin = (name) => join(root, 'node_modules/.bin', name)
