'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/form/text-field'
import { ReadFailure } from '@/components/ui/read-failure'
import type { Locale } from '@/lib/contract/common/locale'
import { getLanguage, getTitle, type HubPage } from '../page-list/page-list'
import type { ParentProblem, SelectedPage } from '../page-list/tree-position'
import { branchQuery } from '../queries'
import { usePageSearch } from '../use-page-search'
import styles from './page-picker.module.css'

export interface PagePickerProps {
  /** The prefix of the field ids. */
  id: string
  legend: string
  hint?: string
  /** The label of the option without a page. */
  emptyLabel: string
  locale: Locale
  /** The selected page; null for the option without a page. */
  selectedPage: SelectedPage | null
  onChoose: (page: HubPage | null) => void
  findProblem: (page: HubPage) => ParentProblem | null
}

/**
 * Selects a page. The options are: no page, the selected page, and the pages of the top level or,
 * during a search, its results.
 */
export function PagePicker(props: PagePickerProps) {
  const { id, legend, hint, emptyLabel, selectedPage, onChoose, locale, findProblem } = props
  const t = useTranslations('hub.picker')
  const [searchTerm, setSearchTerm] = useState('')
  const { results, failedQuery } = usePageSearch(searchTerm, locale, 'names')
  const topLevelQuery = useInfiniteQuery(branchQuery(locale, null))
  const isSearching = searchTerm.trim() !== ''
  const pages = isSearching ? (results?.pages ?? []) : (topLevelQuery.data?.pages ?? [])
  const formatStatus = () => {
    if (!isSearching || failedQuery) return ''
    if (!results) return t('searching')
    if (results.count === 0) return t('nothing')
    return results.count > pages.length ? t('many', { count: results.count, shown: pages.length }) : ''
  }

  return (
    <fieldset className={styles.picker} aria-describedby={hint && `${id}-hint`}>
      <legend>{legend}</legend>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <TextField
        id={`${id}-search`}
        label={t('search')}
        input={{
          type: 'search',
          value: searchTerm,
          autoComplete: 'off',
          maxLength: 200,
          onChange: (event) => setSearchTerm(event.currentTarget.value),
        }}
      />
      <div className={styles.choices}>
        <Choice id={id} value={null} isSelected={selectedPage === null} onChoose={() => onChoose(null)}>
          {emptyLabel}
        </Choice>
        {selectedPage && !pages.some((page) => page.id === selectedPage.id) && (
          <Choice id={id} value={selectedPage.id} language={selectedPage.language} isSelected>
            {selectedPage.title}
          </Choice>
        )}
        <p role="status">{formatStatus()}</p>
        <ReadFailure query={failedQuery ?? topLevelQuery} />
        <ul className={styles.list}>
          {pages.map((page) => {
            const problem = findProblem(page)
            const language = getLanguage(page, locale)
            return (
              <li key={page.id}>
                <Choice
                  id={id}
                  value={page.id}
                  language={language}
                  isSelected={selectedPage?.id === page.id}
                  isDisabled={problem !== null}
                  onChoose={() => onChoose(page)}
                >
                  {getTitle(page, locale)}{' '}
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
