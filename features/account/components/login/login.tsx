'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { addressAfterLogin } from '@/lib/i18n/login-address'
import { LoginForm } from './login-form'
import { PasskeyButton } from './passkey-button'
import { SecondFactorForm } from './second-factor-form'

export interface LoginProps {
  /** The problem code or pending step of a submission without JavaScript. */
  failure: string | null
  /** True if the backend accepts a passkey as the whole login. */
  hasPasskeys: boolean
}

type Step =
  | { kind: 'password'; failure: string | null }
  | { kind: 'second-factor'; factors: readonly FactorType[]; failure: string | null }

/**
 * The first step for the result of a submission without JavaScript. A problem of the second step
 * starts with the name of its field.
 */
function toInitialStep(failure: string | null): Step {
  const isSecond = failure === 'mfa_authenticate' || failure?.startsWith('code.') === true
  if (!isSecond) return { kind: 'password', failure }
  // The page is the same for everybody, so it has no data about the factors of the account.
  const factors = ['totp', 'recovery_codes'] as const
  return { kind: 'second-factor', factors, failure: failure === 'mfa_authenticate' ? null : failure }
}

// The login page redirects a logged-in user to the requested address.
const redirectAfterLogin = () => window.location.assign(addressAfterLogin(window.location, document.referrer))

/**
 * The login (spec §4): e-mail address and password, then a second factor if the account has one.
 * Redirects to the previous page.
 */
export function Login({ failure, hasPasskeys }: LoginProps) {
  const t = useTranslations('account.secondFactor')
  const [step, setStep] = useState(() => toInitialStep(failure))
  const restart = (reason: string | null) => setStep({ kind: 'password', failure: reason })

  if (step.kind === 'password') {
    return (
      <>
        <LoginForm
          key={step.failure}
          failure={step.failure}
          onLogin={redirectAfterLogin}
          onSecondFactor={(factors) => setStep({ kind: 'second-factor', factors, failure: null })}
        />
        {hasPasskeys && (
          <PasskeyButton
            task="login"
            onDone={redirectAfterLogin}
            onEnded={(pending) => restart(pending ?? 'account_activation')}
          />
        )}
      </>
    )
  }
  return (
    <div className={styles.stack}>
      <p className={styles.notice} role="status">
        {t('asked')}
      </p>
      <SecondFactorForm
        task="authenticate"
        factors={step.factors}
        failure={step.failure}
        onDone={redirectAfterLogin}
        onEnded={() => restart('login_expired')}
      />
      <p>
        {/* The page without the query of the failed attempt. */}
        <a
          href="?"
          onClick={(event) => {
            event.preventDefault()
            restart(null)
          }}
        >
          {t('restart')}
        </a>
      </p>
    </div>
  )
}
