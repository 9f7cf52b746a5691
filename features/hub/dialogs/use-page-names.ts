import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { toSlug } from '@/lib/contract/common/slug'
import { pageCreationSchema } from '@/lib/contract/pages/page-settings'

const { title, slug } = pageCreationSchema.shape

/** Converts a text to the last segment of an address; keeps a valid segment. */
export const normalizeSlug = (text: string): string => (slug.safeParse(text).success ? text : toSlug(text))

const namesSchema = z.object({ title, slug: z.string().transform(normalizeSlug).pipe(slug) })
/** The home page has no segment. */
const homeSchema = z.object({ title, slug: z.string() })

export type PageNamesForm = ReturnType<typeof usePageNames>

/** Returns the form of a page's title and the last segment of its address. */
export function usePageNames(values: z.input<typeof namesSchema>, isHome = false) {
  return useForm({ defaultValues: values, resolver: zodResolver(isHome ? homeSchema : namesSchema) })
}
