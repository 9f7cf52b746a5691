import { z } from 'zod'
import type { SeedPage } from '@/backend/operations/seed/content'
import { moduleSchema } from '../module-schema'
import { readContent } from '../read-content'
import { localizedSchema } from '../sentence'

const textSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  menuName: z.string().optional(),
  headline: z.string(),
  metaDescription: z.string(),
  heroText: z.string().optional(),
  modules: z.array(moduleSchema),
})

const pageSchema = z.strictObject({
  inMenu: z.boolean().optional(),
  inFooter: z.boolean().optional(),
  isHighlight: z.boolean().optional(),
  isOnline: z.boolean().optional(),
  isDraft: z.boolean().optional(),
  isClickable: z.boolean().optional(),
  hasTabNavigation: z.boolean().optional(),
  areaClass: z.string().optional(),
  heroPicture: z.string().optional(),
  heroLink: localizedSchema.optional(),
  menuPicture: z.string().optional(),
  de: textSchema,
  en: textSchema,
})

/** A page in the menus, with its subpages. The file named by `key` has the content of the page. */
interface Place {
  key: string
  children?: Place[]
}

const placeSchema: z.ZodType<Place> = z.lazy(() =>
  z.strictObject({ key: z.string(), children: z.array(placeSchema).optional() }),
)

/** The pages of the demo in the order of the menu. The home page is first. */
export const pages: SeedPage[] = readContent('pages/tree', z.array(placeSchema)).map((place) =>
  readPage(place, place.children ? `${place.key}/` : ''),
)

/** Reads a page and its subpages. All pages below a top-level page are in its folder. */
function readPage({ key, children }: Place, folder: string): SeedPage {
  return {
    key,
    ...readContent(`pages/${folder}${key}`, pageSchema),
    ...(children && { children: children.map((child) => readPage(child, folder)) }),
  }
}
