import { fileURLToPath } from 'node:url'

/**
 * The project's root folder. This file lies one folder below it both as source (`backend/`) and in the bundle (`dist/`),
 * so migrations and demo pictures are found from either.
 */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
