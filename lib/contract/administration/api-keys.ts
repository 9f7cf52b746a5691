import { z } from 'zod'
import { queriedId } from '../common/record-id'
import { jobKeyScopes } from '../jobs/job-teams'
import { relation } from './page-records'
import { recordType } from './record-type'

const facts = {
  name: z.string(),
  /** Start of the key. The key itself is shown only once, when it is created. */
  prefix: z.string(),
  scopes: z.array(z.enum(jobKeyScopes)),
  team: relation,
  /** Its creator; null if the account was deleted. */
  created_by: relation.nullable(),
  created_at: z.iso.datetime({ offset: true }),
  /** Day of the last use; null if never used. */
  last_used_on: z.iso.date().nullable(),
}

/** API keys for programs that manage the ads of teams. Deleting a key revokes it immediately. */
export const apiKeyRecords = recordType({
  name: 'api-keys',
  section: 'jobs',
  values: z.object(facts),
  row: z.object(facts),
  filters: z.object({ team: queriedId.optional() }),
  orderings: ['-created_at', 'name', 'team', 'last_used_on'],
  actions: { delete: z.object({}) },
})
