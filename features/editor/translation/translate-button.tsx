'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { BaseButton } from '@/components/ui/base-button'
import type { IconName } from '@/components/ui/icon'
import { IconLabel } from '@/components/ui/icon-label'
import { orThrow } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/locale'
import { startTranslation } from './calls'

export interface TranslateButtonProps {
  id: number
  /** The language that the page is in; its translation is made from it. */
  from: Locale
  className?: string | undefined
  /** What is drawn in place of the words where there is little room. */
  icon?: IconName
}

/** Begins a page's translation with a copy of what it is in its own language, and opens both beside each other. */
export function TranslateButton({ id, from, className, icon }: TranslateButtonProps) {
  const t = useTranslations('editor.translation')
  const label = t(from === 'de' ? 'startEnglish' : 'startGerman')

  const { mutate, isIdle, error } = useMutation({
    mutationFn: () => orThrow(startTranslation(from, id)),
    onSuccess: (url) => window.location.assign(`${url}?edit&translate`),
  })
  // What was begun leads away.
  const isReady = isIdle || error !== null

  return (
    <>
      <BaseButton className={className} title={icon && label} isDisabled={!isReady} onClick={() => mutate()}>
        {icon ? <IconLabel icon={icon} label={label} /> : label}
      </BaseButton>
      <span role="status">{error && (error.failure.detail ?? t('failed'))}</span>
    </>
  )
}
