'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { BaseButton } from '@/components/ui/base-button'
import type { IconName } from '@/components/ui/icon'
import { IconLabel } from '@/components/ui/icon-label'
import { requireSuccess } from '@/lib/api/require-success'
import type { Locale } from '@/lib/contract/common/locale'
import { startTranslation } from './calls'

export interface TranslateButtonProps {
  id: number
  /** The source language. */
  sourceLocale: Locale
  className?: string | undefined
  /** The icon that replaces the label where space is limited. */
  icon?: IconName
}

/** Creates a page's translation as a copy of the source, and opens both side by side. */
export function TranslateButton({ id, sourceLocale, className, icon }: TranslateButtonProps) {
  const t = useTranslations('editor.translation')
  const label = t(sourceLocale === 'de' ? 'startEnglish' : 'startGerman')

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => requireSuccess(startTranslation(sourceLocale, id)),
    onSuccess: (url) => window.location.assign(`${url}?edit&translate`),
  })
  // After success the browser leaves this page.

  return (
    <>
      <BaseButton
        className={className}
        title={icon && label}
        isDisabled={isPending || isSuccess}
        data-press-once=""
        onClick={() => mutate()}
      >
        {icon ? <IconLabel icon={icon} label={label} /> : label}
      </BaseButton>
      <span role="status">{error && (error.failure.detail ?? t('failed'))}</span>
    </>
  )
}
