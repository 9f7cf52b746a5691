import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { projectRoot } from '../../project-root'
import { findFunctionRecords } from '../migration-history'

type Client = Pick<pg.ClientBase, 'query'>

/** Folder of functions and triggers, one file per subject; read at run time. */
export const functionsFolder = join(projectRoot, 'backend/platform/db/functions')

/** Line that separates the functions and triggers of a file. */
const triggerHeading = '\n-- Triggers\n'

interface FunctionFile {
  name: string
  hash: string
  functions: string
  triggers: string
}

/** The functions and triggers of a program. */
interface FunctionSet {
  /** Increases with each change, so that an older program recognizes a newer one. */
  version: number
  files: FunctionFile[]
}

/** Files that differ from the database, and all files of the program. */
export interface FunctionChanges {
  set: FunctionSet
  changed: FunctionFile[]
}

/** Reads the files of a folder. The version is the number of entries in `history.json`. */
async function readFunctionSet(folder: string): Promise<FunctionSet> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const files = names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8')
    const [functions = '', triggers = ''] = `\n${text}`.split(triggerHeading)
    return { name, hash: hashText(text), functions, triggers }
  })
  const history = z.array(z.string()).parse(JSON.parse(await readFile(join(folder, 'history.json'), 'utf8')))
  return { version: history.length, files: await Promise.all(files) }
}

/** Hash of all files of a folder; must be the last entry of `history.json`. */
export async function hashFunctionFiles(folder: string): Promise<string> {
  const { files } = await readFunctionSet(folder)
  return hashText(files.map(({ name, hash }) => `${name}\n${hash}\n`).join(''))
}

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Compares the files of a folder with the database, without changes.
 * @param isAnyDropped true if pending migrations drop functions or triggers: all files count as
 * changed
 * @returns null if the database is current or has a newer program's files, which an older program
 * must not replace when it restarts during a rolling upgrade
 */
export async function findFunctionChanges(
  client: Client,
  folder: string,
  isAnyDropped = false,
): Promise<FunctionChanges | null> {
  const functionSet = await readFunctionSet(folder)
  const records = await readRecords(client)
  const version = Math.max(0, ...records.map((record) => record.version))
  if (version > functionSet.version) return null
  const hashes = new Map(records.map(({ name, hash }) => [name, hash]))
  const changedFiles = functionSet.files.filter(({ name, hash }) => isAnyDropped || hashes.get(name) !== hash)
  return changedFiles.length > 0 || version < functionSet.version
    ? { set: functionSet, changed: changedFiles }
    : null
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
 * Replaces functions and triggers and records the files, in the transaction of the migrations. All
 * functions come first: a trigger may call a function of another file.
 * @param table the table of file records
 * @throws Error that names the file
 */
export async function applyFunctionChanges(
  client: Client,
  table: string,
  { set, changed }: FunctionChanges,
): Promise<void> {
  // Functions may reference functions and tables that are created later.
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
