import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import { pressOnPage } from '../inline-text/press-on-page'
import { PendingPart } from '../toolbar/pending-part'
import styles from './insert.module.css'
import type { InsertChoiceProps } from './insert-choice'

/** The list of what can be inserted, with its pictures and patterns. */
export const insertChoice = onDemand(async () => (await import('./insert-choice')).InsertChoice)

/**
 * What can be inserted, found by words. The field for them is there before the list is loaded: whoever writes on after a slash, or by a
 * slow connection, is not interrupted.
 */
export function BlockList(props: Omit<InsertChoiceProps, 'words'>) {
  const t = useTranslations('editor')
  const id = useId()
  const InsertChoice = useOnDemand(insertChoice, true)
  const [words, setWords] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(InsertChoice === null)
  // What was sought when Enter came before the list; what is typed after it is for the block.
  const [submitted, setSubmitted] = useState<string | null>(null)
  const sought = submitted !== null && words.startsWith(submitted) ? submitted : words

  useLayoutEffect(() => {
    if (!InsertChoice || !isAwaited.current) return
    isAwaited.current = false
    if (submitted === null) return
    // Behind this rendering: what is chosen is rendered synchronously.
    setTimeout(() => {
      const typed = list.current?.querySelector('input')?.value ?? ''
      chooseFirst(list.current)
      for (const letter of typed.slice(sought.length)) pressOnPage(letter)
    })
  }, [InsertChoice, submitted, sought])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go between the field and the buttons inside.
    <div ref={list} onKeyDown={step}>
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
            else setSubmitted(sought)
          }}
        />
      </p>
      {InsertChoice ? (
        <InsertChoice {...props} words={sought} />
      ) : (
        <PendingPart part={insertChoice} onRetry={() => list.current?.querySelector('input')?.focus()} />
      )}
    </div>
  )
}

function chooseFirst(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('li button')?.click()
}

/** The arrows go from the field through the buttons and back. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { target, currentTarget } = event
  if (!by || !(target instanceof HTMLElement) || target instanceof HTMLSelectElement) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button')]
  event.preventDefault()
  stops[stops.indexOf(target) + by]?.focus()
}
