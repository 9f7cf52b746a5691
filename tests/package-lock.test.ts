import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
})

// `npm ci` rejects a lock file without them, and npm omits packages that its registry does not
// have.
it('lists the optional packages of every platform in package-lock.json', () => {
  const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`${path}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages),
    ),
  )
  expect(missing).toEqual([])
})
