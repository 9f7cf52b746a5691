import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import { pressOnPage } from '../inline-text/press-on-page'
import { PendingPart } from '../toolbar/pending-part'
import styles from './insert.module.css'
import type { InsertChoiceProps } from './insert-choice'

export const insertChoice = onDemand(async () => (await import('./insert-choice')).InsertChoice)

/**
 * A searchable list of insertable blocks. The search field exists before the list is loaded, so
 * that typing after a slash or on a slow connection is not interrupted.
 */
export function BlockList(props: Omit<InsertChoiceProps, 'words'>) {
  const t = useTranslations('editor')
  const id = useId()
  const InsertChoice = useOnDemand(insertChoice, true)
  const [words, setWords] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const isPending = useRef(InsertChoice === null)
  // The search text at an Enter before the list was loaded. Later characters belong to the new
  // block.
  const [submitted, setSubmitted] = useState<string | null>(null)
  const searchText = submitted !== null && words.startsWith(submitted) ? submitted : words

  useLayoutEffect(() => {
    if (!InsertChoice || !isPending.current) return
    isPending.current = false
    if (submitted === null) return
    // After this rendering, since the chosen block is rendered synchronously.
    setTimeout(() => {
      const query = list.current?.querySelector('input')?.value ?? ''
      chooseFirst(list.current)
      for (const letter of query.slice(searchText.length)) pressOnPage(letter)
    })
  }, [InsertChoice, submitted, searchText])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus inside.
    <div ref={list} onKeyDown={moveFocus}>
      <p className={styles.search}>
        <label htmlFor={id}>{t('insert.search')}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (InsertChoice) chooseFirst(list.current)
            else setSubmitted(searchText)
          }}
        />
      </p>
      {InsertChoice ? (
        <InsertChoice {...props} words={searchText} />
      ) : (
        <PendingPart part={insertChoice} onRetry={() => list.current?.querySelector('input')?.focus()} />
      )}
    </div>
  )
}

function chooseFirst(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('li button')?.click()
}

/** Moves the focus between the field and the buttons with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const offset = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { target, currentTarget } = event
  if (!offset || !(target instanceof HTMLElement) || target instanceof HTMLSelectElement) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button')]
  event.preventDefault()
  stops[stops.indexOf(target) + offset]?.focus()
}
