import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeIssue } from '@/backend/members/newsletters/dispatches.fixture'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { images } from '@/backend/platform/db/schema/library/images'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { userUnionMembers } from '@/backend/platform/db/schema/members/user-unions'
import { originalKey } from '@/backend/platform/images/keys'
import { fileSetKey } from '@/backend/platform/storage/file-set'
import { UsageError } from '@/lib/node/command-line.mjs'
import { demoTimeoutMs, openDemoServices, openTestServices, type TestServices } from '@/tests/databases'
import { automaticallyFilledTables } from '../backup/assert-restorable'
import { quoteIdentifier, readTables } from '../backup/catalog'
import { createSetUpNotice } from '../init/set-up'
import { parseSeedCommand } from './arguments'
import { readDemoAccounts } from './demo-accounts'
import { demoKinds, demoTables } from './demo-parts'
import { nonDemoTables } from './plan-removal'
import { isDemoRemoved, recordDemo } from './record-demo'
import { runSeedCommand } from './run'

/** Runs `npm run seed` with an answer to its question. @returns its output */
async function run({ services }: TestServices, words: string[], answer = ''): Promise<string[]> {
  const lines: string[] = []
  const terminal = { readLine: async () => answer, print: (line: string) => lines.push(line) }
  await runSeedCommand({ ...services, ...terminal }, parseSeedCommand(words))
  return lines
}

async function listFilledTables({ services, database }: TestServices): Promise<string[]> {
  const filledTables: string[] = []
  for (const { name } of await readTables(database.pool)) {
    const { rows } = await services.db.execute(sql.raw(`SELECT FROM public.${quoteIdentifier(name)} LIMIT 1`))
    if (rows.length > 0) filledTables.push(name)
  }
  return filledTables
}

const listFileNames = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Tables with rows that belong to other rows, that the program derives, or that expire. */
const dependentTables = `
  alerted_jobs attempts blocked_texts checklists container_selections deleted_jobs deleted_pages demo_rows demo_sites
  dispatch_letters dispatch_links file_texts footer_places form_files job_api_keys job_board job_files
  job_lookup_values job_reminders job_statistics job_team_invitations last_backups link_checks listed_jobs
  listed_organizations listed_places module_links one_time_keys outbox page_presence page_versions
  passkey_challenges pending_logins picture_uses preview_links publication_selections publications
  published_containers published_forms record_versions recovery_codes redirect_hits returned_mail schedules
  search_changes search_clicks search_entries search_queries search_synonyms search_words security_events
  selection_links server_keys sessions text_replacements trashed_pages trashed_rows used_form_tickets`

it('requires a loaded demo, and knows each table with content of a site', async () => {
  const testServices = await openTestServices()
  const { database, close } = testServices
  await expect(run(testServices, ['--remove', '--yes'])).rejects.toThrow(UsageError)
  const knownTables = [...demoTables, ...nonDemoTables, ...dependentTables.trim().split(/\s+/)]
  const tables = (await readTables(database.pool)).map(({ name }) => name)
  await close()
  expect(tables.filter((name) => !knownTables.includes(name))).toEqual([])
  expect(knownTables.filter((name) => !tables.includes(name))).toEqual([])
})

describe('the removal of an unchanged demo', () => {
  let testServices: TestServices
  beforeAll(async () => {
    testServices = await openDemoServices()
  }, demoTimeoutMs)
  afterAll(() => testServices.close())

  it('recognizes each row', async () => {
    const { services } = testServices
    for (const { kind, parts } of demoKinds) {
      const [{ table, where = 'true' }] = parts
      const { rows } = await services.db.execute<{ count: number; recorded: number }>(sql`
        SELECT (SELECT count(*) FROM ${sql.raw(table)} WHERE ${sql.raw(where)})::integer AS count,
          (SELECT count(*) FROM demo_rows WHERE kind = ${kind})::integer AS recorded`)
      expect({ kind, ...rows[0] }).toEqual({ kind, count: rows[0]?.count, recorded: rows[0]?.count })
      expect(rows[0]?.recorded).toBeGreaterThan(0)
    }
  }, 120_000)

  it('requires a confirmation', async () => {
    const before = await listFilledTables(testServices)
    const lines = await run(testServices, ['--remove'], 'no')
    expect(lines).toContainEqual(expect.stringMatching(/^To be removed: .*\d+ pages/))
    expect(lines.join()).not.toContain('Stays')
    expect(lines.at(-1)).toBe('Nothing was removed.')
    expect(await listFilledTables(testServices)).toEqual(before)
  }, 120_000)

  it('removes everything after a confirmation, and prepares the set-up of an empty site', async () => {
    const { services } = testServices
    const lines = await run(testServices, ['--remove'], 'yes')
    expect(lines).toContainEqual(expect.stringMatching(/^Removed: .*\d+ pages/))
    // The index deletes its words later.
    const expectedTables = [...automaticallyFilledTables, 'search_words']
    const remainingTables = (await listFilledTables(testServices)).filter((name) => !expectedTables.includes(name))
    expect(remainingTables).toEqual(['demo_sites'])
    expect(await listFileNames(join(services.env.DATA_DIR, 'media'))).toEqual([fileSetKey])
    expect(await readDemoAccounts(services.env.DATA_DIR)).toEqual([])
    expect(await createSetUpNotice(services)).toHaveLength(1)
    expect(await isDemoRemoved(services.db)).toBe(true)
  }, 120_000)

  it('works again after the demo is loaded again', async () => {
    const { db, clock } = testServices.services
    expect(await run(testServices, ['--remove', '--yes'])).toContainEqual(expect.stringContaining('No demo content'))
    await db.transaction((transaction) => recordDemo(transaction, clock()))
    expect(await isDemoRemoved(db)).toBe(false)
  })
})

