import { moduleMessage } from '@/backend/content/modules/messages'
import { createRecordWriter } from '@/backend/content/page-tree/routes/record-writer'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Queryable } from '@/backend/platform/db/client'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { OrganizationChange } from '@/lib/contract/pages/organization'
import { createOrganization, toPageSettings } from '../create-organization'
import { createFieldWriter, findOrganization } from '../organization-fields'
import { mayEditOrganizations } from '../policy'
import { readOrganizationDraft } from '../read-organization'
import { change, create, remove } from './descriptions'

/** POST api/organizations/, PATCH and DELETE api/organizations/{id}/ */
export function organizationWriteRoutes(services: Pick<Services, 'db' | 'clock'>) {
  const { db } = services
  const recordWriter = createRecordWriter(services, {
    types: ['organization'],
    right: mayEditOrganizations,
    find: findOrganization,
    readDraft: readOrganizationDraft,
  })

  /** @throws InvalidFieldsError for missing pictures */
  async function assertPicturesExist(
    transaction: Queryable,
    locale: Locale,
    { image, logo, images }: Pick<OrganizationChange, 'image' | 'logo' | 'images'>,
  ): Promise<void> {
    const pictureIds = { image: image ? [image] : [], logo: logo ? [logo] : [], images: images ?? [] }
    const existingIds = await lockPictures(transaction, Object.values(pictureIds).flat())
    const problems: Record<string, string[]> = {}
    for (const [field, ids] of Object.entries(pictureIds)) {
      if (!ids.every((id) => existingIds.has(id))) problems[field] = [moduleMessage(locale, 'missing')]
    }
    if (Object.keys(problems).length > 0) throw new InvalidFieldsError(problems)
  }

  return createRouter()
    .openapi(create, async (c) => {
      const author = await recordWriter.requireAuthor(c)
      const organization = c.req.valid('json')
      const id = await db.transaction(async (transaction) => {
        await assertPicturesExist(transaction, author.locale, organization)
        return await createOrganization(transaction, organization, author)
      })
      return c.json(await recordWriter.readDraft(c, id), 201)
    })
    .openapi(change, async (c) => {
      const { revision, ...organization } = c.req.valid('json')
      const { pageId } = await recordWriter.requireRecord(c)
      const { title, slug, teaser, image, ...fields } = organization
      return c.json(
        await recordWriter.change(c, {
          revision,
          settings: toPageSettings({ title, slug, teaser, image }),
          check: (transaction) => assertPicturesExist(transaction, c.get('locale'), organization),
          fieldWriter: createFieldWriter(pageId, fields),
          submission: organization,
        }),
        200,
      )
    })
    .openapi(remove, async (c) => {
      await recordWriter.remove(c, c.req.valid('json').revision)
      return c.body(null, 204)
    })
}
