import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { startTestDatabase } from '@/tests/databases'
import { migrateDatabase } from '../migrate'
import { functionsFolder, hashFunctionFiles } from './function-files'
import { readOwnFunctions } from './program-folders.fixture'

const database = startTestDatabase()
let files: [name: string, text: string][]
beforeAll(async () => {
  files = [...(await readOwnFunctions())]
})

const listDefinedFunctions = (text: string) =>
  [...text.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)\(/gm)].map(([, name = '']) => name)
const listDefinedTriggers = (text: string) =>
  [...text.matchAll(/^CREATE (?:OR REPLACE |CONSTRAINT )TRIGGER (\w+) [^;]*?\sON (\w+)\s/gm)].map(
    ([, name, table]) => `${table}.${name}`,
  )

interface StoredFunction {
  name: string
  /** Returns true if a column or index stores results of the function. */
  isStored: boolean
  body: string
}

async function readFunctions(): Promise<StoredFunction[]> {
  const { rows } = await database.pool.query<StoredFunction>(`
    SELECT proname AS name, prosrc AS body, EXISTS (
      SELECT FROM pg_depend WHERE refclassid = 'pg_proc'::regclass AND refobjid = pg_proc.oid
        AND classid IN ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass)) AS "isStored"
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`)
  return rows
}

/** Functions with stored results, and the functions that they call. */
function listStoredNames(functions: readonly StoredFunction[]): string[] {
  const result = functions.filter(({ isStored }) => isStored)
  for (const { body } of result)
    result.push(...functions.filter((candidate) => !result.includes(candidate) && body.includes(`${candidate.name}(`)))
  return result.map(({ name }) => name)
}

async function readDefinitions(): Promise<string[]> {
  const { rows } = await database.pool.query<{ definition: string }>(`
    SELECT pg_get_functiondef(oid) AS definition FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`)
  return rows.map(({ definition }) => definition)
}

it('history.json ends with the hash of the files: add the new hash after a change', async () => {
  const history = JSON.parse(await readFile(join(functionsFolder, 'history.json'), 'utf8'))
  expect(history.at(-1)).toBe(await hashFunctionFiles(functionsFolder))
})

it('creates exactly the functions of the files, besides those with stored results', async () => {
  const functions = await readFunctions()
  const definedNames = files.flatMap(([, text]) => listDefinedFunctions(text))
  const storedFunctions = listStoredNames(functions)
  expect(storedFunctions).toEqual(expect.arrayContaining(['searchable_text', 'fold_text', 'text_of_html']))
  // Columns and indexes keep results: replacing such a function would leave old ones.
  expect([...definedNames, ...storedFunctions].sort()).toEqual(functions.map(({ name }) => name).sort())
})

it('creates exactly the triggers of the files', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT relname || '.' || tgname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE NOT tgisinternal`,
  )
  const definedNames = files.flatMap(([, text]) => listDefinedTriggers(text))
  expect(definedNames.sort()).toEqual(rows.map(({ name }) => name).sort())
})

it('has functions before the heading and triggers after it', () => {
  const misplacedFiles = files.filter(([, text]) => {
    const [functions = '', triggers = ''] = `\n${text}`.split('\n-- Triggers\n')
    return /^CREATE [A-Z ]*TRIGGER/m.test(functions) || /^CREATE [A-Z ]*FUNCTION/m.test(triggers)
  })
  expect(misplacedFiles.map(([name]) => name)).toEqual([])
})

it('changes nothing when applied again', async () => {
  const definitions = await readDefinitions()
  await database.db.execute(sql`DELETE FROM drizzle.__function_files`)
  await migrateDatabase(database.pool)
  expect(await readDefinitions()).toEqual(definitions)
  const { rows } = await database.db.execute(sql`SELECT name FROM drizzle.__function_files ORDER BY name`)
  expect(rows.map(({ name }) => name)).toEqual(files.map(([name]) => name).sort())
})
