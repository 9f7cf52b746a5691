'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { returnToReplacedField } from '@/components/behavior/focus-origin'
import { isTyping, writableSelector } from '@/components/behavior/is-typing'
import { useFocusFallback } from '@/components/behavior/use-focus-fallback'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { requireSuccess } from '@/lib/api/require-success'
import type { OwnOrganization } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDate } from '@/lib/time-in-words'
import { LoginAgain } from '../../components/login/login-again'
import { useLoginAgain } from '../../use-login-again'
import { findOwnProposal } from '../proposal-draft'
import { ownOrganizationsQuery } from '../queries'
import { EntryValueList } from './entry-value-list'
import styles from './own-organization.module.css'
import { ProposalForm } from './proposal-form'
import { ProposalList } from './proposal-list'

interface Viewer {
  user: { id: number; email: string }
  locale: Locale
}

/** The entries of the organizations that the user represents as a delegate, and their proposals. */
export function OwnOrganizations({ user, locale, contactHref }: Viewer & { contactHref: string }) {
  const t = useTranslations('account.organization')
  const { data: organizations = [] } = useQuery(ownOrganizationsQuery(locale))
  if (organizations.length === 0) {
    return (
      <div className={formStyles.notice}>
        <p>{t('none')}</p>
        <p>
          <PageLink href={contactHref}>{t('contact')}</PageLink>
        </p>
      </div>
    )
  }
  return organizations.map((organization) => (
    <OwnOrganizationView key={organization.id} organization={organization} user={user} locale={locale} />
  ))
}

type Step = 'confirm' | 'withdraw'

function OwnOrganizationView({ organization, user, locale }: Viewer & { organization: OwnOrganization }) {
  const t = useTranslations('account.organization')
  const client = useQueryClient()
  const { callWithLogin, loginRequest } = useLoginAgain()
  const status = useRef<HTMLParagraphElement>(null)
  const [message, setMessage] = useState<{ text: string } | null>(null)
  const { id, title, url, revision, values, logos, confirmed_at, confirmed_by, proposals } = organization

  // After sending, the form is rendered again; a user who is still typing must keep the focus.
  useFocusFallback((removedElement) => {
    if (removedElement.matches(writableSelector)) returnToReplacedField()
  })
  // The status can only be focused with a text, because it is hidden when it is empty.
  useEffect(() => {
    if (message && !isTyping({ target: document.activeElement })) status.current?.focus()
  }, [message])

  const showOrganization = (organization: OwnOrganization, step: Step | 'send') => {
    client.setQueryData(ownOrganizationsQuery(locale).queryKey, (list) =>
      list?.map((item) => (item.id === organization.id ? organization : item)),
    )
    setMessage({ text: t(`done.${step}`) })
  }
  const entryMutation = useMutation({
    mutationFn: async ({ step, seenRevision }: { step: Step; seenRevision: number }) => {
      const { confirmEntry, withdrawProposal } = await import('../calls')
      const call = step === 'confirm' ? confirmEntry : withdrawProposal
      return await requireSuccess(callWithLogin(() => call(locale, id, seenRevision)))
    },
    onSuccess: (newOrganization, { step }) => showOrganization(newOrganization, step),
    onError({ failure }) {
      setMessage({ text: t(failure.status === 409 ? 'changedMeanwhile' : 'failed') })
      // Another user may have changed the entry. The form keeps the entered values.
      void client.invalidateQueries(ownOrganizationsQuery(locale))
    },
  })

  return (
    <section className={styles.organization} aria-labelledby={`organization-${id}`}>
      <h2 id={`organization-${id}`}>{title}</h2>
      {url && (
        <p>
          <PageLink href={url}>{t('view')}</PageLink>
        </p>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {message?.text}
      </p>
      <h3>{t(url === null ? 'offlineEntry' : 'entry')}</h3>
      <EntryValueList values={values} logos={logos} locale={locale} />
      <div className={styles.confirmation}>
        <p>
          {confirmed_at === null
            ? t('unconfirmed')
            : t('confirmed', {
                day: formatDate(confirmed_at.slice(0, 10), locale),
                name: confirmed_by ?? t('somebody'),
              })}
        </p>
        <Button
          isDisabled={entryMutation.isPending}
          onClick={() => entryMutation.mutate({ step: 'confirm', seenRevision: revision })}
        >
          {t('confirm')}
        </Button>
      </div>
      {proposals.length > 0 && (
        <>
          <h3>{t('proposals')}</h3>
          <ProposalList
            proposals={proposals}
            logos={logos}
            locale={locale}
            isWithdrawing={entryMutation.isPending}
            onWithdraw={({ revision }) => entryMutation.mutate({ step: 'withdraw', seenRevision: revision })}
          />
        </>
      )}
      <h3>{t(findOwnProposal(organization) ? 'changeProposal' : 'propose')}</h3>
      <p>{t('how')}</p>
      {/* A new form after the withdrawal of the proposal. */}
      <ProposalForm
        key={findOwnProposal(organization) ? 'waiting' : 'new'}
        organization={organization}
        locale={locale}
        callWithLogin={callWithLogin}
        userId={user.id}
        onSent={(newOrganization) => showOrganization(newOrganization, 'send')}
      />
      <LoginAgain email={user.email} loginRequest={loginRequest} />
    </section>
  )
}
