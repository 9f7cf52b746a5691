'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import type { Locale } from '@/lib/contract/common/locale'
import { getTitle, type HubPage } from '../page-list/page-list'
import { branchQuery } from '../queries'

export interface PositionFieldProps {
  page: HubPage
  /** The new parent; null for the top level. */
  parent: number | null
  locale: Locale
  position: number
  /** The value of the choice "last". */
  lastPosition: number
  onChoose: (position: number) => void
}

/**
 * Selects the position of a page among the children of its new parent: unchanged, first, last, or
 * after one of the listed pages.
 */
export function PositionField({ page, parent, locale, position, lastPosition, onChoose }: PositionFieldProps) {
  const t = useTranslations('hub.move')
  const { data: branch } = useInfiniteQuery(branchQuery(locale, parent))
  const siblings = (branch?.pages ?? []).filter(({ id }) => id !== page.id)
  const isAmongChoices = position <= siblings.length || position === lastPosition
  const choices = [
    { value: '0', name: t('first') },
    ...(isAmongChoices ? [] : [{ value: String(position), name: t('stays') }]),
    ...siblings.map((sibling, index) => ({
      value: String(index + 1),
      name: t('after', { title: getTitle(sibling, locale) }),
    })),
    { value: String(lastPosition), name: t('last') },
  ]
  return (
    <SelectField
      id="move-position"
      label={t('position')}
      choices={choices}
      input={{ value: position, onChange: ({ currentTarget }) => onChoose(Number(currentTarget.value)) }}
    />
  )
}
