import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { type Locale, otherLocale } from '@/lib/contract/locale'
import { type PageDraft, pageDraftSchema } from '@/lib/contract/page-editing'
import { pageAddress } from '../calls'

/** A page's source, and what the backend knows of how the page goes with it. */
export interface Translation {
  source: PageDraft
  standing: PageDraft['translation']
}

export const translationKeys = {
  page: (locale: Locale, id: number) => ['translation', locale, id] as const,
}

/** The source of a page in the language that is edited, read anew when somebody changes one of both. */
export const translationQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: translationKeys.page(locale, id),
    queryFn: async ({ signal }): Promise<Translation> => {
      const draft = (of: Locale) => ask(pageDraftSchema, `${pageAddress(of, id)}/draft/`, signal)
      const [source, { translation }] = await Promise.all([draft(otherLocale(locale)), draft(locale)])
      return { source, standing: translation }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
