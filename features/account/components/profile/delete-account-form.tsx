'use client'

import { useTranslations } from 'next-intl'
import { recordLeaving } from '@/components/behavior/page-leaving'
import { PasswordField } from '@/components/form/password-field'
import { call, unparsedResponseSchema } from '@/lib/api/call'
import { accountDeletionSchema } from '@/lib/contract/accounts/auth-requests'
import { useMemberForm } from '../../use-member-form'
import { MemberForm } from '../login/member-form'

export interface DeleteFormFrameProps {
  /** The address of DELETE api/users/me/. */
  url: string
  email: string
  /** The page shown after the deletion. */
  homeHref: string
}

/** Deletes the account permanently, after asking for the password. */
export function DeleteAccountForm({ url, email, homeHref }: DeleteFormFrameProps) {
  const t = useTranslations('account.deletion')
  const tForms = useTranslations('forms')
  const { form, field, frame } = useMemberForm({
    id: 'delete-account',
    schema: accountDeletionSchema,
    labels: { password: tForms('password') },
    async send(values) {
      // The response deletes the site's data in the browser, as after a logout.
      recordLeaving()
      const result = await call(unparsedResponseSchema, { method: 'DELETE', path: url, data: values })
      if (result.ok) window.location.assign(homeHref)
      return result
    },
  })
  return (
    <MemberForm {...frame} email={email} label={t('title')} submitLabel={t('submit')}>
      <p>{t('text')}</p>
      <PasswordField
        {...field('password')}
        isRequired
        texts={{ show: tForms('showPassword'), hide: tForms('hidePassword') }}
        input={{ ...form.register('password'), autoComplete: 'current-password' }}
      />
    </MemberForm>
  )
}
