import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { organizations } from '@/backend/platform/db/schema/members/organizations'
import { actionResultSchema } from '@/lib/contract/administration/record-type'
import { createUser, listMails, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'

const backend = startTestBackend()
let office: TestBrowser
let officeId: number
beforeAll(async () => {
  const user = await createUser(backend, { role: 'office', lastName: 'Büro' })
  officeId = user.id
  office = await new TestBrowser(backend).logIn(user)
})

const call = (method: string, path: string, body?: unknown, browser = office) =>
  browser.call(method, `/de/api/${path}`, body)
const merge = async (id: number, parameters: object) =>
  actionResultSchema.parse(
    await (await call('POST', 'administration/users/merge/', { ids: [id], ...parameters })).json(),
  )
const execute = async (statement: ReturnType<typeof sql>) => (await backend.services.db.execute(statement)).rows
const readRevision = async (id: number): Promise<number> =>
  (await (await call('GET', `administration/users/${id}/`)).json()).revision

async function mergeAsAdmin(id: number, targetId: number): Promise<void> {
  const admin = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'admin' }))
  const request = { ids: [id], into: targetId, revision: await readRevision(targetId) }
  const response = await call('POST', 'administration/users/merge/', request, admin)
  expect(await response.json()).toEqual({ done: [id], refused: [] })
}

/** Creates two accounts of one person. */
async function createPair(lastName: string, source: object = {}, target: object = {}) {
  return [
    await createUser(backend, { lastName, ...source }),
    await createUser(backend, { lastName, ...target }),
  ] as const
}

async function addJob(ownerId: number, title: string, teamId: number | null = null): Promise<void> {
  await execute(sql`INSERT INTO jobs (owner_id, team_id, title) VALUES (${ownerId}, ${teamId}, ${title})`)
}

async function addTeam(...members: { id: number }[]): Promise<number> {
  const [team] = await execute(sql`INSERT INTO job_teams (name) VALUES ('Team') RETURNING id`)
  for (const [index, { id }] of members.entries()) {
    await execute(sql`INSERT INTO job_team_members (user_id, team_id, is_owner, joined_at)
      VALUES (${id}, ${team?.id}, ${index === 0}, now())`)
  }
  return Number(team?.id)
}

