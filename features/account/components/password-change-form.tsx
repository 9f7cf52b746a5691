'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CheckField } from '@/components/form/check-field'
import { FieldGroup } from '@/components/form/field-group'
import styles from '@/components/form/form.module.css'
import { PasswordField } from '@/components/form/password-field'
import { changePasswordSchema, newPasswordSchema } from '@/lib/contract/accounts/auth-requests'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import { formatDate } from '@/lib/time-in-words'
import { callAuth } from '../allauth'
import { useMemberForm } from '../use-member-form'
import { MemberForm } from './login/member-form'
import { NewPasswordField } from './new-password-field'

const formSchema = changePasswordSchema.omit({ end_keys: true }).extend({ new_password: newPasswordSchema })

interface PasswordChangeFormProps {
  email: string
  locale: Locale
  /** The API keys of the user's team; empty if the user is not the owner of a team. */
  keys: JobTeam['keys']
}

/** Changes the password, ends all other sessions and revokes the selected API keys of the team. */
export function PasswordChangeForm({ email, locale, keys }: PasswordChangeFormProps) {
  const t = useTranslations('account.passwordChange')
  const tForms = useTranslations('forms')
  const [keysToEnd, setKeysToEnd] = useState<number[]>([])
  const [remainingKeys, setRemainingKeys] = useState(keys)
  const { form, field, frame, sendMutation } = useMemberForm({
    id: 'password-change',
    schema: formSchema,
    labels: { current_password: tForms('currentPassword'), new_password: tForms('newPassword') },
    async send(values) {
      const end_keys = keysToEnd.length > 0 ? keysToEnd : undefined
      const result = await callAuth('POST', 'account/password/change', { ...values, end_keys })
      if (result.ok) {
        form.reset()
        setRemainingKeys(remainingKeys.filter(({ id }) => !keysToEnd.includes(id)))
        setKeysToEnd([])
      }
      return result
    },
  })
  return (
    <MemberForm {...frame} email={email} label={t('label')} submitLabel={t('submit')}>
      {sendMutation.isSuccess && (
        <p className={styles.notice} role="status">
          {t('done')}
        </p>
      )}
      <PasswordField
        {...field('current_password')}
        isRequired
        texts={{ show: tForms('showPassword'), hide: tForms('hidePassword') }}
        input={{ ...form.register('current_password'), autoComplete: 'current-password' }}
      />
      <NewPasswordField {...field('new_password')} input={form.register('new_password')} />
      {remainingKeys.length > 0 && (
        <RevokedKeysField keys={remainingKeys} locale={locale} selectedIds={keysToEnd} onChange={setKeysToEnd} />
      )}
    </MemberForm>
  )
}

interface RevokedKeysFieldProps {
  keys: JobTeam['keys']
  locale: Locale
  selectedIds: readonly number[]
  onChange: (ids: number[]) => void
}

/** Lets the user select API keys of the team that are revoked when the password is changed. */
function RevokedKeysField({ keys, locale, selectedIds, onChange }: RevokedKeysFieldProps) {
  const t = useTranslations('account.passwordChange.keys')
  const select = (id: number, isSelected: boolean) =>
    onChange(isSelected ? [...selectedIds, id] : selectedIds.filter((selectedId) => selectedId !== id))
  return (
    <FieldGroup id="password-change-keys" label={t('label')} hint={t('hint')}>
      {keys.map(({ id, name, prefix, created_at, created_by, last_used_on }) => (
        <CheckField
          key={id}
          id={`password-change-key-${id}`}
          hint={[
            t('made', { day: formatDate(created_at, locale), name: created_by || t('somebody') }),
            last_used_on ? t('used', { day: formatDate(last_used_on, locale) }) : t('unused'),
          ].join(', ')}
          input={{
            checked: selectedIds.includes(id),
            onChange: ({ target }) => select(id, target.checked),
          }}
        >
          {t('end', { name, prefix })}
        </CheckField>
      ))}
    </FieldGroup>
  )
}
