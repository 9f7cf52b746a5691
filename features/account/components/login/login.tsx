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
  /** The problem code, or the pending step, of an attempt without JavaScript. */
  failure: string | null
  /** Whether the backend takes a passkey for the whole login. */
  hasPasskeys: boolean
}

type Step =
  | { kind: 'password'; failure: string | null }
  | { kind: 'second-factor'; factors: readonly FactorType[]; failure: string | null }

/** What a browser without JavaScript comes back to: problems of the second step have the name of its field. */
function stepOf(failure: string | null): Step {
  const isSecond = failure === 'mfa_authenticate' || failure?.startsWith('code.') === true
  if (!isSecond) return { kind: 'password', failure }
  // Which factors the account has the page does not know: it is the same for all who come back to it.
  const factors = ['totp', 'recovery_codes'] as const
  return { kind: 'second-factor', factors, failure: failure === 'mfa_authenticate' ? null : failure }
}

// The login page redirects users who are logged in to the address they requested.
const goOn = () => window.location.assign(addressAfterLogin(window.location, document.referrer))

/** The login (spec §4): email address and password, then the second factor of an account that has one; redirects back to the previous page. */
export function Login({ failure, hasPasskeys }: LoginProps) {
  const t = useTranslations('account.secondFactor')
  const [step, setStep] = useState(() => stepOf(failure))
  const restart = (reason: string | null) => setStep({ kind: 'password', failure: reason })

  if (step.kind === 'password') {
    return (
      <>
        <LoginForm
          key={step.failure}
          failure={step.failure}
          onLogin={goOn}
          onSecondFactor={(factors) => setStep({ kind: 'second-factor', factors, failure: null })}
        />
        {hasPasskeys && (
          <PasskeyButton
            task="login"
            onDone={goOn}
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
        onDone={goOn}
        onEnded={() => restart('login_expired')}
      />
      <p>
        {/* The page itself, without what came back with it. */}
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
