import { z } from 'zod'
import { queriedId } from '../common/record-id'
import { jobKeyScopes } from '../jobs/job-teams'
import { relation } from './page-records'
import { defineRecordType } from './record-type'

const sharedShape = {
  name: z.string(),
  /** Start of the key. The complete key is shown only once, when it is created. */
  prefix: z.string(),
  scopes: z.array(z.enum(jobKeyScopes)),
  team: relation,
  /** The user who created the key; null if the account was deleted. */
  created_by: relation.nullable(),
  created_at: z.iso.datetime({ offset: true }),
  /** Day of the last use; null if the key was never used. */
  last_used_on: z.iso.date().nullable(),
}

/** API keys for programs that manage the ads of a team. Deleting a key revokes it at once. */
export const apiKeyRecords = defineRecordType({
  name: 'api-keys',
  section: 'jobs',
  values: z.object(sharedShape),
  row: z.object(sharedShape),
  filters: z.object({ team: queriedId.optional() }),
  orderings: ['-created_at', 'name', 'team', 'last_used_on'],
  actions: { delete: z.object({}) },
})
