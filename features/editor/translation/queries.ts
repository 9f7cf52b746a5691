import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/call'
import { orThrow } from '@/lib/api/or-throw'
import { ask } from '@/lib/api/query'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { type Locale, otherLocale } from '@/lib/contract/common/locale'
import { type PageDraft, pageDraftSchema } from '@/lib/contract/pages/page-editing'
import { pageAddress } from '../calls'

/** A page's source, with its reusable containers among the modules, and what the backend knows of how the page goes with it. */
export interface Translation {
  source: PageDraft
  standing: PageDraft['translation']
}

export const translationKeys = {
  page: (locale: Locale, id: number) => ['translation', locale, id] as const,
}

/**
 * The source of a page in the language that is edited, read anew when somebody changes one of both.
 * @param containers the slugs of the reusable containers that are shown with it
 */
export const translationQuery = (locale: Locale, id: number, containers: readonly string[]) =>
  queryOptions({
    queryKey: translationKeys.page(locale, id),
    queryFn: async ({ signal }): Promise<Translation> => {
      const draft = (of: Locale) => ask(pageDraftSchema, `${pageAddress(of, id)}/draft/`, signal)
      const [source, { translation }, ...found] = await Promise.all([
        draft(otherLocale(locale)),
        draft(locale),
        ...containers.map((slug) => readContainer(otherLocale(locale), slug, signal)),
      ])
      return { source: { ...source, modules: [...source.modules, ...found.flat()] }, standing: translation }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** None where nobody has opened the page in that language yet, so that it is missing. */
async function readContainer(locale: Locale, slug: string, signal: AbortSignal): Promise<Module[]> {
  const path = `/${locale}/pageeditor-api/container/by-slug/${slug}/?draft=1`
  const result = await call(moduleSchema, { method: 'GET', path, signal })
  return !result.ok && result.failure.status === 404 ? [] : [await orThrow(result)]
}
