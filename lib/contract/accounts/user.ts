import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'

export interface AdminMenu {
  title: string
  url: string
  children: AdminMenu[]
}

const adminMenuSchema: z.ZodType<AdminMenu> = nameSchema(
  'AdminMenu',
  z.lazy(() => z.object({ title: z.string(), url: z.string(), children: z.array(adminMenuSchema) })),
)

/**
 * Value of the cookie `editor` for users who may use the administration but not edit pages. Scripts
 * can read the cookie.
 */
export const officeHint = 'office'

export const capabilities = ['drafts', 'versions', 'schedule', 'presence', 'media', 'feedback'] as const
export type Capability = (typeof capabilities)[number]

/**
 * GET pageeditor-api/user for users who may not edit pages. `admin_menus` is empty if they may not
 * use the administration either.
 */
const otherUserSchema = z.object({ logged: z.literal(false), admin_menus: z.array(adminMenuSchema) })

/**
 * GET pageeditor-api/user for editors. `capabilities` lists the optional features that the backend
 * offers.
 */
const editorSchema = z.object({
  logged: z.literal(true),
  email: z.string(),
  username: z.string(),
  id: z.number().int(),
  admin_menus: z.array(adminMenuSchema),
  capabilities: z.array(z.enum(capabilities)),
  /** Language that the editor has chosen. If it is missing, tools use the language of the page. */
  language: localeSchema.optional(),
})

export const editorSessionSchema = nameSchema(
  'EditorSession',
  z.discriminatedUnion('logged', [otherUserSchema, editorSchema]),
)
