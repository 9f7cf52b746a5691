import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '@/backend/platform/project-root'

/**
 * Folder with the texts, templates and word lists of the demo. The bundled programs read it at run
 * time, too.
 */
const folder = join(projectRoot, 'demo/content')

/** Lines of words, which are separated by spaces. */
export const wordsSchema = z.array(z.string()).transform((lines) => lines.flatMap((line) => line.split(' ')))

/**
 * Reads a JSON file with content of the demo.
 * @param path path below demo/content, without `.json`
 * @throws Error with the file name and the problems that the schema reports
 */
export function readContent<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return validate(`${path}.json`, schema, JSON.parse)
}

/**
 * Reads a CSV file with content of the demo: a header, then a record per line. Cells are separated
 * by semicolons and have no quotation marks.
 * @param path path below demo/content, without `.csv`
 * @throws Error like `readContent`
 */
export function readTable<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema>[] {
  return validate(`${path}.csv`, z.array(schema), (text) => {
    const [header = [], ...rows] = text
      .trim()
      .split('\n')
      .map((line) => line.split(';'))
    return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index]])))
  })
}

function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  parse: (text: string) => unknown,
): z.output<Schema> {
  const result = schema.safeParse(parse(readFileSync(join(folder, file), 'utf8')))
  if (!result.success) throw new Error(`demo/content/${file}: ${z.prettifyError(result.error)}`)
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
