'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckField } from '@/components/form/check-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormProtection } from '@/components/form/form-protection'
import { SentNotice } from '@/components/form/sent-notice'
import { TextField } from '@/components/form/text-field'
import { SmartLink } from '@/components/link/smart-link'
import type { Locale } from '@/lib/contract/common/locale'
import type { AlertFilter } from '@/lib/contract/forms/subscription'
import type { ReturnedForm } from '@/lib/returned-form'
import { useFieldTexts } from '../field-texts'
import { useSubscriptionForm } from '../use-subscription-form'
import { SubscriptionFields, type SubscriptionFieldsProps } from './subscription-fields'

export interface SubscriptionFormProps extends Pick<SubscriptionFieldsProps, 'list' | 'mailLanguage'> {
  locale: Locale
  /** Null while there is no data protection page. */
  privacyHref: string | null
  /** True after a successful submission without JavaScript. */
  isSent: boolean
  /** The values and problems of a submission without JavaScript. */
  returnedForm: ReturnedForm | null
  /** The filter of a job alert. */
  alertFilter?: AlertFilter
  /** Content above the fields. */
  children?: ReactNode
}

/** The sign-up form of a mailing list, confirmed by e-mail (spec §2). */
export function SubscriptionForm({
  list,
  locale,
  privacyHref,
  mailLanguage,
  isSent,
  returnedForm,
  alertFilter,
  children,
}: SubscriptionFormProps) {
  const t = useTranslations('subscriptions')
  const { form, startProof, attempt, ...state } = useSubscriptionForm(list, alertFilter)
  const errors = attempt === 0 ? (returnedForm?.problems ?? {}) : state.errors
  const texts = useFieldTexts(list, errors)
  if (isSent || state.isSent) {
    return (
      <SentNotice isJustSent={state.isSent}>
        <h2>{t('sentTitle')}</h2>
        <p>{t('sent')}</p>
      </SentNotice>
    )
  }
  const values: ReturnedForm['values'] = returnedForm?.values ?? { language: [locale] }
  return (
    <FormFrame
      label={t(`${list}.label`)}
      submitLabel={t(`${list}.submit`)}
      summary={texts.summary}
      attempt={attempt}
      isSending={state.isSending}
      onSubmit={state.onSubmit}
      onFocus={startProof}
      hasOptionalFields
      worksWithoutScript={list !== 'job-alerts'}
    >
      {children}
      <TextField
        {...texts.field('email')}
        isRequired
        input={{
          ...form.register('email'),
          type: 'email',
          defaultValue: values.email?.[0] ?? '',
          autoComplete: 'email',
        }}
      />
      <SubscriptionFields
        list={list}
        texts={texts}
        values={values}
        mailLanguage={mailLanguage}
        register={(name) => form.register(name)}
      />
      <CheckField
        {...texts.field('privacy')}
        input={{
          ...form.register('privacy'),
          required: true,
          defaultChecked: values.privacy !== undefined,
        }}
      >
        {t('consent')}{' '}
        {privacyHref !== null && (
          <SmartLink href={privacyHref} opensInNewTab>
            {t('privacyLink')}
          </SmartLink>
        )}
      </CheckField>
      <FormProtection id={list} label={t('trap')} ticket={returnedForm?.ticket ?? ''} trap={form.register('trap')} />
    </FormFrame>
  )
}
