'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { toLoginAddress } from '@/lib/i18n/login-address'
import { LoginForm } from './login-form'
import { PasskeyButton } from './passkey-button'
import { SecondFactorForm } from './second-factor-form'

export interface LoginProps {
  /** The code of the problem or of the required step after a submission without JavaScript. */
  failure: string | null
  /** True if the backend accepts a passkey instead of the password and the second factor. */
  hasPasskeys: boolean
}

type Step =
  | { kind: 'password'; failure: string | null }
  | { kind: 'second-factor'; factors: readonly FactorType[]; failure: string | null }

/**
 * Returns the step to display after a submission without JavaScript. The code of a problem with the
 * second factor starts with the name of its field.
 */
function toInitialStep(failure: string | null): Step {
  const isSecondFactor = failure === 'mfa_authenticate' || failure?.startsWith('code.') === true
  if (!isSecondFactor) return { kind: 'password', failure }
  // The page is the same for all visitors, so it does not know which factors the account has.
  const factors = ['totp', 'recovery_codes'] as const
  return { kind: 'second-factor', factors, failure: failure === 'mfa_authenticate' ? null : failure }
}

// The login page redirects a logged-in user to the page from which the login was opened.
const redirectAfterLogin = () => window.location.assign(toLoginAddress(window.location, document.referrer))

/**
 * The login (spec §4): the e-mail address and the password, then the second factor if the account
 * has one. Afterwards the user returns to the page from which the login was opened.
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
            onEnded={(pendingFlow) => restart(pendingFlow ?? 'account_activation')}
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
