'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import type { MissingStep } from '../../use-login-again'
import styles from './login-dialog.module.css'
import { LoginPassword } from './login-password'
import { SecondFactorForm } from './second-factor-form'

export interface LoginDialogProps {
  missing: MissingStep
  /** The second factors with which the identity can be proved instead of the password. */
  factors?: readonly FactorType[]
  /** The account whose session has ended. Only this account may send the entered data. */
  email: string
  onLogin: () => void
  onClose: () => void
  /** See `Dialog`. */
  onTyping: () => void
}

type Step =
  | { kind: 'password'; missing: MissingStep; failure: string | null }
  | { kind: 'second-factor'; task: 'authenticate' | 'reauthenticate'; factors: readonly FactorType[] }

/**
 * Asks for a login after the session has ended, or for a proof of the user's identity, by password
 * or second factor.
 */
export function LoginDialog({ missing, factors = [], email, onLogin, onClose, onTyping }: LoginDialogProps) {
  const t = useTranslations(missing === 'proof' ? 'account.proof' : 'account.loginAgain')
  const secondFactor = useTranslations('account.secondFactor')
  const [step, setStep] = useState<Step>({ kind: 'password', missing, failure: null })
  const mayProve = step.kind === 'password' && step.missing === 'proof' && factors.length > 0

  return (
    <Dialog title={t('title')} className={styles.dialog} onClose={onClose} onTyping={onTyping}>
      <p>{step.kind === 'password' ? t('text', { email }) : secondFactor('asked')}</p>
      {step.kind === 'password' ? (
        <LoginPassword
          key={step.missing}
          missing={step.missing}
          failure={step.failure}
          email={email}
          onLogin={onLogin}
          onSecondFactor={(acceptedFactors) =>
            setStep({ kind: 'second-factor', task: 'authenticate', factors: acceptedFactors })
          }
        />
      ) : (
        <SecondFactorForm
          task={step.task}
          factors={step.factors}
          onDone={onLogin}
          onEnded={() => setStep({ kind: 'password', missing: 'login', failure: 'login_expired' })}
        />
      )}
      <p className={styles.choices}>
        {mayProve && (
          <Button onClick={() => setStep({ kind: 'second-factor', task: 'reauthenticate', factors })}>
            {secondFactor('instead')}
          </Button>
        )}
        <Button onClick={onClose}>{t('cancel')}</Button>
      </p>
    </Dialog>
  )
}
