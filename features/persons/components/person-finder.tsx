'use client'

import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { findFollowedLink } from '@/components/behavior/links/followed-link'
import { useDebounced } from '@/components/ui/use-debounced'
import { PageLink } from '@/lib/i18n/page-link'
import { useParameter } from '@/lib/i18n/plain-navigation'
import { hasAllWords } from '../matches'
import { type SearchableGroup, searchableGroupsQuery } from '../queries'
import styles from './person-finder.module.css'

export interface PersonFinderProps {
  /** The path of the page with the list. */
  pagePath: string
  /** The part of the query key that identifies the groups in the cache. */
  groupsDigest: string
  /** The rendered persons by id. */
  renderedPersons: Readonly<Record<number, ReactNode>>
  /** In `found`, `{count}` is replaced by the number of matches. */
  texts: Record<'label' | 'topics' | 'foundOne' | 'found' | 'none' | 'all', string>
}

/** The query parameter of the search. */
const parameter = 'search'
/** Longer queries in the address are ignored. */
const maxLength = 100

/**
 * A list of persons by topic with a field that filters it by name, function or topic. The
 * address contains the query. Without JavaScript, the field is a form.
 */
export function PersonFinder(props: PersonFinderProps) {
  const query = useParameter(parameter)
  // Resets the state after a link to another query.
  return <FilteredPersons key={query} {...props} initialQuery={query.length > maxLength ? '' : query} />
}

const noGroups: readonly SearchableGroup[] = []

function FilteredPersons({
  pagePath,
  groupsDigest,
  renderedPersons,
  texts,
  initialQuery,
}: PersonFinderProps & { initialQuery: string }) {
  const { data: groups = noGroups } = useQuery(searchableGroupsQuery(groupsDigest))
  const [query, setQuery] = useState(initialQuery)
  const debouncedQuery = useDebounced(query.trim())
  useEffect(() => saveInAddress(debouncedQuery), [debouncedQuery])
  const field = useRef<HTMLInputElement>(null)
  const initializeField = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    // Keeps text that was typed before hydration.
    if (input) setQuery(input.value)
  }, [])

  function showAll(event: MouseEvent) {
    const isPlainClick = findFollowedLink(event.nativeEvent) !== null
    if (!isPlainClick) return
    event.preventDefault()
    setQuery('')
    field.current?.focus()
  }

  const visibleGroups = groups
    .map((group) => ({ ...group, entries: listMatches(group, query) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className={styles.finder}>
      {/* biome-ignore lint/a11y/useSemanticElements: some supported browsers do not know the element. */}
      <form className={styles.form} role="search" action={pagePath} onSubmit={preventSubmit}>
        <label htmlFor="person-search">{texts.label}</label>
        <input
          ref={initializeField}
          id="person-search"
          type="search"
          name={parameter}
          maxLength={maxLength}
          value={query}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">{debouncedQuery !== '' && formatCount(groups, debouncedQuery, texts)}</p>
      </form>
      {visibleGroups.length > 1 && (
        <nav aria-label={texts.topics}>
          <ul className={styles.topics}>
            {visibleGroups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#topic-${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {visibleGroups.length === 0 && (
        <p>
          <PageLink href={pagePath} onClick={showAll}>
            {texts.all}
          </PageLink>
        </p>
      )}
      {visibleGroups.map(({ id, title, entries }) => (
        <section key={id} id={`topic-${id}`} aria-labelledby={`topic-title-${id}`} tabIndex={-1}>
          <h2 id={`topic-title-${id}`} className={styles.title}>
            {title}
          </h2>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id}>{renderedPersons[entry.id]}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function listMatches({ title, entries }: SearchableGroup, query: string) {
  return entries.filter(({ searchText }) => hasAllWords(`${searchText} ${title}`, query))
}

/** Formats the number of matching persons. A person with several topics is counted once. */
function formatCount(
  groups: readonly SearchableGroup[],
  query: string,
  { none, foundOne, found }: PersonFinderProps['texts'],
): string {
  const entries = groups.flatMap((group) => listMatches(group, query))
  const count = new Set(entries.map(({ id }) => id)).size
  if (count === 0) return none
  return count === 1 ? foundOne : found.replace('{count}', String(count))
}

/** The list is filtered during input, so no request is necessary. */
const preventSubmit = (event: FormEvent) => event.preventDefault()

/** Replaces the address without the router, to avoid rendering the page again. */
function saveInAddress(query: string): void {
  const address = new URL(window.location.href)
  if ((address.searchParams.get(parameter) ?? '') === query) return
  if (query === '') address.searchParams.delete(parameter)
  else address.searchParams.set(parameter, query)
  window.history.replaceState(window.history.state, '', address)
}
