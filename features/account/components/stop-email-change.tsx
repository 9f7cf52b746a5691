'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import { requireSuccess } from '@/lib/api/require-success'
import { callAuth, hasStatus } from '../allauth'
import { acceptWithoutProblems } from '../problems'

export interface StopEmailChangeProps {
  /** The key in the link of the mail. */
  stopKey: string
  /** The result of a submission without JavaScript. */
  initial: 'asking' | 'failed' | 'done' | 'expired'
  /** The address to which the form is submitted without JavaScript. */
  action: string
  /** The address of the page where the user can ask for a new password. */
  newPasswordHref: string
}

/**
 * Stops a change of the account's e-mail address with the key in the link of a mail and ends all
 * sessions. It requires a click, because mail scanners open links. Afterwards it suggests a new
 * password, because another person may know the current one.
 */
export function StopEmailChange({ stopKey, initial, action, newPasswordHref }: StopEmailChangeProps) {
  const t = useTranslations('account.stopEmailChange')
  const stopMutation = useMutation({
    mutationFn: async () => {
      const result = await callAuth('POST', 'auth/email/stop', { key: stopKey })
      if (hasStatus(result, 400)) return 'expired'
      await requireSuccess(acceptWithoutProblems(result))
      return 'done'
    },
  })
  const state = stopMutation.data ?? initial

  if (state === 'done' || state === 'expired') {
    return (
      <div className={styles.notice} role={state === 'done' ? 'status' : 'alert'}>
        <p>{t(state)}</p>
        <p>
          <a href={newPasswordHref}>{t('newPassword')}</a>
        </p>
      </div>
    )
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        stopMutation.mutate()
      }}
    >
      {(stopMutation.isError || state === 'failed') && (
        <p className={styles.notice} role="alert">
          {t('failed')}
        </p>
      )}
      <p>{t('ask')}</p>
      <input type="hidden" name="key" value={stopKey} />
      <SubmitButton isSending={stopMutation.isPending} worksWithoutScript>
        {t('submit')}
      </SubmitButton>
    </form>
  )
}
