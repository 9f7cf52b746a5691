'use client'

import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/form/check-field'
import { ChoiceField } from '@/components/form/choice-field'
import styles from '@/components/form/form.module.css'
import { FormFrame } from '@/components/form/form-frame'
import { SentNotice } from '@/components/form/sent-notice'
import { TextField } from '@/components/form/text-field'
import { SmartLink } from '@/components/link/smart-link'
import { requestedAccesses } from '@/lib/contract/accounts/account'
import { signupSchema } from '@/lib/contract/accounts/auth-requests'
import type { Locale } from '@/lib/contract/common/locale'
import type { ReturnedForm } from '@/lib/returned-form'
import { callAuth, findPendingFlow } from '../allauth'
import { useAccountForm } from '../use-account-form'
import { CodeModeNotice } from './login/code-mode-notice'
import { NewPasswordField } from './new-password-field'

const formSchema = signupSchema.omit({ language: true })

export interface SignupFormProps {
  language: Locale
  /** The address of the data protection page; null if it is not published. */
  privacyHref: string | null
  /** True if the page follows a successful submission without JavaScript. */
  isSent?: boolean
  /** The code of the problem of a form that the server could not read; null if there was none. */
  failure?: string | null
  /** The rejected form of a submission without JavaScript; null if there was none. */
  returnedForm?: ReturnedForm | null
}

/**
 * The form to create an account (spec §2). After sending it, the user has to confirm the address,
 * and the office has to activate the account.
 */
export function SignupForm({
  language,
  privacyHref,
  isSent = false,
  failure = null,
  returnedForm = null,
}: SignupFormProps) {
  const t = useTranslations('account.signup')
  const tForms = useTranslations('forms')
  const tVerifyEmail = useTranslations('account.verifyEmail')
  const values = returnedForm?.values ?? {}
  const { form, field, frame, sendMutation } = useAccountForm({
    id: 'signup',
    initialFailure: failure,
    initialProblems: returnedForm?.problems ?? {},
    schema: formSchema,
    labels: {
      first_name: tForms('firstName'),
      last_name: tForms('lastName'),
      email: tForms('email'),
      password: tForms('password'),
      organization: tForms('organization'),
      phone: tForms('phone'),
      access: t('access'),
      privacy: t('privacyName'),
    },
    async send(values) {
      const result = await callAuth('POST', 'auth/signup', { ...values, language })
      return findPendingFlow(result) === 'verify_email' ? { ok: true, value: null } : result
    },
  })
  if (isSent || sendMutation.isSuccess) {
    return (
      <SentNotice isJustSent={sendMutation.isSuccess}>
        <h2>{t('sentTitle')}</h2>
        <p>{sendMutation.isSuccess ? t('sentText', { email: sendMutation.variables.email }) : tVerifyEmail('sent')}</p>
        <CodeModeNotice purpose="verification" />
      </SentNotice>
    )
  }
  const textInput = (name: 'first_name' | 'last_name' | 'organization' | 'email' | 'phone', autoComplete: string) => {
    return { ...form.register(name), defaultValue: values[name]?.[0], autoComplete }
  }
  return (
    <FormFrame {...frame} label={t('label')} submitLabel={t('submit')} hasOptionalFields worksWithoutScript>
      <div className={styles.row}>
        <TextField {...field('first_name')} isRequired input={textInput('first_name', 'given-name')} />
        <TextField {...field('last_name')} isRequired input={textInput('last_name', 'family-name')} />
      </div>
      <TextField {...field('organization')} isRequired input={textInput('organization', 'organization')} />
      <TextField {...field('email')} isRequired input={{ ...textInput('email', 'email'), type: 'email' }} />
      <TextField {...field('phone')} hint={tForms('optional')} input={{ ...textInput('phone', 'tel'), type: 'tel' }} />
      <NewPasswordField {...field('password')} input={form.register('password')} />
      <ChoiceField
        {...field('access')}
        choices={requestedAccesses.map((kind) => ({ value: kind, label: t(`accessKinds.${kind}`) }))}
        defaultValue={values.access?.[0] ?? ''}
        input={form.register('access')}
      />
      <CheckField
        {...field('privacy')}
        input={{ ...form.register('privacy'), defaultChecked: (values.privacy ?? []).length > 0 }}
      >
        {t.rich('privacy', {
          link: (chunks) =>
            privacyHref === null ? (
              chunks
            ) : (
              <SmartLink href={privacyHref} opensInNewTab>
                {chunks}
              </SmartLink>
            ),
        })}
      </CheckField>
    </FormFrame>
  )
}
