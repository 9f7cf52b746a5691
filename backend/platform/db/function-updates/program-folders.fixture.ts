import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { releaseFolders, type SchemaFolders } from '../migrate'

interface Program {
  /** SQL of each migration. */
  migrations?: readonly string[]
  /** Files of functions and triggers by name. */
  functions?: Readonly<Record<string, string>>
  version?: number
}

/** Level of a fictitious migration. */
export const toLevel = (index: number) => (index + 1) * 1000

/** Creates the folders of a fictitious program for one test. */
export async function createProgram({ migrations = [], functions = {}, version = 1 }: Program): Promise<SchemaFolders> {
  const folders = await createFolders()
  await addMigrations(
    folders.migrations,
    [],
    migrations.map((sql, index) => ({ when: toLevel(index), sql })),
  )
  for (const [name, sql] of Object.entries(functions)) await writeFile(join(folders.functions, name), sql)
  const history = Array.from({ length: version }, (_, index) => `version ${index + 1}`)
  await writeFile(join(folders.functions, 'history.json'), JSON.stringify(history))
  return folders
}

/** Copies the folders of this program for one test, and adds a migration. */
export async function createLaterProgram(sql: string): Promise<SchemaFolders> {
  const { folders, entries } = await copyProgram()
  const level = (entries.at(-1)?.when ?? 0) + 1
  await addMigrations(folders.migrations, entries, [{ when: level, sql }])
  return folders
}

/** Copies the folders of this program for one test, up to a migration. */
export async function createEarlierProgram(lastTag: string): Promise<SchemaFolders> {
  const { folders, entries } = await copyProgram()
  const count = entries.findIndex(({ tag }) => tag === lastTag) + 1
  await addMigrations(folders.migrations, entries.slice(0, count), [])
  return folders
}

async function copyProgram() {
  const folders = await createFolders()
  await cp(releaseFolders.migrations, folders.migrations, { recursive: true })
  await cp(releaseFolders.functions, folders.functions, { recursive: true })
  const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
    await readFile(join(folders.migrations, 'meta/_journal.json'), 'utf8'),
  )
  return { folders, entries: journal.entries }
}

async function createFolders(): Promise<SchemaFolders> {
  const root = await mkdtemp(join(tmpdir(), 'bh-program-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const folders = { migrations: join(root, 'migrations'), functions: join(root, 'functions') }
  await mkdir(join(folders.migrations, 'meta'), { recursive: true })
  await mkdir(folders.functions)
  return folders
}

async function addMigrations(
  folder: string,
  entries: readonly object[],
  migrations: readonly { when: number; sql: string }[],
): Promise<void> {
  const newEntries = migrations.map(({ when }, index) => ({
    idx: entries.length + index,
    version: '7',
    when,
    tag: `added_${when}`,
    breakpoints: true,
  }))
  for (const { when, sql } of migrations) await writeFile(join(folder, `added_${when}.sql`), sql)
  const journal = { version: '7', dialect: 'postgresql', entries: [...entries, ...newEntries] }
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
}

export async function readOwnFunctions(): Promise<Map<string, string>> {
  const names = (await readdir(releaseFolders.functions)).filter((name) => name.endsWith('.sql'))
  const texts = names.map(async (name) => [name, await readFile(join(releaseFolders.functions, name), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}
