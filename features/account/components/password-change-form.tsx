'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import { PasswordField } from '@/components/form/password-field'
import { changePasswordSchema, newPasswordSchema } from '@/lib/contract/accounts/auth-requests'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import { callAuth } from '../allauth'
import { useMemberForm } from '../use-member-form'
import { KeysToEnd } from './keys-to-end'
import { MemberForm } from './login/member-form'
import { NewPasswordField } from './new-password-field'

const formSchema = changePasswordSchema.omit({ end_keys: true }).extend({ new_password: newPasswordSchema })

interface PasswordChangeFormProps {
  email: string
  locale: Locale
  /** The keys for programs of the user's team; empty for who owns none. */
  keys: JobTeam['keys']
}

/** Changes the password of the account; the other sessions end, and those keys of the team that the user chooses. */
export function PasswordChangeForm({ email, locale, keys }: PasswordChangeFormProps) {
  const t = useTranslations('account.passwordChange')
  const forms = useTranslations('forms')
  const [chosen, setChosen] = useState<number[]>([])
  const [present, setPresent] = useState(keys)
  const { form, field, frame, login, sending } = useMemberForm({
    id: 'password-change',
    schema: formSchema,
    labels: { current_password: forms('currentPassword'), new_password: forms('newPassword') },
    async send(values) {
      const end_keys = chosen.length > 0 ? chosen : undefined
      const result = await callAuth('POST', 'account/password/change', { ...values, end_keys })
      if (result.ok) {
        form.reset()
        setPresent(present.filter(({ id }) => !chosen.includes(id)))
        setChosen([])
      }
      return result
    },
  })
  return (
    <MemberForm {...frame} login={login} email={email} label={t('label')} submitLabel={t('submit')}>
      {sending.isSuccess && (
        <p className={styles.notice} role="status">
          {t('done')}
        </p>
      )}
      <PasswordField
        {...field('current_password')}
        isRequired
        texts={{ show: forms('showPassword'), hide: forms('hidePassword') }}
        input={{ ...form.register('current_password'), autoComplete: 'current-password' }}
      />
      <NewPasswordField {...field('new_password')} input={form.register('new_password')} />
      {present.length > 0 && (
        <KeysToEnd keys={present} locale={locale} chosen={chosen} onChange={setChosen} />
      )}
    </MemberForm>
  )
}
