'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/form/text-field'
import type { Locale } from '@/lib/contract/locale'
import { findPages, type HubPage, languageOf, titleOf } from './page-list'
import styles from './page-picker.module.css'
import { childrenOf, type PlaceProblem } from './tree'

export interface PagePickerProps {
  /** Of the first field; the others' begin with it. */
  id: string
  legend: string
  pages: readonly HubPage[]
  locale: Locale
  /** The chosen page; null is above all pages. */
  chosen: number | null
  onChoose: (id: number | null) => void
  /** Why a page cannot be chosen; null where it can. */
  problemOf: (page: HubPage) => PlaceProblem | null
}

/** The page tree as a choice of the page below which another is to stand. */
export function PagePicker({ id, legend, chosen, onChoose, pages, locale, problemOf }: PagePickerProps) {
  const t = useTranslations('hub.picker')
  const [words, setWords] = useState('')
  const found = words.trim() === '' ? null : findPages(pages, words)

  const choice = (value: number | null, label: string, language: Locale, problem: PlaceProblem | null) => (
    <div className={styles.choice}>
      <input
        id={`${id}-${value ?? 'top'}`}
        type="radio"
        name={id}
        checked={chosen === value}
        disabled={problem !== null}
        onChange={() => onChoose(value)}
      />
      <label htmlFor={`${id}-${value ?? 'top'}`} lang={language}>
        {label}
        {problem === 'untranslated' && (
          <span className={styles.problem} lang={locale}>
            {' '}
            – {t('untranslated')}
          </span>
        )}
      </label>
    </div>
  )
  const list = (shown: readonly HubPage[], hasBelow: boolean) => (
    <ul className={styles.list}>
      {shown.map((page) => {
        const problem = problemOf(page)
        const below = hasBelow && problem !== 'itself' ? childrenOf(pages, page.id) : []
        return (
          <li key={page.id}>
            {choice(page.id, titleOf(page, locale), languageOf(page, locale), problem)}
            {below.length > 0 && list(below, true)}
          </li>
        )
      })}
    </ul>
  )

  return (
    <fieldset className={styles.picker}>
      <legend>{legend}</legend>
      <TextField
        id={`${id}-words`}
        label={t('search')}
        input={{
          type: 'search',
          value: words,
          autoComplete: 'off',
          onChange: (event) => setWords(event.currentTarget.value),
        }}
      />
      <div className={styles.choices}>
        {choice(null, t('top'), locale, null)}
        {found?.length === 0 && <p role="status">{t('nothing')}</p>}
        {list(found ?? childrenOf(pages, null), found === null)}
      </div>
    </fieldset>
  )
}
