'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { TimeField } from '@/components/ui/aria/time-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { parseEnteredTime } from '@/lib/datetime'
import styles from '../toolbar/toolbar.module.css'
import { getViewAddress } from './views'

/** A form that previews the page at a date. */
export function DayForm({ url, previewTime }: { url: string; previewTime: string | null }) {
  const t = useTranslations('editor.day')
  const [hasError, setError] = useState(false)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const time = parseEnteredTime(String(new FormData(event.currentTarget).get('on') ?? ''), previewTime)
    setError(time === null)
    if (time) window.location.assign(getViewAddress(url, { kind: 'day', time }))
  }

  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <TimeField
        id="day-on"
        name="on"
        label={t('label')}
        value={previewTime}
        error={hasError ? t('format') : undefined}
      />
      <SubmitButton isSending={false}>{t('show')}</SubmitButton>
    </form>
  )
}
