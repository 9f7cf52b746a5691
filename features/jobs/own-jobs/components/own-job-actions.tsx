'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { createPartOnDemand } from '@/components/ui/part-on-demand'
import { useHydrated } from '@/components/ui/use-hydrated'
import { toJobDeletionAddress, toJobFormAddress } from '@/lib/i18n/own-job-address'
import { PageLink } from '@/lib/i18n/page-link'
import type { OwnJobActionsProps } from '../use-own-job'
import styles from './own-jobs.module.css'

const RenewalDialog = createPartOnDemand(() => import('./renewal-dialog').then((module) => module.RenewalDialog))
const WithdrawalDialog = createPartOnDemand(() =>
  import('./withdrawal-dialog').then((module) => module.WithdrawalDialog),
)

/** The buttons for the actions that are possible in the ad's state. */
export function OwnJobActions({ job, title, locale, today, actionState }: OwnJobActionsProps) {
  const t = useTranslations('ownJobs.actions')
  const isHydrated = useHydrated()
  const { id, state, url, is_blocked } = job
  const { isPending, question, openQuestion, run } = actionState
  const toLabel = (action: string) => t('named', { action, title })
  // A published ad is renewed with a new deadline. An ad whose deadline has passed needs a new one.
  const needsDeadline = state === 'published' || (state !== 'draft' && (job.deadline ?? '') < today)

  const renderLink = (text: string, href: string) => (
    <li>
      <PageLink href={href} aria-label={toLabel(text)}>
        {text}
      </PageLink>
    </li>
  )
  const renderButton = (text: string, onPress: () => void) => (
    <li>
      <BaseButton
        aria-label={toLabel(text)}
        disabled={!isHydrated}
        isDisabled={isPending}
        onClick={ignoreSecondClick(onPress)}
      >
        {text}
      </BaseButton>
    </li>
  )
  const publish = () => (needsDeadline ? openQuestion('deadline') : run({ kind: 'publish', deadline: null }))
  const publishLabels = { draft: t('publish'), published: t('renew') }
  return (
    <>
      <ul className={styles.actions}>
        {renderLink(state === 'draft' ? t('goOn') : t('edit'), toJobFormAddress(locale, id))}
        {!is_blocked &&
          renderButton(state === 'draft' || state === 'published' ? publishLabels[state] : t('again'), publish)}
        {state === 'published' && renderLink(t('view'), url)}
        {state === 'published' && renderButton(t('withdraw'), () => openQuestion('withdraw'))}
        {renderButton(t('copy'), () => run({ kind: 'copy' }))}
        {renderLink(t('delete'), toJobDeletionAddress(locale, id))}
      </ul>
      {question === 'deadline' && (
        <RenewalDialog job={job} title={title} today={today} actionState={actionState} locale={locale} />
      )}
      {question === 'withdraw' && (
        <WithdrawalDialog job={job} title={title} actionState={actionState} locale={locale} />
      )}
    </>
  )
}

/** Ignores the second click of a double-click, which could hit another button. */
const ignoreSecondClick = (onPress: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) onPress()
}
