import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '@/backend/platform/project-root'

/**
 * The folder of the demo's texts, templates and word lists. It is read at run time, also from the
 * bundle.
 */
const folder = join(projectRoot, 'demo/content')

/**
 * Reads a file of the demo's content.
 * @param path below demo/content, without `.json`
 * @throws Error with the file and the violations of its schema
 */
export function readContent<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8')))
  if (!result.success) throw new Error(`demo/content/${path}.json: ${z.prettifyError(result.error)}`)
  return result.data
}

/**
 * Reads the files of a folder in the order of its order.json.
 * @throws Error as `readContent` does
 */
export function readOrdered<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema>[] {
  const names = readContent(`${path}/order`, z.array(z.string()))
  return names.map((name) => readContent(`${path}/${name}`, schema))
}
