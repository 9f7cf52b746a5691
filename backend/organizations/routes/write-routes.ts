import type { Context } from 'hono'
import type { OrganizationChange } from '@/lib/contract/organization'
import { InvalidFieldsError, NotFoundError, staleWrite } from '../../errors'
import type { AppEnv } from '../../http/app-env'
import { requireRight } from '../../http/login'
import { readId } from '../../http/read-id'
import { createRouter } from '../../http/router'
import { lockPictures } from '../../media/lock-pictures'
import { moduleMessage } from '../../modules/messages'
import type { Outcome } from '../../page-tree/change-page'
import { changeRecord } from '../../page-tree/change-record'
import { deletePage } from '../../page-tree/delete-page'
import type { Services } from '../../services'
import { createOrganization, settingsOf } from '../create-organization'
import { factsOf, findOrganization } from '../organization-facts'
import { mayEditOrganizations } from '../policy'
import { readOrganizationDraft } from '../read-organization'
import { change, create, remove } from './descriptions'

/** POST api/organizations/, PATCH and DELETE api/organizations/{id}/ */
export function organizationWriteRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const byOf = async (c: Context<AppEnv>) => ({
    locale: c.get('locale'),
    userId: (await requireRight(c, mayEditOrganizations)).user.id,
    now: clock(),
  })

  /** @throws InvalidFieldsError for pictures that are not there */
  async function assertUsable(
    c: Context<AppEnv>,
    { image, logo, images }: Pick<OrganizationChange, 'image' | 'logo' | 'images'>,
  ): Promise<void> {
    const named = { image: [image ?? []].flat(), logo: [logo ?? []].flat(), images: images ?? [] }
    const existing = await lockPictures(db, Object.values(named).flat())
    const problems = Object.entries(named).flatMap(([field, ids]) =>
      ids.every((id) => existing.has(id)) ? [] : [[field, [moduleMessage(c.get('locale'), 'gone')]]],
    )
    if (problems.length > 0) throw new InvalidFieldsError(Object.fromEntries(problems))
  }

  async function assertThere(id: number): Promise<void> {
    if (!(await findOrganization(db, id))) throw new NotFoundError(`There is no organization ${id}.`)
  }

  async function assertFresh(
    c: Context<AppEnv>,
    id: number,
    outcome: Outcome,
    yours: unknown,
  ): Promise<void> {
    if (!outcome.isStale) return
    throw staleWrite({ current: await readOrganizationDraft(db, id, c.get('locale')), yours, by: outcome.by })
  }

  return createRouter()
    .openapi(create, async (c) => {
      const by = await byOf(c)
      const organization = c.req.valid('json')
      await assertUsable(c, organization)
      const id = await createOrganization(db, organization, by)
      return c.json(await readOrganizationDraft(db, id, by.locale), 201)
    })
    .openapi(change, async (c) => {
      const by = await byOf(c)
      const id = readId(c.req.valid('param').id)
      const { revision, ...organization } = c.req.valid('json')
      await assertThere(id)
      await assertUsable(c, organization)
      const { title, slug, teaser, image, ...facts } = organization
      const outcome = await changeRecord(
        db,
        ['organization'],
        { ...by, pageId: id, revision, settings: settingsOf({ title, slug, teaser, image }) },
        factsOf(id, facts),
      )
      await assertFresh(c, id, outcome, organization)
      return c.json(await readOrganizationDraft(db, id, by.locale), 200)
    })
    .openapi(remove, async (c) => {
      const by = await byOf(c)
      const id = readId(c.req.valid('param').id)
      const { revision } = c.req.valid('json')
      await assertThere(id)
      const outcome = await deletePage(db, { ...by, pageId: id, revision, redirectTo: null })
      await assertFresh(c, id, outcome, null)
      return c.body(null, 204)
    })
}
