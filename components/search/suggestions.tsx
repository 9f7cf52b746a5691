'use client'

import { type RefObject, useId, useState } from 'react'
import { pageProgress } from '@/components/behavior/progress/progress'
import { BaseButton } from '@/components/ui/base-button'
import type { Locale } from '@/lib/contract/common/locale'
import { minimumToComplete } from '@/lib/contract/site/search'
import { usePlainRouter } from '@/lib/i18n/plain-navigation'
import { clearSearches, getRecentSearches, saveSearch } from './recent-searches'
import type { SearchTexts } from './search-texts'
import { SuggestedList } from './suggested-list'
import { createRecentGroups, createResultGroups, toSearchUrl } from './suggestion-groups'
import styles from './suggestions.module.css'
import { useComboboxField } from './use-combobox-field'
import { useSearchSuggestions } from './use-search-suggestions'

export interface SuggestionsProps {
  /** The search field that the page has already rendered. */
  input: RefObject<HTMLInputElement | null>
  locale: Locale
  /** The address of the page with the search results. */
  action: string
  texts: SearchTexts
}

/**
 * Turns a field into a combobox (ARIA APG, list autocomplete with manual selection). It shows
 * recent searches before typing and results while typing. Its code loads when the field gets the
 * focus.
 */
export function Suggestions({ input, locale, action, texts }: SuggestionsProps) {
  const listId = useId()
  const router = usePlainRouter()
  const [typedText, setTypedText] = useState(() => input.current?.value ?? '')
  const [isOpen, setOpen] = useState(true)
  const [recentSearches, setRecentSearches] = useState(getRecentSearches)
  const [activeKey, setActiveKey] = useState<string | null>(null)

  const query = typedText.trim()
  const suggestions = useSearchSuggestions(query, locale, () => setActiveKey(null))
  const isSearch = query.length >= minimumToComplete
  const suggestedGroups = isSearch && suggestions ? createResultGroups(action, suggestions, locale, texts) : []
  const groups = isSearch ? suggestedGroups : createRecentGroups(action, recentSearches, texts)
  const entries = groups.flatMap((group) => group.entries)
  const isShown = isOpen && entries.length > 0
  const toOptionId = (key: string) => `${listId}-${entries.findIndex((entry) => entry.key === key)}`
  const activeId = isShown && activeKey !== null ? toOptionId(activeKey) : null
  const close = () => {
    setOpen(false)
    setActiveKey(null)
  }

  /**
   * Moves to the next or previous suggestion. The field itself comes before the first and after the
   * last one.
   */
  const moveSelection = (step: 1 | -1) => {
    const index = isShown ? entries.findIndex(({ key }) => key === activeKey) : -1
    const nextIndex = index === -1 && step === -1 ? entries.length - 1 : index + step
    setOpen(true)
    setActiveKey(entries[nextIndex]?.key ?? null)
  }

  /** @returns true if the key is handled */
  const handleKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') moveSelection(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Escape' && isShown) close()
    else if (key === 'Enter' && activeId !== null) document.getElementById(activeId)?.click()
    else return false
    return true
  }

  const saveQuery = () => {
    saveSearch(query)
    setRecentSearches(getRecentSearches())
  }

  /**
   * Opens the results without a page load.
   * @returns false if the query is empty
   */
  const submit = (): boolean => {
    if (query === '') return false
    saveQuery()
    close()
    const address = toSearchUrl(action, query)
    if (address !== window.location.pathname + window.location.search) {
      pageProgress.start(action)
      router.push(address)
    }
    return true
  }

  useComboboxField({
    input,
    listId,
    isShown,
    activeId,
    onType(value) {
      setTypedText(value)
      setOpen(true)
      setActiveKey(null)
    },
    onReset(value) {
      setTypedText(value)
      close()
    },
    onClick: () => setOpen(true),
    onKey: handleKey,
    onLeave: close,
    onSubmit: submit,
  })

  const count = (suggestions?.pages.count ?? 0) + (suggestions?.others.count ?? 0)
  const hasNoResults = isSearch && suggestions?.query === query && entries.length === 0
  return (
    <>
      <div className={styles.panel} hidden={!isShown}>
        <SuggestedList
          id={listId}
          label={texts.suggestions}
          groups={groups}
          activeKey={isShown ? activeKey : null}
          toOptionId={toOptionId}
          onFollow={() => {
            if (isSearch) saveQuery()
            close()
          }}
        />
        {!isSearch && (
          <BaseButton
            className={styles.forget}
            onClick={() => {
              clearSearches()
              setRecentSearches([])
              input.current?.focus()
            }}
          >
            {texts.forget}
          </BaseButton>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {hasNoResults && texts.none}
        {isShown && isSearch && (count === 1 ? texts.countOne : texts.count.replace('{count}', String(count)))}
      </p>
    </>
  )
}
