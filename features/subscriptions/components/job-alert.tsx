'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import type { Locale } from '@/lib/contract/locale'
import type { AlertFilter } from '@/lib/contract/subscription'
import styles from './job-alert.module.css'

const SubscriptionForm = lazy(() =>
  import('./subscription-form').then((module) => ({ default: module.SubscriptionForm })),
)

export interface JobAlertProps {
  locale: Locale
  filter: AlertFilter
  /** The filter in words; empty for all ads. */
  about: string
  privacyHref: string
}

/** Offers new ads for a filter by mail; the form comes when it is asked for. */
export function JobAlert({ locale, filter, about, privacyHref }: JobAlertProps) {
  const t = useTranslations('subscriptions')
  const [isOpened, setOpened] = useState(false)
  return (
    <Disclosure
      className={styles.alert}
      data-no-print=""
      summary={t('job-alerts.label')}
      onToggle={() => setOpened(true)}
    >
      {isOpened && (
        <Suspense>
          <SubscriptionForm
            {...{ locale, privacyHref }}
            key={JSON.stringify(filter)}
            list="job-alerts"
            isSent={false}
            returned={null}
            alertFilter={filter}
          >
            <p>{t('alertAbout', { about: about || t('allJobs') })}</p>
          </SubscriptionForm>
        </Suspense>
      )}
    </Disclosure>
  )
}
