import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { projectRoot } from '../../project-root'
import { findFunctionRecords } from '../migration-history'

type Client = Pick<pg.ClientBase, 'query'>

/** Folder of functions and triggers, one file per subject. */
export const functionsFolder = join(projectRoot, 'backend/platform/db/functions')

/** Separates the functions and triggers of a file. */
const triggerHeading = '\n-- Triggers\n'

interface FunctionFile {
  name: string
  hash: string
  functions: string
  triggers: string
}

/** The functions and triggers of a program. */
interface FunctionSet {
  /** Increases with each change, so that older programs recognize a newer one. */
  version: number
  files: FunctionFile[]
}

/** All files of the program, and the files that differ from the database. */
export interface FunctionChanges {
  set: FunctionSet
  changedFiles: FunctionFile[]
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

/** Hashes all files of a folder. The hash is the last entry of `history.json`. */
export async function hashFunctionFiles(folder: string): Promise<string> {
  const { files } = await readFunctionSet(folder)
  return hashText(files.map(({ name, hash }) => `${name}\n${hash}\n`).join(''))
}

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Compares the files of a folder with the database. Returns null if the database is current, or
 * newer during a rolling upgrade.
 * @param areDropped true if pending migrations drop functions or triggers; all files then count as
 * changed
 */
export async function findFunctionChanges(
  client: Client,
  folder: string,
  areDropped = false,
): Promise<FunctionChanges | null> {
  const functionSet = await readFunctionSet(folder)
  const records = await readRecords(client)
  const version = Math.max(0, ...records.map((record) => record.version))
  if (version > functionSet.version) return null
  const hashes = new Map(records.map(({ name, hash }) => [name, hash]))
  const changedFiles = functionSet.files.filter(({ name, hash }) => areDropped || hashes.get(name) !== hash)
  return changedFiles.length > 0 || version < functionSet.version ? { set: functionSet, changedFiles } : null
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
 * Replaces functions, then triggers, and records the files in `table`. Triggers may call functions
 * of other files.
 * @throws Error with the name of the file
 */
export async function applyFunctionChanges(
  client: Client,
  table: string,
  { set, changedFiles }: FunctionChanges,
): Promise<void> {
  // Functions may refer to later functions and tables.
  await client.query('SET LOCAL check_function_bodies = off')
  for (const { name, functions } of changedFiles) await applyPart(client, name, functions)
  for (const { name, triggers } of changedFiles) await applyPart(client, name, triggers)
  await client.query(`DELETE FROM ${table}`)
  for (const { name, hash } of set.files) {
    await client.query(`INSERT INTO ${table} (name, hash, version) VALUES ($1, $2, $3)`, [name, hash, set.version])
  }
}

async function applyPart(client: Client, name: string, statements: string): Promise<void> {
  if (statements.trim() === '') return
  await client.query(statements).catch((error: unknown) => {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  })
}