describe('two accounts of one person', () => {
  it('are found by the name or by the email address', async () => {
    const [first, second] = await createPair('Doppelt-Müller', {}, { lastName: 'doppelt-mueller' })
    await createUser(backend, { lastName: 'Einzeln' })
    const { results } = await (await call('GET', 'administration/users/?duplicates=true')).json()
    const ids = results.map(({ id }: { id: number }) => id).toSorted()
    expect(ids).toEqual([first.id, second.id])
  })

  it('are not merged if the active one would end', async () => {
    const [source, target] = await createPair('Aktiv', {}, { isActive: false })
    const request = { into: target.id, revision: await readRevision(target.id) }
    expect(await merge(source.id, request)).toMatchObject({ done: [], refused: [{ id: source.id }] })
  })

  it('are not merged if the replaced account changed during the comparison', async () => {
    const [source, target] = await createPair('Zwischenzeit')
    const request = {
      into: target.id,
      revision: await readRevision(target.id),
      source_revision: await readRevision(source.id),
    }
    await execute(sql`UPDATE users SET phone = '+49 30 2' WHERE id = ${source.id}`)
    expect(await merge(source.id, request)).toMatchObject({ done: [], refused: [{ id: source.id }] })
    const newRequest = { ...request, source_revision: await readRevision(source.id) }
    expect(await merge(source.id, newRequest)).toMatchObject({ done: [source.id] })
  })

  it('are merged with their ads, memberships, responsibilities, authorship and values', async () => {
    const { db } = backend.services
    const [source, target] = await createPair('Fusion', { phone: '+49 30 1' })
    const browser = await new TestBrowser(backend).logIn(source)
    await addJob(source.id, 'Sopran')
    const pageId = await createPage(db, { path: { de: 'haus' } })
    await db.insert(organizations).values({ pageId, category: 'theater', kind: { de: '', en: '' } })
    await execute(sql`INSERT INTO organization_delegates (organization_id, user_id)
      VALUES (${pageId}, ${source.id}), (${pageId}, ${target.id})`)
    await execute(sql`INSERT INTO job_reminders (job_id, ends_at) SELECT id, now() FROM jobs WHERE title = 'Sopran'`)
    await execute(sql`INSERT INTO organization_confirmations (organization_id, asked_at) VALUES (${pageId}, now())`)
    await execute(sql`INSERT INTO user_unions (category, slug, title, description)
      VALUES ('group', 'chor', '{"de":"Chor","en":""}', '{"de":"","en":""}')`)
    await execute(sql`INSERT INTO user_union_members (union_id, user_id, role)
      SELECT id, ${source.id}, '{"de":"Vorsitz","en":""}' FROM user_unions`)
    await execute(sql`UPDATE pages SET updated_by = ${source.id} WHERE id = ${pageId}`)
    await addTeam(source)

    const request = { into: target.id, revision: await readRevision(target.id), values: { phone: '+49 30 1' } }
    expect(await merge(source.id, request)).toEqual({ done: [source.id], refused: [] })

    expect(await execute(sql`SELECT title FROM jobs WHERE owner_id = ${target.id}`)).toEqual([{ title: 'Sopran' }])
    expect(await execute(sql`SELECT user_id FROM organization_delegates`)).toEqual([{ user_id: target.id }])
    expect(await execute(sql`SELECT user_id FROM user_union_members`)).toEqual([{ user_id: target.id }])
    expect(await execute(sql`SELECT user_id FROM job_team_members`)).toEqual([{ user_id: target.id }])
    expect(await execute(sql`SELECT updated_by FROM pages WHERE id = ${pageId}`)).toEqual([{ updated_by: target.id }])
    // The keys in mails to the deleted account are invalid, so these mails are sent again.
    expect(await execute(sql`SELECT FROM job_reminders`)).toEqual([])
    expect(await execute(sql`SELECT asked_at FROM organization_confirmations`)).toEqual([{ asked_at: null }])
    expect(await execute(sql`SELECT phone FROM users WHERE last_name = 'Fusion'`)).toEqual([{ phone: '+49 30 1' }])
    expect((await call('GET', 'users/me/', undefined, browser)).status).toBe(401)
    const [mail] = await listMails(backend, source.email, 'account-merged')
    expect(mail?.data).toMatchObject({ email: target.email })
    const events = await execute(
      sql`SELECT event, actor_id FROM security_events WHERE user_id = ${source.id} AND event = 'deleted'`,
    )
    expect(events).toEqual([{ event: 'deleted', actor_id: officeId }])
  })

  it('keeps the references in deleted pages', async () => {
    const [source, target] = await createPair('Papierkorb')
    const rows: [string, string][] = [
      ['pages', 'updated_by'],
      ['organization_delegates', 'user_id'],
    ]
    await execute(sql`INSERT INTO trashed_pages (id, deleted_at) VALUES (999, now())`)
    for (const [table, column] of rows) {
      await execute(sql`INSERT INTO trashed_rows (page_id, table_name, data)
        VALUES (999, ${table}, jsonb_build_object(${column}::text, ${source.id}::int))`)
    }
    await mergeAsAdmin(source.id, target.id)
    const trash = await execute(sql`SELECT data FROM trashed_rows WHERE page_id = 999 ORDER BY id`)
    expect(trash).toEqual(rows.map(([, column]) => ({ data: { [column]: target.id } })))
  })

  it.each([
    ['moves between active accounts of one role', { role: 'office' }, true],
    ['of a deactivated account is not confirmed', { role: 'office', isActive: false }, false],
    ['of an account without the role is not confirmed', {}, false],
  ])('a plan %s', async (_title, columns, isMoved) => {
    const [source, target] = await createPair('Planung', columns, { role: 'office' })
    const pageId = await createPage(backend.services.db, { path: { de: `plan-${source.id}` } })
    await execute(sql`INSERT INTO schedules (page_id, locale, unpublish_at, planned_by, has_planner)
      VALUES (${pageId}, 'de', now(), ${source.id}, true)`)
    await execute(sql`INSERT INTO dispatches (press_release_id, topics, languages, planned_at, planned_by, has_planner)
      VALUES (${pageId}, '{policy}', '{de}', now(), ${source.id}, true)`)
    await mergeAsAdmin(source.id, target.id)
    const plan = { planned_by: isMoved ? target.id : null, has_planner: true }
    const plans = await execute(sql`SELECT planned_by, has_planner FROM schedules WHERE page_id = ${pageId}
      UNION ALL SELECT planned_by, has_planner FROM dispatches WHERE press_release_id = ${pageId}`)
    expect(plans).toEqual([plan, plan])
  })

  it.each([
    ['move between active accounts with the rights', {}, true],
    ['of a deactivated account end', { isActive: false }, false],
    ['of an account that lost its rights end', { role: 'user', group: 'Mitglied' }, false],
  ])('grants %s', async (_title, columns, isMoved) => {
    const rights = { role: 'editor', group: 'Jobbörse' } as const
    const [source, target] = await createPair('Rechte', { ...rights, ...columns }, rights)
    const teamId = await addTeam(source, await createUser(backend, rights))
    const key = `key-${source.id}`
    await execute(sql`INSERT INTO job_api_keys (team_id, name, prefix, key_hash, scopes, created_by)
      VALUES (${teamId}, '', 'bhj_', ${key}, '{jobs:read}', ${source.id})`)
    await execute(sql`INSERT INTO job_team_invitations (team_id, email, key_hash, invited_by, expires_at)
      VALUES (${teamId}, 'x@example.org', ${key}, ${source.id}, now() + interval '1 day')`)
    await execute(sql`INSERT INTO preview_links (name, locale, type, target_id, key_hash, created_by, expires_at)
      VALUES ('', 'de', 'page', 1, ${key}, ${source.id}, now() + interval '1 day')`)
    await mergeAsAdmin(source.id, target.id)
    const liveGrants = await execute(sql`SELECT created_by FROM job_api_keys WHERE key_hash = ${key}
      UNION ALL SELECT invited_by FROM job_team_invitations WHERE key_hash = ${key}
      UNION ALL SELECT created_by FROM preview_links WHERE key_hash = ${key} AND revoked_at IS NULL`)
    expect(liveGrants.map((row) => row.created_by)).toEqual(isMoved ? [target.id, target.id, target.id] : [])
    const [mail] = await listMails(backend, target.email, 'job-team-changed')
    expect(mail?.data).toMatchObject({ change: isMoved ? 'owner' : 'inherited' })
  })

  it('leave the ads of a team with the team', async () => {
    const [source, target] = await createPair('Zweiteam')
    const colleague = await createUser(backend)
    const teamId = await addTeam(source, colleague)
    await addTeam(target)
    await addJob(source.id, 'Im Team', teamId)
    await addJob(source.id, 'Eigene')
    await merge(source.id, { into: target.id, revision: await readRevision(target.id) })
    const owners = await execute(
      sql`SELECT title, owner_id FROM jobs WHERE title IN ('Im Team', 'Eigene') ORDER BY title`,
    )
    expect(owners).toEqual([
      { title: 'Eigene', owner_id: target.id },
      { title: 'Im Team', owner_id: colleague.id },
    ])
    const [mail] = await listMails(backend, source.email, 'account-merged')
    expect(mail?.data).toMatchObject({ leftTeam: 'Team' })
  })

  it('keep the newer of two waiting proposals for an organization', async () => {
    const { db } = backend.services
    const [source, target] = await createPair('Vorschlag')
    const pageId = await createPage(db, { path: { de: 'zwei-vorschlaege' } })
    await db.insert(organizations).values({ pageId, category: 'theater', kind: { de: '', en: '' } })
    await execute(sql`INSERT INTO organization_proposals (organization_id, user_id, entry_revision, changes, proposed_at)
      VALUES (${pageId}, ${source.id}, 1, '{}', now()), (${pageId}, ${target.id}, 1, '{}', now() - interval '1 day')`)
    const request = { into: target.id, revision: await readRevision(target.id) }
    expect(await merge(source.id, request)).toEqual({ done: [source.id], refused: [] })
    const proposals = await execute(sql`SELECT user_id, state FROM organization_proposals ORDER BY id`)
    expect(proposals).toEqual([
      { user_id: target.id, state: 'waiting' },
      { user_id: target.id, state: 'withdrawn' },
    ])
  })

  it('have no other unique references of authors, which a merge would repeat', async () => {
    const indexes = await execute(sql`
      SELECT DISTINCT index.indexrelid::regclass::text AS name FROM pg_index AS index
      JOIN pg_constraint AS reference ON reference.conrelid = index.indrelid AND reference.conkey[1] = ANY (index.indkey)
      WHERE index.indisunique AND contype = 'f' AND confrelid = 'users'::regclass AND confdeltype = 'n'`)
    expect(indexes).toEqual([{ name: 'organization_proposals_waiting' }])
  })

  it.each([
    ['the merged account has a role', { role: 'editor' }, {}],
    ['the remaining account has a role', {}, { role: 'editor' }],
    ['the remaining account is not verified', {}, { emailVerifiedAt: null }],
  ] as const)('are not merged by the office if %s', async (_, sourceColumns, targetColumns) => {
    const [source, target] = await createPair('Nein', sourceColumns, targetColumns)
    const request = { into: target.id, revision: await readRevision(target.id) }
    expect(await merge(source.id, request)).toMatchObject({ done: [] })
    expect(await execute(sql`SELECT id FROM users WHERE id = ${source.id}`)).toHaveLength(1)
  })

  it('are not merged if the merged account is the user’s own, or both are the same', async () => {
    const target = await createUser(backend)
    const revision = await readRevision(target.id)
    expect(await merge(officeId, { into: target.id, revision })).toMatchObject({ done: [] })
    expect(await merge(target.id, { into: target.id, revision })).toMatchObject({ done: [] })
  })

  it('have no rows in other tables than those that the merge moves or deletes', async () => {
    const tables = await execute(sql`SELECT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype <> 'n' ORDER BY 1`)
    const movedTables = ['job_team_members', 'jobs', 'organization_delegates', 'preview_links', 'user_union_members']
    const deletedTables = [
      'one_time_keys',
      'passkeys',
      'pending_logins',
      'recovery_codes',
      'sessions',
      'totp_authenticators',
    ]
    expect(tables.map(({ name }) => name)).toEqual([...movedTables, ...deletedTables].toSorted())
  })
})
