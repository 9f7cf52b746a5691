'use client'

import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { followedLink } from '@/components/behavior/links/followed-link'
import { useDebounced } from '@/components/ui/use-debounced'
import { PageLink } from '@/lib/i18n/page-link'
import { useParameter } from '@/lib/i18n/plain-navigation'
import { matches } from '../matches'
import styles from './person-finder.module.css'

/** The persons of a topic as they are shown, with the words by which they are found. */
export interface FoundGroup {
  id: number
  title: string
  entries: readonly { id: number; words: string; line: ReactNode }[]
}

export interface PersonFinderProps {
  /** The address of the list. */
  address: string
  groups: readonly FoundGroup[]
  /** In the page's language; `{count}` stands for how many are found. */
  texts: Record<'label' | 'topics' | 'foundOne' | 'found' | 'none' | 'all', string>
}

/** The parameter of the address that says what is looked for. */
const parameter = 'search'
/** Longer values of parameters are not read. */
const maxLength = 100

/**
 * A list by topics, with links to them, and a field that leaves those who are looked for, by name, function or topic. What is looked
 * for is kept in the address; without JavaScript the field is a form that asks for that address.
 */
export function PersonFinder(props: PersonFinderProps) {
  const asked = useParameter(parameter)
  // A link to other persons of the list begins anew.
  return <FoundPersons key={asked} {...props} asked={asked.length > maxLength ? '' : asked} />
}

function FoundPersons({ address, groups, texts, asked }: PersonFinderProps & { asked: string }) {
  const [query, setQuery] = useState(asked)
  const settled = useDebounced(query.trim())
  useEffect(() => keepInAddress(settled), [settled])
  const field = useRef<HTMLInputElement>(null)
  const takeOver = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    // What was typed before the scripts had come.
    if (input) setQuery(input.value)
  }, [])

  function showAll(event: MouseEvent) {
    if (!followedLink(event.nativeEvent)) return
    event.preventDefault()
    setQuery('')
    field.current?.focus()
  }

  const shown = groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ words }) => matches(`${words} ${group.title}`, query)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className={styles.finder}>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser that is in use knows the element. */}
      <form className={styles.form} role="search" action={address} onSubmit={stay}>
        <label htmlFor="person-search">{texts.label}</label>
        <input
          ref={takeOver}
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
        <p role="status">{settled !== '' && foundText(groups, settled, texts)}</p>
      </form>
      {shown.length > 1 && (
        <nav aria-label={texts.topics}>
          <ul className={styles.topics}>
            {shown.map(({ id, title }) => (
              <li key={id}>
                <a href={`#topic-${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.length === 0 && (
        <p>
          <PageLink href={address} onClick={showAll}>
            {texts.all}
          </PageLink>
        </p>
      )}
      {shown.map(({ id, title, entries }) => (
        <section key={id} id={`topic-${id}`} aria-labelledby={`topic-title-${id}`} tabIndex={-1}>
          <h2 id={`topic-title-${id}`} className={styles.title}>
            {title}
          </h2>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id}>{entry.line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** How many are found: each counts once, however many topics they have. */
function foundText(
  groups: readonly FoundGroup[],
  query: string,
  { none, foundOne, found }: PersonFinderProps['texts'],
): string {
  const entries = groups.flatMap(({ title, entries: ofGroup }) =>
    ofGroup.filter(({ words }) => matches(`${words} ${title}`, query)),
  )
  const count = new Set(entries.map(({ id }) => id)).size
  if (count === 0) return none
  return count === 1 ? foundOne : found.replace('{count}', String(count))
}

/** The field filters while one types; there is nothing to be sent. */
const stay = (event: FormEvent) => event.preventDefault()

/** By the browser alone: for the router it is the page that it was. */
function keepInAddress(query: string): void {
  const address = new URL(window.location.href)
  if ((address.searchParams.get(parameter) ?? '') === query) return
  if (query === '') address.searchParams.delete(parameter)
  else address.searchParams.set(parameter, query)
  window.history.replaceState(window.history.state, '', address)
}
