'use client'

import { useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { Field } from './field'
import styles from './form.module.css'
import type { TextFieldProps } from './text-field'

export interface PasswordFieldProps extends TextFieldProps {
  texts: { show: string; hide: string }
}

/** A password field with a button that shows the password. */
export function PasswordField({ input, texts, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.withButton}>
          <input className={styles.input} {...input} {...control} type={isShown ? 'text' : 'password'} />
          <BaseButton
            className={styles.show}
            aria-pressed={isShown}
            aria-controls={field.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hide : texts.show}
          </BaseButton>
        </span>
      )}
    </Field>
  )
}
