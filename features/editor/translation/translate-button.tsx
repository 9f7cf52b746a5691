'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { IconName } from '../ui/icon'
import { IconLabel } from '../ui/icon-label'
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
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')
  const [reason, setReason] = useState<string | null>(null)

  const words = t(from === 'de' ? 'startEnglish' : 'startGerman')

  const start = async () => {
    setState('sending')
    const result = await startTranslation(from, id)
    if (result.ok) return window.location.assign(`${result.value}?edit&translate`)
    setState('failed')
    setReason(result.failure.detail)
  }

  return (
    <>
      <button
        type="button"
        className={className}
        title={icon && words}
        aria-disabled={state === 'sending'}
        onClick={() => state !== 'sending' && void start()}
      >
        {icon ? <IconLabel icon={icon} words={words} /> : words}
      </button>
      <span role="status">{state === 'failed' && (reason ?? t('failed'))}</span>
    </>
  )
}
