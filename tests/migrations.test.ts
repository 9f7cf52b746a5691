import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findContractSteps } from './contract-steps'

const folder = 'backend/platform/db/migrations'
const toHash = (text: string) => createHash('sha256').update(text).digest('hex')
const read = (path: string) => readFileSync(path, 'utf8')
const releases: Record<string, string> = JSON.parse(read(join(folder, 'releases.json')))
const journal: { entries: { tag: string }[] } = JSON.parse(read(join(folder, 'meta/_journal.json')))
const tags = journal.entries.map(({ tag }) => tag)

it('names the last migration of each version in releases.json', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## \[(\d[^\]]*)\]/gm)].map((match) => match[1])
  expect(Object.keys(releases).sort()).toEqual(versions.sort())
  expect(tags).toEqual(expect.arrayContaining(Object.values(releases)))
})

/** Index of the last migration that is part of a release. */
const lastReleased = Math.max(...Object.values(releases).map((tag) => tags.indexOf(tag)))

it('has unchanged migrations in releases, as hashes.json says', () => {
  const files = journal.entries.slice(0, lastReleased + 1).map(({ tag }) => `${tag}.sql`)
  const hashes = files.map((file) => [file, toHash(read(join(folder, file)))])
  expect(JSON.parse(read(join(folder, 'hashes.json')))).toEqual(Object.fromEntries(hashes))
})

it('only adds to what 1.0.0 released', () => {
  expect(releases).toHaveProperty(['1.0.0'], '0000_baseline')
  expect(JSON.parse(read(join(folder, 'hashes.json')))).toMatchObject({
    '0000_baseline.sql': '0bb4f1571d9ac2b73bdb932ffc4d95b6c510d21ed6d0acae5f908e55dedc53db',
  })
  const [firstFunctions] = JSON.parse(read('backend/platform/db/functions/history.json'))
  expect(firstFunctions).toBe('fe8f8587d214ad24a26d0237cbc18b7864cf5c8cd2071f3bfe60fd1e186f7a76')
})

it('keeps the last snapshot only, on one line, as npm run migration writes it', () => {
  const last = `${String(tags.length - 1).padStart(4, '0')}_snapshot.json`
  expect(readdirSync(join(folder, 'meta')).toSorted()).toEqual([last, '_journal.json'])
  expect(read(join(folder, 'meta', last)).trimEnd()).not.toContain('\n')
})

it('has no migration that breaks the last release', () => {
  const problems = tags
    .slice(lastReleased + 1)
    .flatMap((tag) => findContractSteps(read(join(folder, `${tag}.sql`))).map((step) => `${tag} ${step}`))
  expect(problems).toEqual([])
})

describe('findContractSteps', () => {
  it.each([
    ['DROP TABLE "jobs";', 'drops a table'],
    ['ALTER TABLE "jobs" DROP COLUMN "title";', 'drops a column'],
    ['DROP FUNCTION IF EXISTS "a"();', 'drops a function'],
    ['ALTER TABLE "jobs" RENAME COLUMN "title" TO "name";', 'renames'],
    ['ALTER TABLE "jobs" RENAME TO "ads";', 'renames'],
    ['ALTER TABLE "jobs" ALTER COLUMN "title" SET DATA TYPE integer;', 'changes a type'],
    ['ALTER TABLE "jobs" ALTER COLUMN "title" SET NOT NULL;', 'requires a value'],
    ['ALTER TABLE "jobs" ALTER COLUMN "title" DROP DEFAULT;', 'drops a default'],
    ['ALTER TABLE "jobs" ADD COLUMN "title" text NOT NULL;', 'adds a column'],
    ['ALTER TABLE "jobs" ADD CONSTRAINT "a" CHECK ("b" > 1);', 'adds a constraint'],
    ['CREATE UNIQUE INDEX "a" ON "jobs" ("b");', 'adds a constraint'],
  ])('reports %s', (migration, step) => {
    expect(findContractSteps(migration)).toEqual([expect.stringContaining(step)])
    expect(findContractSteps(`-- contract: 0.2.0 reads it no more\n${migration}`)).toEqual([])
  })

  it.each([
    'ALTER TABLE "jobs" ADD COLUMN "title" text;',
    `ALTER TABLE "jobs" ADD COLUMN "title" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "jobs" ADD CONSTRAINT "a" CHECK ("b" > 1) NOT VALID;',
    'CREATE INDEX "a" ON "jobs" ("b");',
    '-- No DROP TABLE here\nSELECT 1;',
    'CREATE TABLE "ads" ("id" integer NOT NULL);--> statement-breakpoint\nALTER TABLE "ads" ADD CONSTRAINT "a" CHECK ("id" > 1);',
    'CREATE TABLE "ads" ("id" integer);\nCREATE UNIQUE INDEX "a" ON "ads" ("id");',
  ])('accepts %s', (migration) => {
    expect(findContractSteps(migration)).toEqual([])
  })
})
