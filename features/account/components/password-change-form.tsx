'use client'

import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { PasswordField } from '@/components/form/password-field'
import { changePasswordSchema, newPasswordSchema } from '@/lib/contract/auth-requests'
import { callAuth } from '../allauth'
import { useMemberForm } from '../use-member-form'
import { MemberForm } from './member-form'
import { NewPasswordField } from './new-password-field'

const formSchema = changePasswordSchema.extend({ new_password: newPasswordSchema })

/** Changes the password of the account; the other sessions end. */
export function PasswordChangeForm({ email }: { email: string }) {
  const t = useTranslations('account.passwordChange')
  const forms = useTranslations('forms')
  const { form, field, frame, login, sending } = useMemberForm({
    id: 'password-change',
    schema: formSchema,
    labels: { current_password: forms('currentPassword'), new_password: forms('newPassword') },
    async send(values) {
      const result = await callAuth('POST', 'account/password/change', values)
      if (result.ok) form.reset()
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
    </MemberForm>
  )
}
