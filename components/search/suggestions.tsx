'use client'

import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { pageProgress } from '@/components/behavior/progress/progress'
import { BaseButton } from '@/components/ui/base-button'
import { call } from '@/lib/api/call'
import type { Locale } from '@/lib/contract/common/locale'
import {
  minimumToComplete,
  type SearchSuggestions,
  searchSuggestionsSchema,
} from '@/lib/contract/site/search'
import { usePlainRouter } from '@/lib/i18n/plain-navigation'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches'
import type { SearchTexts } from './search-texts'
import { SuggestedList } from './suggested-list'
import { addressOf, foundGroups, recentGroups } from './suggestion-groups'
import styles from './suggestions.module.css'

/** The pause in typing after which is asked, in milliseconds. */
const pauseMs = 150

export interface SuggestionsProps {
  /** The field that they belong to: the one of the page, which stays what it is. */
  input: RefObject<HTMLInputElement | null>
  locale: Locale
  /** The address of the search's page. */
  action: string
  texts: SearchTexts
}

/**
 * Makes a field a combobox (ARIA APG, list autocomplete with manual selection): what is typed finds pages and others at once, and
 * before that stands what was searched for last in this browser. It comes when the field is entered, so that no page loads it before.
 */
export function Suggestions({ input, locale, action, texts }: SuggestionsProps) {
  const listId = useId()
  const router = usePlainRouter()
  const [typed, setTyped] = useState(() => input.current?.value ?? '')
  const [isOpen, setOpen] = useState(true)
  const [recent, setRecent] = useState(recentSearches)
  const [answer, setAnswer] = useState<SearchSuggestions | null>(null)
  const [active, setActive] = useState<string | null>(null)

  const query = typed.trim()
  const isSearch = query.length >= minimumToComplete
  const found = isSearch && answer ? foundGroups(action, answer, locale, texts) : []
  const groups = isSearch ? found : recentGroups(action, recent, texts)
  const entries = groups.flatMap((group) => group.entries)
  const isShown = isOpen && entries.length > 0
  const optionId = (key: string) => `${listId}-${entries.findIndex((entry) => entry.key === key)}`
  const activeId = isShown && active !== null ? optionId(active) : null
  const close = () => {
    setOpen(false)
    setActive(null)
  }

  useEffect(() => {
    if (query.length < minimumToComplete) return
    const asking = new AbortController()
    const ask = async () => {
      const path = `/${locale}/api/search/autocomplete/?${new URLSearchParams({ query })}`
      const result = await call(searchSuggestionsSchema, { method: 'GET', path, signal: asking.signal })
      if (asking.signal.aborted) return
      setAnswer(result.ok ? result.value : null)
      setActive(null)
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, locale])

  const type = useEffectEvent(() => {
    setTyped(input.current?.value ?? '')
    setOpen(true)
    setActive(null)
  })

  /** Before the first and behind the last suggestion is the field itself. */
  const go = (step: 1 | -1) => {
    const index = isShown ? entries.findIndex(({ key }) => key === active) : -1
    const next = index === -1 && step === -1 ? entries.length - 1 : index + step
    setOpen(true)
    setActive(entries[next]?.key ?? null)
  }

  /** @returns whether the key means something here */
  const pressed = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') go(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Escape' && isShown) close()
    else if (key === 'Enter' && activeId !== null) document.getElementById(activeId)?.click()
    else return false
    return true
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !pressed(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  })

  const leave = useEffectEvent((event: FocusEvent) => {
    const form = input.current?.form
    if (event.relatedTarget instanceof Node && form?.contains(event.relatedTarget)) return
    close()
  })

  const keep = () => {
    keepSearch(query)
    setRecent(recentSearches())
  }

  const submit = useEffectEvent((event: SubmitEvent) => {
    if (query === '') return
    event.preventDefault()
    keep()
    close()
    const address = addressOf(action, query)
    if (address !== window.location.pathname + window.location.search) {
      pageProgress.start(action)
      router.push(address)
    }
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('input', () => type(), { signal })
    field.addEventListener('click', () => setOpen(true), { signal })
    field.addEventListener('keydown', (event) => press(event), { signal })
    field.form?.addEventListener('focusout', (event) => leave(event), { signal })
    field.form?.addEventListener('submit', (event) => submit(event), { signal })
    return () => listening.abort()
  }, [input])

  useEffect(() => {
    const field = input.current
    if (!field) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-expanded': String(isShown),
      'aria-activedescendant': activeId,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, isShown, activeId])

  const count = (answer?.pages.count ?? 0) + (answer?.others.count ?? 0)
  const isNone = isSearch && answer?.query === query && entries.length === 0
  return (
    <>
      <div className={styles.panel} hidden={!isShown}>
        <SuggestedList
          id={listId}
          label={texts.suggestions}
          groups={groups}
          active={isShown ? active : null}
          optionId={optionId}
          onFollow={() => {
            if (isSearch) keep()
            close()
          }}
        />
        {!isSearch && (
          <BaseButton
            className={styles.forget}
            onClick={() => {
              forgetSearches()
              setRecent([])
              input.current?.focus()
            }}
          >
            {texts.forget}
          </BaseButton>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isNone && texts.none}
        {isShown && isSearch && texts.count.replace('{count}', String(count))}
      </p>
    </>
  )
}
