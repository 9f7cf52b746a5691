import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '@/backend/platform/project-root'

/**
 * The folder of the demo's texts, templates and word lists; read at run time, from the bundle too.
 */
const folder = join(projectRoot, 'demo/content')

/**
 * Reads a file of the demo's content.
 * @param path below demo/content, without `.json`
 * @throws Error that names the file and what its schema does not allow
 */
export function readContent<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8')))
  if (!result.success) throw new Error(`demo/content/${path}.json: ${z.prettifyError(result.error)}`)
  return result.data
}

/**
 * Reads the files of a folder that its order.json names, in that order. @throws Error as
 * `readContent` does
 */
export function readOrdered<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema>[] {
  const names = readContent(`${path}/order`, z.array(z.string()))
  return names.map((name) => readContent(`${path}/${name}`, schema))
}
