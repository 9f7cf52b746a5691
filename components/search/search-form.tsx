'use client'

import { type ComponentType, useRef, useState } from 'react'
import { useAddressValues } from '@/components/form/use-address-values'
import { BaseButton } from '@/components/ui/base-button'
import type { Locale } from '@/lib/contract/common/locale'
import styles from './search-form.module.css'
import type { SearchTexts } from './search-texts'
import type { SuggestionsProps } from './suggestions'

export interface SearchFormProps {
  id: string
  /** The name of the field, which distinguishes it from other searches on the page. */
  name: string
  locale: Locale
  /** The address of the page with the search results. */
  action: string
  query?: string
  texts: SearchTexts
}

/**
 * A search field. In a browser without JavaScript it is a plain form. Its suggestions load when the
 * field gets the focus.
 */
export function SearchForm({ id, name, locale, action, query = '', texts }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const { form, recordSubmission } = useAddressValues({ query })
  const [LoadedSuggestions, setLoaded] = useState<ComponentType<SuggestionsProps> | null>(null)
  const load = async () => {
    const { Suggestions } = await import('./suggestions')
    setLoaded(() => Suggestions)
  }
  // If the suggestions fail to load, the field remains a plain form.
  const loadSuggestions = () => void load().catch(() => {})
  return (
    // biome-ignore lint/a11y/useSemanticElements: tests and older browsers lack <search>.
    <form
      ref={form}
      action={action}
      role="search"
      aria-label={name}
      className={styles.form}
      onSubmit={(event) => recordSubmission(event.currentTarget)}
      data-no-print=""
    >
      <label htmlFor={id} className={styles.label}>
        {texts.label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="query"
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.input}
        onFocus={loadSuggestions}
        onInput={loadSuggestions}
      />
      <BaseButton type="submit" className={styles.submit}>
        {texts.submit}
      </BaseButton>
      {LoadedSuggestions && <LoadedSuggestions input={input} locale={locale} action={action} texts={texts} />}
    </form>
  )
}
