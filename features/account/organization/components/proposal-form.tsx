'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import { FormFrame } from '@/components/form/form-frame'
import { Button } from '@/components/ui/button'
import { entryFields, type OwnOrganization } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import type { useLoginAgain } from '../../use-login-again'
import { toFormState } from '../proposal-draft'
import { useProposalForm } from '../use-proposal-form'
import { useProposalFormFields } from '../use-proposal-form-fields'
import { AddressGroup } from './address-group'
import { ContactGroup } from './contact-group'
import { PeopleRows } from './people-rows'
import { ProposalConflict } from './proposal-conflict'
import { StageRows } from './stage-rows'
import { TextGroup } from './text-group'

interface ProposalFormProps {
  organization: OwnOrganization
  userId: number
  locale: Locale
  callWithLogin: ReturnType<typeof useLoginAgain>['callWithLogin']
  onSent: (organization: OwnOrganization) => void
}

/** The form for a delegate's proposal. */
export function ProposalForm({ organization, userId, locale, callWithLogin, onSent }: ProposalFormProps) {
  const t = useTranslations('account.organization')
  const proposal = useProposalForm({ organization, userId, locale, callWithLogin, onSent })
  const { form, sendMutation, isRestored, contested, resolve, discard } = proposal
  const [isComparing, setComparing] = useState(false)
  const contestedFields = entryFields.filter((field) => field in contested.values)
  const { fields, summary } = useProposalFormFields(proposal, organization.id)

  return (
    <>
      <FormFrame
        label={t('form')}
        submitLabel={t('send')}
        hasOptionalFields
        attempt={form.formState.submitCount + sendMutation.failureCount}
        isSending={sendMutation.isPending}
        summary={summary}
        onSubmit={(event) => {
          event.stopPropagation()
          void form.handleSubmit((values) => sendMutation.mutateAsync(values).then(noop, noop))(event)
        }}
      >
        {isRestored && (
          <div className={styles.notice} role="status">
            <p>{t('restored')}</p>
            <Button onClick={discard}>{t('discard')}</Button>
          </div>
        )}
        {contestedFields.length > 0 && (
          <div className={styles.notice} role="status">
            <p>{t('conflict.notice', { fields: contestedFields.map((field) => t(`fields.${field}`)).join(', ') })}</p>
            <Button onClick={() => setComparing(true)}>{t('conflict.compare')}</Button>
          </div>
        )}
        <TextGroup
          organization={organization}
          locale={locale}
          callWithLogin={callWithLogin}
          fields={fields}
          onLogo={(id) => form.setValue('logo', id, { shouldDirty: true })}
        />
        <AddressGroup country={organization.values.country} locale={locale} fields={fields} />
        <ContactGroup fields={fields} />
        <StageRows fields={fields} />
        <PeopleRows fields={fields} />
      </FormFrame>
      {isComparing && (
        <ProposalConflict
          contested={contested}
          current={toFormState(organization).base}
          logos={organization.logos}
          locale={locale}
          onResolve={resolve}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  )
}

const noop = () => undefined
