import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { removeUnusedLogos } from '@/backend/library/media/outside-library'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { images } from '@/backend/platform/db/schema/library/images'
import { organizations } from '@/backend/platform/db/schema/members/organizations'
import { originalKey } from '@/backend/platform/images/keys'
import { proposedLogoSchema } from '@/lib/contract/administration/own-organization'
import { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPictureFile, toFormData } from '@/tests/content/media'
import { assertProposed, startEntries } from './entries.fixture'

const startTime = new Date('2026-11-02T10:00:00Z')
let now = startTime
const backend = startTestBackend({ clock: () => now })

const entries = startEntries(backend)
let delegate: TestBrowser
let delegateRow: UserRow
let colleague: TestBrowser
let colleagueRow: UserRow
let stranger: TestBrowser
let editor: TestBrowser
beforeAll(async () => {
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

const upload = async (file: Blob, browser = delegate) =>
  browser.call('POST', `/de/api/organizations/my/${id}/logo/`, toFormData({ file }))
async function uploadLogo(browser = delegate): Promise<number> {
  const response = await upload(await createPictureFile('logo.png'), browser)
  expect(response.status).toBe(201)
  return proposedLogoSchema.parse(await response.json()).logo.id
}
const loadOwnOrganization = () => entries.loadOwnOrganization(delegate)
async function proposeLogo(logo: number) {
  const { proposals } = assertProposed(await entries.propose(delegate, await loadOwnOrganization(), { logo }))
  return entries.loadProposals(`${proposals[0]?.id}/`)
}
const findImage = async (logo: number) => {
  const [row] = await backend.services.db.select().from(images).where(eq(images.id, logo))
  return row
}
/** Runs the clean-up a day later, when no upload is pending. */
async function cleanUp() {
  now = new Date(startTime.getTime() + 25 * 3_600_000)
  await removeUnusedLogos(backend.services)
  now = startTime
}
const isInLibrary = async (logo: number) => {
  const { status } = await editor.call('GET', `/de/pageeditor-api/media/${logo}/`)
  return status === 200
}

it('a proposed logo is not in the library while it is proposed, and visible to its author and the office', async () => {
  const logo = await uploadLogo()
  const { values } = await proposeLogo(logo)
  expect(values).toMatchObject({ changes: [{ field: 'logo', from: null, to: logo }], logos: [{ id: logo }] })
  expect(await loadOwnOrganization()).toMatchObject({ values: { logo: null }, logos: [{ id: logo }] })
  expect(await isInLibrary(logo)).toBe(false)
  await cleanUp()
  expect(await findImage(logo)).toBeDefined()
})

it('a proposed logo becomes part of the entry and the library when it is accepted', async () => {
  const logo = await uploadLogo()
  const { id: proposal } = await proposeLogo(logo)
  expect(await entries.runAction('approve', proposal)).toEqual({ done: [proposal], refused: [] })
  expect(await (await backend.get(`/de/api/organizations/${id}/`)).json()).toMatchObject({ logo: { id: logo } })
  await cleanUp()
  expect(await findImage(logo)).toBeDefined()
  expect(await isInLibrary(logo)).toBe(true)
  expect(await loadOwnOrganization()).toMatchObject({ values: { logo }, proposals: [{ state: 'decided' }] })
})

it.each([
  [
    'refused',
    async (proposal: { id: number; values: { proposal_revision: number; entry_revision: number } }) => {
      const { proposal_revision, entry_revision } = proposal.values
      const decisions = { logo: { outcome: 'refused', reason: 'Zu klein.' } }
      const result = await entries.runAction('decide', proposal.id, { proposal_revision, entry_revision, decisions })
      expect(result.done).toEqual([proposal.id])
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
      assertProposed(await entries.propose(delegate, await loadOwnOrganization(), { logo: await uploadLogo() }, 1))
    },
  ],
])('a proposed logo is deleted a day after its upload when it is %s', async (_, endProposal) => {
  const logo = await uploadLogo()
  const row = await findImage(logo)
  await endProposal(await proposeLogo(logo))
  expect(await findImage(logo)).toBeDefined()
  await cleanUp()
  expect(await findImage(logo)).toBeUndefined()
  expect(await backend.services.storage.exists(originalKey(row?.hash ?? ''))).toBe(false)
  expect((await loadOwnOrganization()).logos).not.toContainEqual(expect.objectContaining({ id: logo }))
})

it('a proposed logo is restored with a deleted entry', async () => {
  const logo = await uploadLogo()
  await proposeLogo(logo)
  const runAction = (action: string) =>
    entries.office.call('POST', `/de/api/administration/organizations/${action}/`, { ids: [id] })
  await runAction('delete')
  await cleanUp()
  await runAction('restore')
  expect(await loadOwnOrganization()).toMatchObject({ logos: [{ id: logo }], proposals: [{ state: 'waiting' }] })
})

it('a proposed logo must be uploaded by its author: pictures of other users, the library or ads are rejected', async () => {
  const organization = await loadOwnOrganization()
  const ownLogo = await uploadLogo()
  const [foreignLogo, libraryLogo] = [await uploadLogo(colleague), await uploadLogo(colleague)]
  const { db } = backend.services
  await db.execute(`UPDATE images SET is_outside_library = false WHERE id = ${libraryLogo}`)
  for (const logo of [foreignLogo, libraryLogo, 999_999]) {
    expect(await entries.propose(delegate, organization, { logo })).toMatchObject({
      status: 400,
      responseBody: { values: { logo: [expect.stringContaining('noch einmal hoch')] } },
    })
  }
  assertProposed(await entries.propose(delegate, organization, { logo: ownLogo }))
})

it('a proposed logo is uploaded by delegates of the entry only, and must be a picture', async () => {
  const file = await createPictureFile()
  expect((await upload(file, stranger)).status).toBe(404)
  expect((await upload(file, new TestBrowser(backend))).status).toBe(401)
  for (const [content, text] of [
    ['', 'leer'],
    ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'PNG'],
    ['nothing', 'kein Bild'],
  ] as const) {
    const response = await upload(new File([content], 'logo.png'))
    expect([response.status, await response.json()]).toEqual([400, { file: [expect.stringContaining(text)] }])
  }
  const jsonResponse = await delegate.call('POST', `/de/api/organizations/my/${id}/logo/`, { file: 'x' })
  expect(jsonResponse.status).toBe(415)
})

it('the logo is removed from an entry by a proposal', async () => {
  const { id: proposalId } = await proposeLogo(await uploadLogo())
  await entries.runAction('approve', proposalId)
  const { proposals } = assertProposed(await entries.propose(delegate, await loadOwnOrganization(), { logo: null }))
  await entries.runAction('approve', proposals[0]?.id ?? 0)
  const [row] = await backend.services.db.select().from(organizations)
  expect(row?.logoId).toBeNull()
})
