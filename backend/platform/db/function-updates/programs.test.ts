import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase, migrateTo } from '../migrate'
import { readLevel } from '../migration-history'
import { openEmptyDatabase } from './empty-database.fixture'
import { createProgram, toLevel } from './program-folders.fixture'

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterEach(() => database.clear())
afterAll(() => database.close())

const plays = 'CREATE TABLE plays (title text, author text)'
const houses = 'CREATE TABLE houses (name text)'
const createGreeting = (word: string) =>
  `CREATE OR REPLACE FUNCTION greet() RETURNS text LANGUAGE sql AS $$ SELECT '${word}' $$;`
/** A trigger that calls a function of a file with a later name. */
const playTrigger = `-- Triggers
CREATE OR REPLACE TRIGGER plays_signed BEFORE INSERT ON plays FOR EACH ROW EXECUTE FUNCTION sign();`
const sign = `CREATE OR REPLACE FUNCTION sign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.author := greet();
  RETURN NEW;
END
$$;`

const playFunctions = { 'greetings.sql': createGreeting('Hello'), 'plays.sql': playTrigger, 'signatures.sql': sign }
const createVersion = (word: string, version: number) =>
  createProgram({ migrations: [plays], functions: { 'greetings.sql': createGreeting(word) }, version })

/** Lists the existing tables and functions. */
async function readNames(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`)
  return rows.map(({ name }) => name)
}

async function readGreeting(): Promise<unknown> {
  return (await database.pool.query('SELECT greet()')).rows[0]?.greet
}

describe('migrations', () => {
  it('are applied all or none, with the functions', async () => {
    const functions = { 'greetings.sql': createGreeting('Hello') }
    const brokenProgram = await createProgram({ migrations: [plays, 'SELECT nothing', houses], functions })
    await expect(migrateDatabase(database.pool, brokenProgram)).rejects.toThrow('nothing')
    expect(await readNames()).toEqual([])
    expect(await readLevel(database.pool)).toBeNull()
    await migrateDatabase(database.pool, await createProgram({ migrations: [plays, houses], functions }))
    expect(await readNames()).toEqual(['greet', 'houses', 'plays'])
    expect(await readLevel(database.pool)).toBe(toLevel(1))
  })

  it('are applied once, only the missing ones', async () => {
    await migrateDatabase(database.pool, await createProgram({ migrations: [plays] }))
    const laterProgram = await createProgram({ migrations: [plays, houses] })
    await migrateDatabase(database.pool, laterProgram)
    await migrateDatabase(database.pool, laterProgram)
    expect(await readNames()).toEqual(['houses', 'plays'])
  })

  it('reach an earlier level without functions, which follow after the last one', async () => {
    const program = await createProgram({ migrations: [houses, plays], functions: playFunctions })
    await migrateTo(database.pool, toLevel(0), program.migrations)
    expect(await readNames()).toEqual(['houses'])
    await migrateDatabase(database.pool, program)
    expect(await readNames()).toEqual(['greet', 'houses', 'plays', 'sign'])
  })

  it('reject a database whose first migration is unknown to the program', async () => {
    await migrateDatabase(database.pool, await createProgram({ migrations: [plays, houses] }))
    await database.pool.query(`UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1`)
    const otherProgram = await createProgram({ migrations: [plays, houses, 'CREATE TABLE stages (name text)'] })
    await expect(migrateDatabase(database.pool, otherProgram)).rejects.toThrow('Use an empty database.')
    expect(await readNames()).toEqual(['houses', 'plays'])
  })
})

describe('functions and triggers', () => {
  it('may call functions and tables of any file', async () => {
    await migrateDatabase(database.pool, await createProgram({ migrations: [plays], functions: playFunctions }))
    await database.pool.query("INSERT INTO plays (title) VALUES ('Faust')")
    expect((await database.pool.query('SELECT * FROM plays')).rows).toEqual([{ title: 'Faust', author: 'Hello' }])
  })

  it('roll back the migrations when they fail, and are named in the error', async () => {
    const functions = { 'a.sql': createGreeting('Hello'), 'plays.sql': playTrigger }
    const program = await createProgram({ migrations: [plays], functions })
    await expect(migrateDatabase(database.pool, program)).rejects.toThrow(/^plays\.sql: .*sign/)
    expect(await readNames()).toEqual([])
  })

  it('are applied only when their file has changed', async () => {
    const first = await createVersion('Hello', 1)
    await migrateDatabase(database.pool, first)
    await database.pool.query(createGreeting('By hand'))
    await migrateDatabase(database.pool, first)
    expect(await readGreeting()).toBe('By hand')
    const otherFunctions = { 'greetings.sql': createGreeting('Hello'), 'signatures.sql': sign }
    await migrateDatabase(database.pool, await createProgram({ migrations: [plays], functions: otherFunctions }))
    expect(await readGreeting()).toBe('By hand')
    const changedFunctions = { ...otherFunctions, 'greetings.sql': createGreeting('Good evening') }
    await migrateDatabase(database.pool, await createProgram({ migrations: [plays], functions: changedFunctions }))
    expect(await readGreeting()).toBe('Good evening')
  })

  it('are recreated when a migration drops them', async () => {
    await migrateDatabase(database.pool, await createProgram({ migrations: [plays], functions: playFunctions }))
    const drop = 'DROP FUNCTION sign() CASCADE'
    await migrateDatabase(database.pool, await createProgram({ migrations: [plays, drop], functions: playFunctions }))
    await database.pool.query("INSERT INTO plays (title) VALUES ('Faust')")
    expect((await database.pool.query('SELECT author FROM plays')).rows).toEqual([{ author: 'Hello' }])
  })

  it('of a newer program are not replaced by an older one', async () => {
    const [first, second] = [await createVersion('Hello', 1), await createVersion('Good evening', 2)]
    await migrateDatabase(database.pool, first)
    await migrateDatabase(database.pool, second)
    await migrateDatabase(database.pool, first)
    expect(await readGreeting()).toBe('Good evening')
    // The same text as the first, but newer than the second.
    await migrateDatabase(database.pool, await createVersion('Hello', 3))
    await migrateDatabase(database.pool, second)
    expect(await readGreeting()).toBe('Hello')
  })

  it('are recorded with a newer version without changed files', async () => {
    await migrateDatabase(database.pool, await createVersion('Hello', 1))
    await migrateDatabase(database.pool, await createVersion('Hello', 3))
    await migrateDatabase(database.pool, await createVersion('Good evening', 2))
    expect(await readGreeting()).toBe('Hello')
  })

  it('are not changed by a program that lacks the last migration', async () => {
    const olderProgram = await createVersion('Hello', 1)
    await migrateDatabase(database.pool, await createProgram({ migrations: [plays, houses] }))
    await migrateDatabase(database.pool, olderProgram)
    expect(await readNames()).toEqual(['houses', 'plays'])
  })
})
