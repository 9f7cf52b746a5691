import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Suggestion } from '@/components/ui/aria/combobox'
import { useDebounced } from '@/components/ui/use-debounced'
import { ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { type LinkTarget, linkTargetsSchema } from '@/lib/contract/pages/link-targets'
import { useResultCount } from './use-result-count'

const maxSuggestions = 8

/** What a link may lead to by what is typed: pages, records, files and people, or, after `#`, the anchors of the page. */
export function useLinkSuggestions(locale: Locale, value: string, anchors: readonly string[] = []) {
  const t = useTranslations('editor.fields.suggestions')
  const [isEntered, setEntered] = useState(false)
  const typed = value.trim()
  const isAnchor = typed.startsWith('#')
  const words = useDebounced(isAnchor ? '' : searchTermOf(typed))
  const { data: targets, isError } = useQuery({ ...linkTargetsQuery(locale, words), enabled: isEntered })
  const fitting = targets?.filter(({ title, url }) => url !== typed && isFoundBy(typed, `${title} ${url}`))
  const found = fitting
    ?.toSorted((one, other) => turnOf(one, fitting) - turnOf(other, fitting))
    .slice(0, maxSuggestions)
    .map(({ kind, title, url }): Suggestion => {
      return { id: url, label: title, detail: kind === 'page' ? url : t(kind) }
    })
  const suggestions = isAnchor ? anchorSuggestions(typed, anchors, t('here')) : (found ?? null)
  return {
    suggestions: suggestions ?? [],
    status: useResultCount(suggestions, isError),
    /** To be called when the field is entered: before, nothing is asked. */
    enter: () => setEntered(true),
  }
}

/** Two of each kind come before there are more of any: no kind hides the others. */
function turnOf(target: LinkTarget, targets: readonly LinkTarget[]): number {
  return Math.floor(targets.filter(({ kind }) => kind === target.kind).indexOf(target) / 2)
}

/** The best matches for words; a new search aborts the previous one, whose results stay until it is answered. */
const linkTargetsQuery = (locale: Locale, words: string) =>
  queryOptions({
    queryKey: ['link-targets', locale, words],
    queryFn({ signal }) {
      const query = new URLSearchParams({ search: words })
      return ask(linkTargetsSchema, `/${locale}/pageeditor-api/link-targets/?${query}`, signal)
    },
    placeholderData: keepPreviousData,
  })

/** The search term for pages, whose paths have no language. */
const searchTermOf = (typed: string) => typed.replace(/^\/(?:de|en)?(?:\/|$)/, '').slice(0, 200)

const isFoundBy = (typed: string, text: string) => fold(text).includes(fold(typed))

/** As the backend compares: without accents, umlauts however they are written. */
function fold(text: string): string {
  const plain = text
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
  return plain.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u')
}

function anchorSuggestions(typed: string, anchors: readonly string[], here: string): Suggestion[] {
  const found = anchors.map((anchor) => `#${anchor}`).filter((link) => link.startsWith(typed))
  return found.slice(0, maxSuggestions).map((link) => ({ id: link, label: link, detail: here }))
}
