import { fileURLToPath } from 'node:url'

/**
 * Root folder of the project. It is one level above this file, both in the source (`server/`) and
 * in the bundle (`dist/`).
 */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url))
