import { z } from 'zod'
import { recordId } from '../common/record-id'
import { revisionSchema } from '../common/revision'

/**
 * Parameters of the action `merge`, which replaces a record by the record `into`. `revision` is the
 * revision of the record `into`; `values` are new values for it.
 */
export const mergeAction = z.object({
  into: recordId,
  revision: revisionSchema,
  values: z.record(z.string(), z.unknown()).default({}),
})
