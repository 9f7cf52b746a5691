import { z } from 'zod'
import { userRoles } from '../accounts/account'
import { nameSchema } from '../common/named'

/** Administered areas other than record types. */
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
  /** CSV export; requires recent proof of the password. */
  export: z.boolean(),
  import: z.boolean(),
  /** Names of the other actions. */
  actions: z.array(z.string()),
})

const roleSchema = z.enum(userRoles)

/** GET api/administration/rights/: the rights of each role as the API enforces them. */
export const administrationRightsSchema = nameSchema(
  'AdministrationRights',
  z.object({
    types: z.array(
      z.object({
        /** Name of the record type. */
        name: z.string(),
        /** True if writes require recent proof of the password. */
        needs_proof: z.boolean(),
        rights: z.record(roleSchema, rights),
      }),
    ),
    /** Areas with the roles that have access. */
    areas: z.array(z.object({ name: z.enum(administeredAreas), roles: z.array(roleSchema) })),
  }),
)

export type AdministrationRights = z.infer<typeof administrationRightsSchema>
export type AdministeredArea = (typeof administeredAreas)[number]
