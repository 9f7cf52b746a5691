import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { paginated } from '../common/pagination'
import { requiredLine, singleLine } from '../common/single-line'
import { menuEntrySchema } from '../site/navigation'

/** The groups by their exact names (spec §6). */
export const userGroups = ['Mitglied', 'Jobbörse', 'Mitglied + Jobbörse'] as const
/** What users do for the site: editors its content, the office its members; administrators everything. */
export const userRoles = ['user', 'editor', 'office', 'admin'] as const
export const requestedAccesses = ['members', 'jobs', 'both'] as const

/** What a profile has that people fill in. */
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

/** What users change of their own profile. */
export const profileChangeSchema = named(
  'ProfileChange',
  z.object({ ...profileFields, newsletter: z.boolean() }).partial(),
)

/** GET and PATCH api/users/me/. */
export const currentUserSchema = named(
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
    /** Empty while an administrator has given none. */
    group: z.enum([...userGroups, '']),
    groups: z.array(z.enum(userGroups)),
    is_active: z.boolean(),
    is_editor: z.boolean(),
    newsletter: z.boolean(),
    /** Whether the account's role waits for a second factor to be set up; a backend may leave it out. */
    lacks_second_factor: z.boolean().optional(),
  }),
)

export type CurrentUserData = z.infer<typeof currentUserSchema>

/** A login on some device. */
export const sessionSchema = named(
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
export const sessionListSchema = named('SessionList', paginated(sessionSchema))

const navigationCategorySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  url: z.string(),
})

/** GET pageeditor-api/nav-account/. */
export const accountNavigationSchema = named(
  'AccountNavigation',
  z.object({
    pages: z.array(menuEntrySchema),
    user_unions_categories: z.array(navigationCategorySchema),
    downloads_categories: z.array(navigationCategorySchema),
  }),
)
