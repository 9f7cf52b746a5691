import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef, useState } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import styles from './insert.module.css'
import type { InsertChoiceProps } from './insert-choice'

/** The list of what can be inserted, with its pictures and patterns. */
export const insertChoice = onDemand(async () => (await import('./insert-choice')).InsertChoice)

/** What can be inserted. Until it is loaded there is a field for what is sought, in which whoever writes on is not interrupted. */
export function BlockList(props: Omit<InsertChoiceProps, 'initialWords'>) {
  const t = useTranslations('editor.insert')
  const InsertChoice = useOnDemand(insertChoice, true)
  const [words, setWords] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const isEntered = useRef(false)
  useLayoutEffect(() => {
    if (!InsertChoice || !isEntered.current) return
    list.current?.querySelector('input')?.focus()
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [InsertChoice])
  return (
    <div ref={list}>
      {InsertChoice ? (
        <InsertChoice {...props} initialWords={words} />
      ) : (
        <p className={styles.search}>
          <input
            type="search"
            autoComplete="off"
            aria-label={t('search')}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
            onFocus={() => {
              isEntered.current = true
            }}
            onBlur={() => {
              isEntered.current = false
            }}
          />
        </p>
      )}
    </div>
  )
}
