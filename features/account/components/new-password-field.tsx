'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import { PasswordField, type PasswordFieldProps } from '@/components/form/password-field'
import { passwordLength } from '@/lib/contract/accounts/auth-requests'
import { ratePassword } from '../password-strength'

type NewPasswordFieldProps = Pick<PasswordFieldProps, 'id' | 'error' | 'label' | 'input'>

/** A field for a new password, with the rules for passwords and a rating of the entered one. */
export function NewPasswordField({ input, ...field }: NewPasswordFieldProps) {
  const t = useTranslations('forms')
  const [strength, setStrength] = useState(0)
  const labels = [t('strength.none'), t('strength.weak'), t('strength.fair'), t('strength.good')]
  return (
    <div>
      <PasswordField
        {...field}
        isRequired
        hint={t('passwordHint', passwordLength)}
        texts={{ show: t('showPassword'), hide: t('hidePassword') }}
        input={{
          ...input,
          autoComplete: 'new-password',
          onInput: (event) => setStrength(ratePassword(event.currentTarget.value)),
        }}
      />
      <p className={styles.strength}>
        <meter min={0} max={3} low={2} high={3} optimum={3} value={strength} aria-hidden="true" />
        <span aria-live="polite">{labels[strength]}</span>
      </p>
    </div>
  )
}
