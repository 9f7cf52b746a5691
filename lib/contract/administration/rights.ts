import { z } from 'zod'
import { userRoles } from '../account'
import { named } from '../named'

const rights = z.object({
  read: z.boolean(),
  insert: z.boolean(),
  update: z.boolean(),
  delete: z.boolean(),
  /** The names of the actions beside these. */
  actions: z.array(z.string()),
})

/** GET api/administration/rights/: what each role may, as the calls decide it. */
export const administrationRightsSchema = named(
  'AdministrationRights',
  z.object({
    types: z.array(
      z.object({
        /** The name of the type. */
        name: z.string(),
        /** Whether a write needs a fresh proof of who does it. */
        needs_proof: z.boolean(),
        rights: z.record(z.enum(userRoles), rights),
      }),
    ),
  }),
)

export type AdministrationRights = z.infer<typeof administrationRightsSchema>
