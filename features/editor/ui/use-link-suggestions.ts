import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Suggestion } from '@/components/ui/aria/combobox'
import { useDebounced } from '@/components/ui/use-debounced'
import { ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { type LinkTarget, linkTargetsSchema } from '@/lib/contract/pages/link-targets'
import { cutText } from '@/lib/text/cut-text'
import { useResultCount } from './use-result-count'

const maxSuggestions = 8

/**
 * Suggests targets for a link: pages, records, files and people. For an input that starts with `#`,
 * suggests the anchors of the page.
 */
export function useLinkSuggestions(locale: Locale, value: string, anchors: readonly string[] = []) {
  const t = useTranslations('editor.fields.suggestions')
  const [wasFocused, setFocused] = useState(false)
  const input = value.trim()
  const isAnchor = input.startsWith('#')
  const searchTerm = useDebounced(isAnchor ? '' : toSearchTerm(input))
  const { data: targets, isError } = useQuery({
    ...linkTargetsQuery(locale, searchTerm),
    enabled: wasFocused,
  })
  const matches = targets?.filter(({ title, url }) => url !== input && hasMatch(input, `${title} ${url}`))
  const bestMatches = matches
    ?.toSorted((a, b) => getRank(a, matches) - getRank(b, matches))
    .slice(0, maxSuggestions)
    .map(({ kind, title, url }): Suggestion => {
      return { id: url, label: title, detail: kind === 'page' ? url : t(kind) }
    })
  const suggestions = isAnchor ? suggestAnchors(input, anchors, t('here')) : (bestMatches ?? null)
  return {
    suggestions: suggestions ?? [],
    status: useResultCount(suggestions, isError),
    /** Call when the field receives focus. No suggestions are loaded before. */
    enter: () => setFocused(true),
  }
}

/**
 * Returns the round in which a target is suggested. Each round takes the next two targets of every
 * kind, so that one kind cannot fill the whole list.
 */
function getRank(target: LinkTarget, targets: readonly LinkTarget[]): number {
  return Math.floor(targets.filter(({ kind }) => kind === target.kind).indexOf(target) / 2)
}

/**
 * Queries the best matches. A new search aborts the previous request. The previous results stay
 * until the new response arrives.
 */
const linkTargetsQuery = (locale: Locale, searchTerm: string) =>
  queryOptions({
    queryKey: ['link-targets', locale, searchTerm],
    queryFn({ signal }) {
      const query = new URLSearchParams({ search: searchTerm })
      return ask(linkTargetsSchema, `/${locale}/pageeditor-api/link-targets/?${query}`, signal)
    },
    placeholderData: keepPreviousData,
  })

/** Strips the language prefix, because stored page paths do not contain it. */
const toSearchTerm = (input: string) => cutText(input.replace(/^\/(?:de|en)?(?:\/|$)/, ''), 200)

const hasMatch = (input: string, text: string) => normalizeText(text).includes(normalizeText(input))

/** Normalizes like the backend: removes accents, and converts both `ä` and `ae` to `a`. */
function normalizeText(text: string): string {
  const withoutAccents = text
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
  return withoutAccents.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u')
}

function suggestAnchors(input: string, anchors: readonly string[], detail: string): Suggestion[] {
  const links = anchors.map((anchor) => `#${anchor}`).filter((link) => link.startsWith(input))
  return links.slice(0, maxSuggestions).map((link) => ({ id: link, label: link, detail }))
}
