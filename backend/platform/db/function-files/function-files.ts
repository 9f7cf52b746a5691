import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { projectRoot } from '../../project-root'
import { findFunctionRecords } from '../migration-history'

type Client = Pick<pg.ClientBase, 'query'>

/** The folder of the functions and triggers, one file per noun; they are read at run time. */
export const functionsFolder = join(projectRoot, 'backend/platform/db/functions')

/** The line between the functions and the triggers of a file. */
const triggerHeading = '\n-- Triggers\n'

interface FunctionFile {
  name: string
  hash: string
  functions: string
  triggers: string
}

/** The functions and triggers of a program. */
interface FunctionSet {
  /** Grows with each change of a file, so that an older program recognizes a newer one. */
  version: number
  files: FunctionFile[]
}

/** The files that a database lacks, and all files of the program. */
export interface FunctionChanges {
  set: FunctionSet
  changed: FunctionFile[]
}

/** Reads the files of a folder; the version is the number of entries in `history.json`. */
async function readFunctionSet(folder: string): Promise<FunctionSet> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const files = names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8')
    const [functions = '', triggers = ''] = `\n${text}`.split(triggerHeading)
    return { name, hash: hashOf(text), functions, triggers }
  })
  const history = z.array(z.string()).parse(JSON.parse(await readFile(join(folder, 'history.json'), 'utf8')))
  return { version: history.length, files: await Promise.all(files) }
}

/** The hash of all files of a folder, which is to be the last entry of its `history.json`. */
export async function hashFunctionFiles(folder: string): Promise<string> {
  const { files } = await readFunctionSet(folder)
  return hashOf(files.map(({ name, hash }) => `${name}\n${hash}\n`).join(''))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Compares the files of a folder with the records of the database, and changes nothing.
 * @param isAnyDropped whether migrations of this start drop functions or triggers, which may be of
 * any file: all files count as changed
 * @returns null if the database has these files, or those of a newer program: an older program
 * may restart during a rolling upgrade and must not replace them
 */
export async function findFunctionChanges(
  client: Client,
  folder: string,
  isAnyDropped = false,
): Promise<FunctionChanges | null> {
  const set = await readFunctionSet(folder)
  const records = await readRecords(client)
  const version = Math.max(0, ...records.map((record) => record.version))
  if (version > set.version) return null
  const hashes = new Map(records.map(({ name, hash }) => [name, hash]))
  const changed = set.files.filter(({ name, hash }) => isAnyDropped || hashes.get(name) !== hash)
  return changed.length > 0 || version < set.version ? { set, changed } : null
}

async function readRecords(client: Client): Promise<{ name: string; hash: string; version: number }[]> {
  const table = await findFunctionRecords(client)
  if (table === null) return []
  const { rows } = await client.query<{ name: string; hash: string; version: number }>(
    `SELECT name, hash, version FROM ${table}`,
  )
  return rows
}

/**
 * Replaces functions and triggers and records the files, within the transaction of the
 * migrations. All functions come first, since a trigger may call a function of another file.
 * @param table the records of the files
 * @throws Error that names the file
 */
export async function applyFunctionChanges(
  client: Client,
  table: string,
  { set, changed }: FunctionChanges,
): Promise<void> {
  // Functions may name each other, and tables, in any order.
  await client.query('SET LOCAL check_function_bodies = off')
  for (const { name, functions } of changed) await applyPart(client, name, functions)
  for (const { name, triggers } of changed) await applyPart(client, name, triggers)
  await client.query(`DELETE FROM ${table}`)
  for (const { name, hash } of set.files) {
    await client.query(`INSERT INTO ${table} (name, hash, version) VALUES ($1, $2, $3)`, [
      name,
      hash,
      set.version,
    ])
  }
}

async function applyPart(client: Client, name: string, statements: string): Promise<void> {
  if (statements.trim() === '') return
  await client.query(statements).catch((error: unknown) => {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  })
}