describe('the removal of a demo with changes', () => {
  let testServices: TestServices
  beforeAll(async () => {
    testServices = await openDemoServices()
  }, demoTimeoutMs)
  afterAll(() => testServices.close())

  it('keeps the changes and everything that they need', async () => {
    const { db } = testServices.services
    const [subpage] = (
      await db.execute<{ id: number; parentId: number }>(sql`
        SELECT id, parent_id AS "parentId" FROM pages WHERE parent_id IS NOT NULL AND hero_image_id IS NULL ORDER BY id LIMIT 1`)
    ).rows
    const [adOwner] = await db.select().from(users).where(eq(users.email, 'mitglied@example.org'))
    const [picture, otherPicture] = await db.select().from(images).orderBy(images.id)
    const [union] = (await db.execute<{ id: number }>(sql`SELECT id FROM user_unions ORDER BY id LIMIT 1`)).rows
    if (!subpage || !adOwner || !picture || !otherPicture || !union) throw new Error('The demo has changed.')
    await db.update(pageTexts).set({ title: 'Von Hand' }).where(eq(pageTexts.pageId, subpage.id))
    await db.update(redirects).set({ newPath: '/de/anderswo' }).where(eq(redirects.oldPath, '/satzung'))
    const [ownPage] = await db.insert(pages).values({ heroImageId: picture.id }).returning()
    const [colleague] = await db
      .insert(users)
      .values({ email: 'echt@haus.example', firstName: 'E', lastName: 'Cht', passwordHash: '-' })
      .returning()
    const [ad] = await db.insert(jobs).values({ ownerId: adOwner.id, title: 'Eigene Stelle' }).returning()
    await db.insert(userUnionMembers).values({ unionId: union.id, userId: colleague?.id ?? 0 })

    const [article] = await db.select().from(articles).where(ne(articles.pageId, subpage.id)).orderBy(articles.pageId)
    const sections = [
      { title: { de: '', en: '' }, source: 'articles', records: [article?.pageId ?? 0], count: 1, days: null },
    ]
    await storeIssue(testServices.services, { sections } as Parameters<typeof storeIssue>[1])

    const lines = await run(testServices, ['--remove', '--yes'])
    const remainingLines = lines.filter((line) => line.startsWith('Stays: '))
    expect(remainingLines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Stays: pages: Von Hand \(.*\) \(changed\)$/),
        'Stays: redirects: /satzung (changed)',
        'Stays: accounts: mitglied@example.org (used by remaining content)',
        expect.stringMatching(/^Stays: pages: .* \(\/de\) \(needed by the site\)$/),
        expect.stringMatching(/^Stays: settings: VBO/),
        expect.stringMatching(/^Stays: unions: .*\(changed\)/),
      ]),
    )
    expect(lines.at(-1)).toMatch(/^No administrator is left/)

    const remainingIds = (await db.select({ id: pages.id }).from(pages)).map(({ id }) => id)
    expect(remainingIds).toEqual(expect.arrayContaining([subpage.id, subpage.parentId, ownPage?.id, article?.pageId]))
    expect(remainingIds.length).toBeLessThan(10)
    expect(await db.select().from(jobs)).toEqual([ad])
    const emails = (await db.select().from(users)).map(({ email }) => email).toSorted()
    expect(emails).toEqual(['echt@haus.example', 'mitglied@example.org'])
    expect(await db.select().from(images).where(eq(images.id, picture.id))).toEqual([picture])
    expect(await testServices.services.storage.exists(originalKey(picture.hash))).toBe(true)
    const { rows: remainingImages } = await db.execute<{ hash: string }>(sql`SELECT hash FROM images`)
    expect(remainingImages.length).toBeLessThan(36)
    const fileNames = await listFileNames(join(testServices.services.env.DATA_DIR, 'media/originals'))
    expect(fileNames.toSorted()).toEqual([...new Set(remainingImages.map(({ hash }) => hash))].toSorted())
    expect((await readDemoAccounts(testServices.services.env.DATA_DIR)).map(({ email }) => email)).toEqual([
      'mitglied@example.org',
    ])
  }, 120_000)

  it('keeps the site running, and later removes remaining rows that are no longer used', async () => {
    const { db } = testServices.services
    await db.delete(jobs)
    const { rows } = await db.execute(sql`SELECT FROM publications WHERE path = '' AND is_online`)
    expect(rows).toHaveLength(2)
    expect(await run(testServices, ['--remove', '--yes'])).toContainEqual('Removed: 1 accounts.')
  })
})
