import { z } from 'zod'
import { recordId } from '../common/record-id'
import { revisionSchema } from '../common/revision'

/**
 * Parameters of the action `merge` on a record: it ends, and `into` remains at its `revision`.
 * `values` are those that the remaining record takes over.
 */
export const mergeAction = z.object({
  into: recordId,
  revision: revisionSchema,
  values: z.record(z.string(), z.unknown()).default({}),
})
