import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { requiredLine, singleLine } from '../common/single-line'
import { menuEntrySchema } from '../site/navigation'

/** Groups by their exact names (spec §6). */
export const userGroups = ['Mitglied', 'Jobbörse', 'Mitglied + Jobbörse'] as const
/**
 * Roles of accounts. Editors maintain the content, the office maintains the members, administrators
 * may do everything.
 */
export const userRoles = ['user', 'editor', 'office', 'admin'] as const
export type UserRole = (typeof userRoles)[number]
export const requestedAccesses = ['members', 'jobs', 'both'] as const

/** Fields of a profile that its user may change. */
export const profileFields = {
  first_name: requiredLine(100),
  last_name: requiredLine(100),
  salutation: singleLine(50),
  title: singleLine(100),
  position: singleLine(200),
  organization: singleLine(200),
  phone: singleLine(50),
  language: localeSchema,
}

export const profileChangeSchema = nameSchema(
  'ProfileChange',
  z.object({ ...profileFields, newsletter: z.boolean() }).partial(),
)

/** GET and PATCH api/users/me/. */
export const currentUserSchema = nameSchema(
  'CurrentUser',
  z.object({
    id: z.number().int(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    full_name: z.string(),
    salutation: z.string(),
    title: z.string(),
    position: z.string(),
    organization: z.string(),
    phone: z.string(),
    language: localeSchema,
    /** Empty until an administrator assigns a group. */
    group: z.enum([...userGroups, '']),
    groups: z.array(z.enum(userGroups)),
    is_active: z.boolean(),
    is_editor: z.boolean(),
    /** True if the user may use the administration. Other backends may omit it. */
    may_administrate: z.boolean().optional(),
    newsletter: z.boolean(),
    /**
     * True if the role requires a second factor that is not set up yet. Other backends may omit it.
     */
    lacks_second_factor: z.boolean().optional(),
  }),
)

export type CurrentUserData = z.infer<typeof currentUserSchema>

export const sessionSchema = nameSchema(
  'Session',
  z.object({
    id: z.number().int(),
    created_at: z.iso.datetime({ offset: true }),
    last_used_at: z.iso.datetime({ offset: true }),
    expires_at: z.iso.datetime({ offset: true }),
    user_agent: z.string(),
    is_current: z.boolean(),
  }),
)

/** GET api/users/me/sessions/. */
export const sessionListSchema = nameSchema('SessionList', paginated(sessionSchema))

const navigationCategorySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  url: z.string(),
})

/** GET pageeditor-api/nav-account/. */
export const accountNavigationSchema = nameSchema(
  'AccountNavigation',
  z.object({
    pages: z.array(menuEntrySchema),
    user_unions_categories: z.array(navigationCategorySchema),
    downloads_categories: z.array(navigationCategorySchema),
  }),
)
