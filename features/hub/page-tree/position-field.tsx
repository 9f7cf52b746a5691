'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import type { Locale } from '@/lib/contract/common/locale'
import { getTitle, type HubPage } from '../page-list/page-list'
import { branchQuery } from '../queries'

export interface PositionFieldProps {
  /** The page to move. */
  page: HubPage
  /** The new parent; null for the top level. */
  parent: number | null
  locale: Locale
  position: number
  /** The value that means "last position". */
  last: number
  onChoose: (position: number) => void
}

/**
 * Selects the position of a page among the children of its new parent: unchanged, first, last, or
 * after one of the listed pages.
 */
export function PositionField({ page, parent, locale, position, last, onChoose }: PositionFieldProps) {
  const t = useTranslations('hub.move')
  const { data: branch } = useInfiniteQuery(branchQuery(locale, parent))
  const siblings = (branch?.pages ?? []).filter(({ id }) => id !== page.id)
  const isAmongChoices = position <= siblings.length || position === last
  return (
    <Field id="move-position" label={t('position')}>
      {(control) => (
        <select
          {...control}
          className={formStyles.input}
          value={position}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        >
          <option value={0}>{t('first')}</option>
          {!isAmongChoices && <option value={position}>{t('stays')}</option>}
          {siblings.map((sibling, index) => (
            <option key={sibling.id} value={index + 1}>
              {t('after', { title: getTitle(sibling, locale) })}
            </option>
          ))}
          <option value={last}>{t('last')}</option>
        </select>
      )}
    </Field>
  )
}
