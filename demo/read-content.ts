import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '@/backend/platform/project-root'

/**
 * Folder with the texts, templates and word lists of the demo. The bundled programs read it at run
 * time, too.
 */
const folder = join(projectRoot, 'demo/content')

/**
 * Reads a file with content of the demo.
 * @param path path below demo/content, without `.json`
 * @throws Error with the file name and the problems that the schema reports
 */
export function readContent<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8')))
  if (!result.success) throw new Error(`demo/content/${path}.json: ${z.prettifyError(result.error)}`)
  return result.data
}

/**
 * Reads the files in a folder, in the order that its order.json lists.
 * @throws Error like `readContent`
 */
export function readOrdered<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema>[] {
  const names = readContent(`${path}/order`, z.array(z.string()))
  return names.map((name) => readContent(`${path}/${name}`, schema))
}
