import { useTranslations } from 'next-intl'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { useDebounced } from '@/components/ui/use-debounced'
import styles from './record-list.module.css'

export interface ListSearchProps {
  search: string
  onSearch: (search: string) => void
  ref: Ref<HTMLInputElement>
}

/** The search field of a list. It searches when the user pauses typing. */
export function ListSearch({ search, onSearch, ref }: ListSearchProps) {
  const t = useTranslations('administration.list')
  const [text, setText] = useState(search)
  const [lastSearch, setLastSearch] = useState(search)
  /** Searches that have started but are not yet in the address. */
  const [pendingSearches, setPendingSearches] = useState<readonly string[]>([])
  const debouncedText = useDebounced(text.trim())
  const startSearch = useEffectEvent((newSearch: string) => {
    if (newSearch === (pendingSearches.at(-1) ?? search)) return
    setPendingSearches([...pendingSearches, newSearch])
    onSearch(newSearch)
  })
  useEffect(() => startSearch(debouncedText), [debouncedText])
  if (search !== lastSearch) {
    setLastSearch(search)
    const index = pendingSearches.indexOf(search)
    setPendingSearches(index === -1 ? [] : pendingSearches.slice(index + 1))
    // The search was not started by this field but by the Back button, a saved view, or "show all".
    if (index === -1) setText(search)
  }
  return (
    <p className={styles.search}>
      <label htmlFor="list-search">{t('search')}</label>
      <input
        ref={ref}
        id="list-search"
        className={formStyles.input}
        type="search"
        value={text}
        maxLength={200}
        autoComplete="off"
        aria-keyshortcuts="/"
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </p>
  )
}
