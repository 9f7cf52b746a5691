'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SubmitButton } from '@/components/ui/submit-button'

export interface PasskeyNameDialogProps {
  name: string
  onRename: (name: string) => void
  onClose: () => void
}

/** Asks for a new name for a passkey. */
export function PasskeyNameDialog({ name, onRename, onClose }: PasskeyNameDialogProps) {
  const t = useTranslations('account.factors')
  const [newName, setNewName] = useState(name)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRename(newName.trim())
  }
  return (
    <Dialog title={t('renameNamed', { name })} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          id="passkey-name"
          label={t('name')}
          isRequired
          input={{
            value: newName,
            // Requires at least one character other than white space.
            pattern: '.*\\S.*',
            maxLength: 100,
            autoComplete: 'off',
            onChange: (event) => setNewName(event.target.value),
          }}
        />
        <p className={styles.actions}>
          <SubmitButton isSending={false}>{t('rename')}</SubmitButton>
          <Button onClick={onClose}>{t('confirm.cancel')}</Button>
        </p>
      </form>
    </Dialog>
  )
}
