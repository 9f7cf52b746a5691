import { createRoute, z } from '@hono/zod-openapi'
import {
  administrationSchema,
  type MatchingRecord,
  matchingRecordsSchema,
} from '@/lib/contract/administration/record-type'
import { type ReportName, reportNames } from '@/lib/contract/administration/reports'
import { fullName } from '../../access/full-name'
import type { Right } from '../../access/roles'
import { authorize } from '../../http/guards/authorize'
import { requireRight } from '../../http/guards/login'
import { searchText } from '../../http/requests/search-text'
import { createRouter, invalidFields, json } from '../../http/router'
import type { Services } from '../../services'
import type { Administration } from '../administered'
import { loadRecords } from '../list-records'
import { mayAdministerAny } from '../policy'
import { entryRefusals } from './refusal'

const overview = createRoute({
  method: 'get',
  path: '/administration',
  summary: 'Lists the record types and reports that the user may administer',
  responses: { 200: json(administrationSchema, 'The user, and the names of the types'), ...entryRefusals },
})

const describeSearch = (mayEnter: Right) =>
  createRoute({
    method: 'get',
    path: '/administration/search',
    // Rejects other users before the query is validated.
    middleware: authorize(mayEnter),
    summary: 'Searches records of all types',
    request: { query: z.object({ search: searchText }) },
    responses: {
      200: json(matchingRecordsSchema, 'The first matches of each type'),
      400: invalidFields('The search is missing or too long'),
      ...entryRefusals,
    },
  })

const maxPerType = 4

/** GET api/administration/ and api/administration/search/ */
export function administrationRoutes(
  { db }: Pick<Services, 'db'>,
  { types: allTypes, areas, hasChecklist }: Administration & { hasChecklist: () => Promise<boolean> },
) {
  const mayEnter = mayAdministerAny(allTypes)
  const reports: Record<ReportName, Right> = {
    'broken-links': areas['broken-links'],
    searches: areas.searches,
    trash: areas.trash,
    rights: mayEnter,
    'personal-data': areas['personal-data'],
  }
  return createRouter()
    .openapi(overview, async (c) => {
      const { user } = await requireRight(c, mayEnter)
      const types = allTypes.filter(({ may }) => may(user))
      const { id, email, role } = user
      const presentedUser = { id, name: fullName(user) || email, email, role }
      const entries = {
        types: types.map(({ contract }) => contract.name),
        reports: reportNames.filter((name) => reports[name](user)),
        has_checklist: areas.checklist(user) && (await hasChecklist()),
      }
      return c.json({ user: presentedUser, ...entries }, 200)
    })
    .openapi(describeSearch(mayEnter), async (c) => {
      const { user } = await requireRight(c, mayEnter)
      const { search: words } = c.req.valid('query')
      const locale = c.get('locale')
      const results: MatchingRecord[] = []
      for (const type of allTypes.filter(({ may }) => may(user))) {
        const { name, orderings } = type.contract
        const query = { search: words.trim(), ordering: orderings[0], filters: {}, locale }
        const records = await loadRecords(db, type, query, { offset: 0, limit: maxPerType })
        results.push(...records.map(({ id, title, url }) => ({ type: name, id, title, url })))
      }
      return c.json({ results }, 200)
    })
}
