import { z } from 'zod'
import { recordId } from '../common/record-id'
import { revisionSchema } from '../common/revision'

/**
 * Parameters of the action `merge`, which replaces a record by the record `into`. `revision` is the
 * revision of the record `into`; `values` are new values for it. `source_revision` is the revision
 * of the replaced record. Without it, changes of that record during the comparison are not noticed.
 */
export const mergeAction = z.object({
  into: recordId,
  revision: revisionSchema,
  source_revision: revisionSchema.optional(),
  values: z.record(z.string(), z.unknown()).default({}),
})
