import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const packageSchema = z.object({ name: z.string(), version: z.string() })

/** Number of digits of the build's hash that identify a build. */
const hashLength = 12

/**
 * Reads name and version of the program, for example `buehnenhaus@1.0.0`.
 * @param root the project's folder
 */
export function readVersion(root: string): string {
  const { name, version } = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  return `${name}@${version}`
}

/**
 * Reads the name of this build for reports and metrics: version and hash of the sources, for
 * example `buehnenhaus@1.0.0+1f3a…`, or `buehnenhaus@1.0.0+unbuilt` when it runs from the sources.
 * @param root the project's folder
 */
export function readRelease(root: string): string {
  const file = join(root, 'dist/build-hash')
  const hash = existsSync(file) ? readFileSync(file, 'utf8').slice(0, hashLength) : 'unbuilt'
  return `${readVersion(root)}+${hash}`
}
