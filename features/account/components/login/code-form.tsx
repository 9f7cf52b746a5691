'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { FormFrame } from '@/components/form/form-frame'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type FactorType, factorCodeSchema } from '@/lib/contract/accounts/authenticators'
import { callAuth, hasStatus } from '../../allauth'
import { useAccountForm } from '../../use-account-form'

export interface CodeFormProps {
  /** The purpose of the code: to log in, or to confirm the identity of a user who is logged in. */
  task: 'authenticate' | 'reauthenticate'
  /** The types of second factors that the account has. */
  factors: readonly FactorType[]
  /** The problem code of a submission from a browser without JavaScript; null if there was none. */
  failure?: string | null
  onDone: () => void
  /** Called if the login has ended, so that the backend no longer expects a code. */
  onEnded: () => void
}

/** Asks for a second factor: the code of an authenticator app, or a recovery code. */
export function CodeForm({ task, factors, failure = null, onDone, onEnded }: CodeFormProps) {
  const t = useTranslations('account.secondFactor')
  const [isRecovery, setRecovery] = useState(!factors.includes('totp'))
  const { form, field, frame } = useAccountForm({
    id: 'second-factor',
    schema: factorCodeSchema,
    labels: { code: t(isRecovery ? 'recoveryCode' : 'code') },
    initialFailure: failure,
    async send(values) {
      const result = await callAuth('POST', `auth/2fa/${task}`, values)
      if (result.ok || hasStatus(result, 409)) onDone()
      if (hasStatus(result, 401)) onEnded()
      return result
    },
  })
  const focusCode = useEffectEvent(() => form.setFocus('code'))
  useEffect(() => focusCode(), [])
  const switchFactor = () => {
    setRecovery(!isRecovery)
    form.setFocus('code')
  }
  // In a browser without JavaScript the buttons below do nothing, so the field must accept both
  // kinds of code and needs a keyboard with letters.
  const isHydrated = useHydrated()
  const hint = isHydrated ? 'codeHint' : 'eitherHint'

  return (
    <>
      <FormFrame {...frame} label={t('label')} submitLabel={t('submit')} worksWithoutScript={task === 'authenticate'}>
        <TextField
          {...field('code')}
          isRequired
          hint={t(isRecovery ? 'recoveryHint' : hint)}
          input={{
            ...form.register('code'),
            autoComplete: 'one-time-code',
            inputMode: isHydrated && !isRecovery ? 'numeric' : 'text',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
      </FormFrame>
      {factors.includes('totp') && factors.includes('recovery_codes') && (
        <p className={formStyles.actions}>
          <Button onClick={switchFactor}>{t(isRecovery ? 'useApp' : 'useRecovery')}</Button>
        </p>
      )}
    </>
  )
}
