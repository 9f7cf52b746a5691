'use client'

import styles from '@/components/form/form.module.css'
import { CodeForm, type CodeFormProps } from './code-form'
import { PasskeyButton } from './passkey-button'

/** Asks for the second factor of the account: a passkey, a code, or a choice of both. */
export function SecondFactorForm(props: CodeFormProps) {
  const { task, factors, onDone, onEnded } = props
  const acceptsCodes = factors.includes('totp') || factors.includes('recovery_codes')
  return (
    <div className={styles.stack}>
      {factors.includes('webauthn') && <PasskeyButton task={task} onDone={onDone} onEnded={onEnded} />}
      {acceptsCodes && <CodeForm {...props} />}
    </div>
  )
}
