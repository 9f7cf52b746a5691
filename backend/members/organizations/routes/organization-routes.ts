import type { Context } from 'hono'
import { readPublishedRecord } from '@/backend/content/pages/routes/read-published-record'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, presentCursorPage } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { countOrganizations, listOrganizations } from '../list-organizations'
import { listPlaces } from '../list-places'
import type { OrganizationFilter } from '../organization-filter'
import { mayEditOrganizations } from '../policy'
import { presentOrganization, readOrganizationDraft } from '../read-organization'
import { detail, list, places } from './descriptions'

type FilterQuery = Partial<Record<'categories' | 'place' | 'region' | 'letter' | 'search', string | undefined>>

/** GET api/organizations/, organizations/{id}/, places/ */
export function organizationRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  const organizationsTag = cacheTags.records('organization')

  /** Converts query parameters to a filter. Empty values, as forms send them, do not filter. */
  function toFilter(
    c: Context<AppEnv>,
    { categories, place, region, letter, search }: FilterQuery,
  ): OrganizationFilter {
    return {
      locale: c.get('locale'),
      categories: categories ? categories.split(',') : null,
      place: place || null,
      region: region || null,
      letter: letter?.toLowerCase() ?? null,
      search: search ?? '',
    }
  }

  return createRouter()
    .openapi(list, async (c) => {
      setCacheTags(c, [organizationsTag])
      const { page, page_size, after = null, ...filterParams } = c.req.valid('query')
      const range = pageRange({ page, page_size })
      const filter = toFilter(c, filterParams)
      const organizationPage = await listOrganizations(db, filter, { after, ...range })
      const { count, ...counts } = await countOrganizations(db, filter)
      return c.json({ ...presentCursorPage(c, env.SITE_URL, range, { count, ...organizationPage }), ...counts }, 200)
    })
    .openapi(places, async (c) => {
      setCacheTags(c, [organizationsTag])
      return c.json(await listPlaces(db, toFilter(c, c.req.valid('query'))), 200)
    })
    .openapi(detail, async (c) => {
      const id = readId(c.req.valid('param').id)
      const locale = c.get('locale')
      if (c.req.valid('query').draft !== '1') {
        const record = await readPublishedRecord(c, db, id, ['organization'])
        return c.json(await presentOrganization(db, record, locale), 200)
      }
      await requireRight(c, mayEditOrganizations)
      return c.json(await readOrganizationDraft(db, id, locale), 200)
    })
}
