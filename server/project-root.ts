import { fileURLToPath } from 'node:url'

/** The project's root folder: one above this file, both as source (`server/`) and in the bundle (`dist/`). */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url))
