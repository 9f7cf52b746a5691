import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { pressOnPage } from '../inline-text/press-on-page'
import { PendingPart } from '../toolbar/pending-part'
import styles from './insert.module.css'
import type { InsertChoiceProps } from './insert-choice'
import { toOptionId } from './option-id'

export const insertChoice = createOnDemand(async () => (await import('./insert-choice')).InsertChoice)

type BlockListProps = Pick<InsertChoiceProps, 'editor' | 'target' | 'targets' | 'onMove' | 'onChoose'>

/**
 * A searchable list of insertable blocks: a combobox whose field keeps the focus while arrow keys
 * move through the options. The field exists before the list is loaded, so that typing after a
 * slash or on a slow connection is not interrupted.
 */
export function BlockList(props: BlockListProps) {
  const t = useTranslations('editor')
  const id = useId()
  const listId = `${id}-list`
  const InsertChoice = useOnDemand(insertChoice, true)
  const [fieldText, setFieldText] = useState('')
  const [optionCount, setOptionCount] = useState(0)
  // The option that the last arrow key moved to; null for none.
  const [chosenIndex, setChosenIndex] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const isPending = useRef(InsertChoice === null)
  // The search text when Enter was pressed before the list had loaded; null otherwise. Characters
  // that are typed afterwards belong to the new block.
  const [submittedText, setSubmittedText] = useState<string | null>(null)
  const searchText = submittedText !== null && fieldText.startsWith(submittedText) ? submittedText : fieldText
  const firstIndex = searchText.trim() === '' ? null : 0
  const activeIndex = optionCount === 0 ? null : (chosenIndex ?? firstIndex)

  useEffect(() => {
    if (activeIndex === null) return
    document.getElementById(toOptionId(listId, activeIndex))?.scrollIntoView({ block: 'nearest' })
  }, [listId, activeIndex])

  useLayoutEffect(() => {
    if (!InsertChoice || !isPending.current) return
    isPending.current = false
    if (submittedText === null) return
    // Runs after this rendering, because choosing a block renders synchronously.
    setTimeout(() => {
      const query = list.current?.querySelector('input')?.value ?? ''
      document.getElementById(toOptionId(listId, 0))?.click()
      for (const letter of query.slice(searchText.length)) pressOnPage(letter)
    })
  }, [InsertChoice, submittedText, searchText, listId])

  const move = (offset: number) => {
    const start = activeIndex ?? (offset > 0 ? -1 : 0)
    if (optionCount > 0) setChosenIndex((start + offset + optionCount) % optionCount)
  }
  const submit = () => {
    if (InsertChoice) document.getElementById(toOptionId(listId, activeIndex ?? 0))?.click()
    else setSubmittedText(searchText)
  }
  const handleKey = (event: KeyboardEvent) => {
    const offset = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing || (!offset && event.key !== 'Enter')) return
    event.preventDefault()
    if (offset) move(offset)
    else submit()
  }

  return (
    <div ref={list}>
      <p className={styles.search}>
        <label htmlFor={id}>{t('insert.search')}</label>
        <input
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={optionCount > 0}
          aria-controls={optionCount > 0 ? listId : undefined}
          aria-activedescendant={activeIndex === null ? undefined : toOptionId(listId, activeIndex)}
          autoComplete="off"
          spellCheck={false}
          value={fieldText}
          onChange={({ currentTarget }) => {
            setChosenIndex(null)
            setFieldText(currentTarget.value)
          }}
          onKeyDown={handleKey}
        />
      </p>
      {InsertChoice ? (
        <InsertChoice
          editor={props.editor}
          target={props.target}
          targets={props.targets}
          onMove={props.onMove}
          onChoose={props.onChoose}
          searchText={searchText}
          listId={listId}
          activeIndex={activeIndex}
          onCount={setOptionCount}
        />
      ) : (
        <PendingPart part={insertChoice} onRetry={() => list.current?.querySelector('input')?.focus()} />
      )}
    </div>
  )
}
