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
  missingStep: MissingStep
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
  | { kind: 'password'; missingStep: MissingStep; failure: string | null }
  | { kind: 'second-factor'; task: 'authenticate' | 'reauthenticate'; factors: readonly FactorType[] }

/**
 * Asks for a login after the session has ended, or for a proof of the user's identity, by password
 * or second factor.
 */
export function LoginDialog({ missingStep, factors = [], email, onLogin, onClose, onTyping }: LoginDialogProps) {
  const t = useTranslations(missingStep === 'proof' ? 'account.proof' : 'account.loginAgain')
  const tSecondFactor = useTranslations('account.secondFactor')
  const [step, setStep] = useState<Step>({ kind: 'password', missingStep, failure: null })
  const canUseFactor = step.kind === 'password' && step.missingStep === 'proof' && factors.length > 0

  return (
    <Dialog title={t('title')} className={styles.dialog} onClose={onClose} onTyping={onTyping}>
      <p>{step.kind === 'password' ? t('text', { email }) : tSecondFactor('asked')}</p>
      {step.kind === 'password' ? (
        <LoginPassword
          key={step.missingStep}
          missingStep={step.missingStep}
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
          onEnded={() => setStep({ kind: 'password', missingStep: 'login', failure: 'login_expired' })}
        />
      )}
      <p className={styles.choices}>
        {canUseFactor && (
          <Button onClick={() => setStep({ kind: 'second-factor', task: 'reauthenticate', factors })}>
            {tSecondFactor('instead')}
          </Button>
        )}
        <Button onClick={onClose}>{t('cancel')}</Button>
      </p>
    </Dialog>
  )
}
