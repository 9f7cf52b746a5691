import { z } from 'zod'
import { userGroups } from '../accounts/account'

export const trimmedText = (maxLength: number) => z.string().trim().max(maxLength)

/** A picture: either its id, or the object that responses contain. */
export const imageIdSchema = z
  .union([z.int32().positive(), z.looseObject({ id: z.int32().positive() }).transform(({ id }) => id)])
  .nullable()

/**
 * Last segment of a page's address. It contains letters and digits, with single hyphens or
 * underscores between them.
 */
export const pageSlugSchema = z
  .string()
  .trim()
  .max(100)
  .regex(/^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*$/u)
  .transform((slug) => slug.normalize('NFC').toLowerCase())

const pageTextFields = z.object({
  title: trimmedText(200).min(1),
  slug: pageSlugSchema,
  menu_name: trimmedText(100),
  headline: trimmedText(300),
  meta_title: trimmedText(200),
  meta_description: trimmedText(500),
  og_title: trimmedText(200),
  og_description: trimmedText(500),
  og_type: trimmedText(50),
  og_image: imageIdSchema,
  hero_text: trimmedText(2000),
  hero_link: trimmedText(2000),
})

/**
 * Groups that may see a page and its descendants, in addition to editors. If there are none, every
 * user may see a page that requires a login (by `is_for_users` or its address), and everybody any
 * other page.
 */
const pageGroupsSchema = z
  .array(z.enum(userGroups))
  .max(userGroups.length)
  .transform((groups) => userGroups.filter((group) => groups.includes(group)))

const sharedPageFields = z.object({
  is_clickable: z.boolean(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  is_highlight: z.boolean(),
  has_tab_navigation: z.boolean(),
  menu_image: imageIdSchema,
  hero_image: imageIdSchema,
  hero_video: trimmedText(2000),
  /** `account` for the layout with the self-service menu (spec §2). */
  page_area_class: trimmedText(50),
  groups: pageGroupsSchema,
  /** Only users may see the page and its descendants. */
  is_for_users: z.boolean(),
})

/** POST page/{id}/: fields that are not sent stay unchanged. */
export const pageSettingsSchema = pageTextFields.extend(sharedPageFields.shape).partial()

/** POST page/ */
export const pageCreationSchema = pageSettingsSchema.extend({
  parent: z.int32().positive().nullable().default(null),
  position: z.int32().min(0).optional(),
  /** Saved blocks that the new page starts with; null for an empty page. */
  template: z.int32().positive().nullable().default(null),
  title: pageTextFields.shape.title,
  slug: pageTextFields.shape.slug,
})

export type PageSettings = z.infer<typeof pageSettingsSchema>
