import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const packageSchema = z.object({ name: z.string(), version: z.string() })

const hashLength = 12

/**
 * Returns name and version of the program, such as `buehnenhaus@1.0.0`.
 * @param root folder of the project
 */
export function readVersion(root: string): string {
  const { name, version } = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  return `${name}@${version}`
}

/**
 * Returns the name of this build: version and source hash, such as `buehnenhaus@1.0.0+1f3a…`, or
 * `+unbuilt`.
 * @param root folder of the project
 */
export function readRelease(root: string): string {
  const file = join(root, 'dist/build-hash')
  const hash = existsSync(file) ? readFileSync(file, 'utf8').slice(0, hashLength) : 'unbuilt'
  return `${readVersion(root)}+${hash}`
}
