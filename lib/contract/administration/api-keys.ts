import { z } from 'zod'
import { queriedId } from '../common/record-id'
import { jobKeyScopes } from '../jobs/job-teams'
import { relation } from './page-records'
import { recordType } from './record-type'

const facts = {
  name: z.string(),
  /** How the key begins; the key itself nobody knows but who was told it. */
  prefix: z.string(),
  scopes: z.array(z.enum(jobKeyScopes)),
  team: relation,
  /** Who made it; null where the account is gone. */
  created_by: relation.nullable(),
  created_at: z.iso.datetime({ offset: true }),
  /** The last day of its use; null for none. */
  last_used_on: z.iso.date().nullable(),
}

/** Keys by which programs act on the ads of teams. To delete one is to end it at once. */
export const apiKeyRecords = recordType({
  name: 'api-keys',
  section: 'jobs',
  values: z.object(facts),
  row: z.object(facts),
  filters: z.object({ team: queriedId.optional() }),
  orderings: ['-created_at', 'name', 'team', 'last_used_on'],
  actions: { delete: z.object({}) },
})
