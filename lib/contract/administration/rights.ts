import { z } from 'zod'
import { userRoles } from '../accounts/account'
import { nameSchema } from '../common/named'

/** Areas of the administration that are not record types. */
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
  /** CSV export. The user must also have entered the password recently. */
  export: z.boolean(),
  import: z.boolean(),
  actions: z.array(z.string()),
})

const roleSchema = z.enum(userRoles)

/** GET api/administration/rights/: the rights that the API grants to each role. */
export const administrationRightsSchema = nameSchema(
  'AdministrationRights',
  z.object({
    types: z.array(
      z.object({
        /** Name of the record type. */
        name: z.string(),
        /** True if writes require that the user has entered the password recently. */
        needs_proof: z.boolean(),
        rights: z.record(roleSchema, rights),
      }),
    ),
    /** Areas, with the roles that may use them. */
    areas: z.array(z.object({ name: z.enum(administeredAreas), roles: z.array(roleSchema) })),
  }),
)

export type AdministrationRights = z.infer<typeof administrationRightsSchema>
export type AdministeredArea = (typeof administeredAreas)[number]
