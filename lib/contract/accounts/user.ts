import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'

export interface AdminMenu {
  title: string
  url: string
  children: AdminMenu[]
}

const adminMenuSchema: z.ZodType<AdminMenu> = named(
  'AdminMenu',
  z.lazy(() => z.object({ title: z.string(), url: z.string(), children: z.array(adminMenuSchema) })),
)

/** The value of the readable cookie `editor` for who is led into the administration but edits no pages. */
export const officeHint = 'office'

export const capabilities = ['drafts', 'versions', 'schedule', 'presence', 'media', 'feedback'] as const
export type Capability = (typeof capabilities)[number]

/** GET pageeditor-api/user for all who do not edit pages; those who administer something are led there, all others nowhere. */
const anonymousEditorSchema = z.object({
  logged: z.literal(false),
  admin_menus: z.array(adminMenuSchema),
})

/** GET pageeditor-api/user for editors; `capabilities` names what this backend can do. */
const editorSchema = z.object({
  logged: z.literal(true),
  email: z.string(),
  username: z.string(),
  id: z.number().int(),
  admin_menus: z.array(adminMenuSchema),
  capabilities: z.array(z.enum(capabilities)),
  /** The language that the person has chosen; without it the tools speak that of the page. */
  language: localeSchema.optional(),
})

export const editorSessionSchema = named(
  'EditorSession',
  z.discriminatedUnion('logged', [anonymousEditorSchema, editorSchema]),
)
