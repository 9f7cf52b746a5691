import { fileURLToPath } from 'node:url'

/**
 * Root folder of the project: one above this file, in the source (`server/`) and in the bundle
 * (`dist/`).
 */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url))
