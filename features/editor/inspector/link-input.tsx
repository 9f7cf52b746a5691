import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Combobox, type Suggestion } from '@/components/ui/combobox'
import { useDebounced } from '@/components/ui/use-debounced'
import type { Locale } from '@/lib/contract/locale'
import type { TreePage } from '@/lib/contract/page-tree'
import type { InputProps } from './input'
import { foundPagesQuery } from './queries'
import { useResultCount } from './use-result-count'

const maxSuggestions = 8

interface LinkInputProps extends InputProps<string> {
  locale: Locale
  /** The anchors of the page that is edited. */
  anchors: readonly string[]
}

/** The target of a link: a page of the site or an anchor of this page, suggested while typing, or any address. */
export function LinkInput({ locale, anchors, onChange, ...input }: LinkInputProps) {
  const t = useTranslations('editor.fields')
  const [isEntered, setEntered] = useState(false)
  const typed = input.value.trim()
  const isAnchor = typed.startsWith('#')
  const searchTerm = useDebounced(isAnchor ? '' : searchTermOf(typed))
  const { data: pages, isError } = useQuery({ ...foundPagesQuery(locale, searchTerm), enabled: isEntered })
  const anchorMatches = isAnchor ? anchorSuggestions(typed, anchors, t('suggestions.here')) : null
  const suggestions = anchorMatches ?? (pages ? pageSuggestions(typed, pages) : null)

  return (
    <Combobox
      {...input}
      hint={t('hints.link')}
      suggestions={suggestions ?? []}
      status={useResultCount(suggestions, isError)}
      onEnter={() => setEntered(true)}
      onType={onChange}
      onChoose={onChange}
    />
  )
}

/** The search term for pages, whose paths have no language. */
const searchTermOf = (typed: string) => typed.replace(/^\/(?:de|en)?(?:\/|$)/, '').slice(0, 200)

function anchorSuggestions(typed: string, anchors: readonly string[], here: string): Suggestion[] {
  const found = anchors.map((anchor) => `#${anchor}`).filter((place) => place.startsWith(typed))
  return found.slice(0, maxSuggestions).map((place) => ({ id: place, label: place, detail: here }))
}

function pageSuggestions(typed: string, pages: readonly TreePage[]): Suggestion[] {
  const query = typed.toLocaleLowerCase('de')
  return pages
    .flatMap(({ title, url }) =>
      title && url && url !== typed ? [{ id: url, label: title, detail: url }] : [],
    )
    .filter(({ label, detail }) => `${label} ${detail}`.toLocaleLowerCase('de').includes(query))
    .slice(0, maxSuggestions)
}
