import { z } from 'zod'
import { nameSchema } from '../common/named'
import { thumbsSchema } from '../media/image'

/**
 * A picture in the menu: the sizes of a picture, and the path of a small icon (spec §3,
 * menu_thumbs).
 */
export const menuThumbsSchema = nameSchema('MenuThumbs', thumbsSchema.extend({ navicon: z.string() }))

export interface MenuEntry {
  menu_name: string
  title: string
  url: string
  children: MenuEntry[]
  is_highlight: boolean
  menu_thumbs: z.infer<typeof menuThumbsSchema> | null
}

export const menuEntrySchema: z.ZodType<MenuEntry> = nameSchema(
  'MenuEntry',
  z.lazy(() =>
    z.object({
      menu_name: z.string(),
      title: z.string(),
      url: z.string(),
      children: z.array(menuEntrySchema),
      is_highlight: z.boolean(),
      menu_thumbs: menuThumbsSchema.nullable(),
    }),
  ),
)

export const footerLinkSchema = nameSchema('FooterLink', z.object({ title: z.string(), url: z.string() }))

/** GET pageeditor-api/nav. */
export const navSchema = nameSchema(
  'Nav',
  z.object({ navigation: z.object({ menu: z.array(menuEntrySchema), footer: z.array(footerLinkSchema) }) }),
)

export type FooterLink = z.infer<typeof footerLinkSchema>
export type Navigation = z.infer<typeof navSchema>['navigation']
