import { z } from 'zod'
import { userRoles } from '../accounts/account'
import { named } from '../common/named'

/** What is done for the site beside the types of records. */
export const administeredAreas = [
  'pages',
  'shared-content',
  'library',
  'trash',
  'broken-links',
  'searches',
  'personal-data',
  'checklist',
  'members-downloads',
  'styleguide',
] as const

const rights = z.object({
  read: z.boolean(),
  insert: z.boolean(),
  update: z.boolean(),
  delete: z.boolean(),
  /** As a table, with a fresh proof of who asks. */
  export: z.boolean(),
  import: z.boolean(),
  /** The names of the actions beside these. */
  actions: z.array(z.string()),
})

const roleSchema = z.enum(userRoles)

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
        rights: z.record(roleSchema, rights),
      }),
    ),
    /** Each with the roles that have it. */
    areas: z.array(z.object({ name: z.enum(administeredAreas), roles: z.array(roleSchema) })),
  }),
)

export type AdministrationRights = z.infer<typeof administrationRightsSchema>
export type AdministeredArea = (typeof administeredAreas)[number]
