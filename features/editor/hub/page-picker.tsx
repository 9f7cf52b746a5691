'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/form/text-field'
import type { Locale } from '@/lib/contract/locale'
import { ReadFailure } from '../ui/read-failure'
import { type HubPage, languageOf, titleOf } from './page-list'
import styles from './page-picker.module.css'
import { branchQuery } from './queries'
import type { PlaceProblem, SelectedPage } from './tree'
import { usePageSearch } from './use-page-search'

export interface PagePickerProps {
  /** Of the first field; the others' begin with it. */
  id: string
  legend: string
  hint?: string
  /** What choosing no page is called. */
  none: string
  locale: Locale
  /** The selected page; null is none. */
  selected: SelectedPage | null
  onChoose: (page: HubPage | null) => void
  /** Why a page cannot be selected; null where it can. */
  problemOf: (page: HubPage) => PlaceProblem | null
}

/** A choice of a page: none, the one that is selected, those at the top, or those that are sought in the whole tree. */
export function PagePicker(props: PagePickerProps) {
  const { id, legend, hint, none, selected, onChoose, locale, problemOf } = props
  const t = useTranslations('hub.picker')
  const [words, setWords] = useState('')
  const { found, failed } = usePageSearch(words, locale)
  const top = useInfiniteQuery(branchQuery(locale, null))
  const isSearching = words.trim() !== ''
  const pages = isSearching ? (found?.pages ?? []) : (top.data?.pages ?? [])
  const status = () => {
    if (!isSearching) return ''
    if (failed) return ''
    if (!found) return t('searching')
    if (found.count === 0) return t('nothing')
    return found.count > pages.length ? t('many', { count: found.count, shown: pages.length }) : ''
  }

  return (
    <fieldset className={styles.picker} aria-describedby={hint && `${id}-hint`}>
      <legend>{legend}</legend>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <TextField
        id={`${id}-words`}
        label={t('search')}
        input={{
          type: 'search',
          value: words,
          autoComplete: 'off',
          maxLength: 200,
          onChange: (event) => setWords(event.currentTarget.value),
        }}
      />
      <div className={styles.choices}>
        <Choice id={id} value={null} isSelected={selected === null} onChoose={() => onChoose(null)}>
          {none}
        </Choice>
        {selected && !pages.some((page) => page.id === selected.id) && (
          <Choice id={id} value={selected.id} language={selected.language} isSelected>
            {selected.title}
          </Choice>
        )}
        <p role="status">{status()}</p>
        <ReadFailure query={failed ?? top} />
        <ul className={styles.list}>
          {pages.map((page) => {
            const problem = problemOf(page)
            const language = languageOf(page, locale)
            return (
              <li key={page.id}>
                <Choice
                  id={id}
                  value={page.id}
                  language={language}
                  isSelected={selected?.id === page.id}
                  isDisabled={problem !== null}
                  onChoose={() => onChoose(page)}
                >
                  {titleOf(page, locale)}{' '}
                  <span className={styles.address}>{decodeURI(page.texts[language]?.url ?? '')}</span>
                  {problem === 'untranslated' && (
                    <span className={styles.problem} lang={locale}>
                      {' '}
                      – {t('untranslated')}
                    </span>
                  )}
                </Choice>
              </li>
            )
          })}
        </ul>
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  /** Of the picker. */
  id: string
  value: number | null
  language?: Locale
  isSelected: boolean
  isDisabled?: boolean
  onChoose?: () => void
  children: React.ReactNode
}

function Choice({ id, value, language, isSelected, isDisabled = false, onChoose, children }: ChoiceProps) {
  const inputId = `${id}-${value ?? 'top'}`
  return (
    <div className={styles.choice}>
      <input
        id={inputId}
        type="radio"
        name={id}
        checked={isSelected}
        disabled={isDisabled}
        onChange={() => onChoose?.()}
      />
      <label htmlFor={inputId} lang={language}>
        {children}
      </label>
    </div>
  )
}
