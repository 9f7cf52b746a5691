import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { removeUnusedLogos } from '@/backend/library/media/outside-library'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { images } from '@/backend/platform/db/schema/library/images'
import { organizations } from '@/backend/platform/db/schema/members/organizations'
import { originalKey } from '@/backend/platform/images/keys'
import { type OwnOrganization, proposedLogoSchema } from '@/lib/contract/administration/own-organization'
import { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { pictureFile, toFormData } from '@/tests/content/media'
import { assertProposed, startEntries } from './entries.fixture'

const start = new Date('2026-11-02T10:00:00Z')
let now = start
const backend = startTestBackend({ clock: () => now })

let entries: Awaited<ReturnType<typeof startEntries>>
let delegate: TestBrowser
let delegateRow: UserRow
let colleague: TestBrowser
let colleagueRow: UserRow
let stranger: TestBrowser
let editor: TestBrowser
beforeAll(async () => {
  entries = await startEntries(backend)
  const [first, second] = [await entries.logIn(), await entries.logIn()]
  delegate = first.browser
  delegateRow = first.user
  colleague = second.browser
  colleagueRow = second.user
  stranger = (await entries.logIn()).browser
  editor = (await entries.logIn({ role: 'editor' })).browser
})

let id: number
beforeEach(async () => {
  await backend.services.db.execute('DELETE FROM pages')
  id = await entries.makeEntry([delegateRow, colleagueRow])
})

const send = async (file: Blob, browser = delegate) =>
  browser.call('POST', `/de/api/organizations/my/${id}/logo/`, toFormData({ file }))
async function sendLogo(browser = delegate): Promise<number> {
  const response = await send(await pictureFile('logo.png'), browser)
  expect(response.status).toBe(201)
  return proposedLogoSchema.parse(await response.json()).logo.id
}
async function loadOwnOrganization(browser = delegate): Promise<OwnOrganization> {
  const [organization] = await entries.listOwnOrganizations(browser)
  if (!organization) throw new Error('no organization')
  return organization
}
async function proposeLogo(logo: number) {
  const { proposals } = assertProposed(await entries.propose(delegate, await loadOwnOrganization(), { logo }))
  return entries.proposals(`${proposals[0]?.id}/`)
}
const findImage = async (logo: number) => {
  const [row] = await backend.services.db.select().from(images).where(eq(images.id, logo))
  return row
}
/** Runs the clean-up a day later, when no upload is pending. */
async function cleanUp() {
  now = new Date(start.getTime() + 25 * 3_600_000)
  await removeUnusedLogos(backend.services)
  now = start
}
const inLibrary = async (logo: number) => {
  const { status } = await editor.call('GET', `/de/pageeditor-api/media/${logo}/`)
  return status === 200
}

it('is not in the library while it is proposed, and visible to its author and the office', async () => {
  const logo = await sendLogo()
  const { values } = await proposeLogo(logo)
  expect(values).toMatchObject({ changes: [{ field: 'logo', from: null, to: logo }], logos: [{ id: logo }] })
  expect(await loadOwnOrganization()).toMatchObject({ values: { logo: null }, logos: [{ id: logo }] })
  expect(await inLibrary(logo)).toBe(false)
  await cleanUp()
  expect(await findImage(logo)).toBeDefined()
})

it('becomes part of the entry and the library when it is accepted', async () => {
  const logo = await sendLogo()
  const { id: proposal } = await proposeLogo(logo)
  expect(await entries.act('approve', proposal)).toEqual({ done: [proposal], refused: [] })
  expect(await (await backend.get(`/de/api/organizations/${id}/`)).json()).toMatchObject({
    logo: { id: logo },
  })
  await cleanUp()
  expect(await findImage(logo)).toBeDefined()
  expect(await inLibrary(logo)).toBe(true)
  expect(await loadOwnOrganization()).toMatchObject({ values: { logo }, proposals: [{ state: 'decided' }] })
})

it.each([
  [
    'refused',
    async (read: { id: number; values: { proposal_revision: number; entry_revision: number } }) => {
      const { proposal_revision, entry_revision } = read.values
      const decisions = { logo: { outcome: 'refused', reason: 'Zu klein.' } }
      const result = await entries.act('decide', read.id, { proposal_revision, entry_revision, decisions })
      expect(result.done).toEqual([read.id])
    },
  ],
  [
    'withdrawn',
    async () => {
      const path = `/de/api/organizations/my/${id}/proposal/?revision=1`
      expect((await delegate.call('DELETE', path)).status).toBe(200)
    },
  ],
  [
    'replaced',
    async () => {
      assertProposed(await entries.propose(delegate, await loadOwnOrganization(), { logo: await sendLogo() }, 1))
    },
  ],
])('is deleted a day after its upload when it is %s', async (_, end) => {
  const logo = await sendLogo()
  const row = await findImage(logo)
  await end(await proposeLogo(logo))
  expect(await findImage(logo)).toBeDefined()
  await cleanUp()
  expect(await findImage(logo)).toBeUndefined()
  expect(await backend.services.storage.exists(originalKey(row?.hash ?? ''))).toBe(false)
  expect((await loadOwnOrganization()).logos).not.toContainEqual(expect.objectContaining({ id: logo }))
})

it('is restored with a deleted entry', async () => {
  const logo = await sendLogo()
  await proposeLogo(logo)
  const runAction = (action: string) =>
    entries.office.call('POST', `/de/api/administration/organizations/${action}/`, { ids: [id] })
  await runAction('delete')
  await cleanUp()
  await runAction('restore')
  expect(await loadOwnOrganization()).toMatchObject({
    logos: [{ id: logo }],
    proposals: [{ state: 'waiting' }],
  })
})

it('must be uploaded by its author for this entry: pictures of other users, the library or ads are rejected', async () => {
  const organization = await loadOwnOrganization()
  const [ownLogo, foreign, library] = [await sendLogo(), await sendLogo(colleague), await sendLogo(colleague)]
  const { db } = backend.services
  await db.execute(`UPDATE images SET is_outside_library = false WHERE id = ${library}`)
  for (const logo of [foreign, library, 999_999]) {
    expect(await entries.propose(delegate, organization, { logo })).toMatchObject({
      status: 400,
      responseBody: { values: { logo: [expect.stringContaining('noch einmal hoch')] } },
    })
  }
  assertProposed(await entries.propose(delegate, organization, { logo: ownLogo }))
})

it('is uploaded by delegates of the entry only, and must be a picture', async () => {
  const file = await pictureFile()
  expect((await send(file, stranger)).status).toBe(404)
  expect((await send(file, new TestBrowser(backend))).status).toBe(401)
  for (const [content, text] of [
    ['', 'leer'],
    ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'PNG'],
    ['nothing', 'kein Bild'],
  ] as const) {
    const response = await send(new File([content], 'logo.png'))
    expect([response.status, await response.json()]).toEqual([400, { file: [expect.stringContaining(text)] }])
  }
  const json = await delegate.call('POST', `/de/api/organizations/my/${id}/logo/`, { file: 'x' })
  expect(json.status).toBe(415)
})

it('is removed from an entry by a proposal', async () => {
  const { id: first } = await proposeLogo(await sendLogo())
  await entries.act('approve', first)
  const { proposals } = assertProposed(await entries.propose(delegate, await loadOwnOrganization(), { logo: null }))
  await entries.act('approve', proposals[0]?.id ?? 0)
  const [row] = await backend.services.db.select().from(organizations)
  expect(row?.logoId).toBeNull()
})
