import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/call'
import { ask } from '@/lib/api/query'
import { requireSuccess } from '@/lib/api/require-success'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import { type PageDraft, pageDraftSchema } from '@/lib/contract/pages/page-editing'
import { getPagePath } from '../calls'

/** The source of a page, including its reusable containers, and the state of the translation. */
export interface Translation {
  source: PageDraft
  translationState: PageDraft['translation']
}

export const translationKeys = { page: (locale: Locale, id: number) => ['translation', locale, id] as const }

/**
 * Queries the source of a page and the state of its translation. The query is invalidated when
 * either changes.
 * @param locale the edited language
 * @param containers the slugs of the reusable containers that the page shows
 */
export const translationQuery = (locale: Locale, id: number, containers: readonly string[]) =>
  queryOptions({
    queryKey: translationKeys.page(locale, id),
    queryFn: async ({ signal }): Promise<Translation> => {
      const fetchDraft = (language: Locale) => ask(pageDraftSchema, `${getPagePath(language, id)}/draft/`, signal)
      const [source, { translation }, ...containerModules] = await Promise.all([
        fetchDraft(getOtherLocale(locale)),
        fetchDraft(locale),
        ...containers.map((slug) => fetchContainer(getOtherLocale(locale), slug, signal)),
      ])
      return {
        source: { ...source, modules: [...source.modules, ...containerModules.flat()] },
        translationState: translation,
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Fetches a container, which is created when its page is first opened. Returns [] before that. */
async function fetchContainer(locale: Locale, slug: string, signal: AbortSignal): Promise<Module[]> {
  const path = `/${locale}/pageeditor-api/container/by-slug/${slug}/?draft=1`
  const result = await call(moduleSchema, { method: 'GET', path, signal })
  return !result.ok && result.failure.status === 404 ? [] : [await requireSuccess(result)]
}
