'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { emailRequestSchema } from '@/lib/contract/auth-requests'
import { callAuth, hasStatus } from '../allauth'
import { problemsOf } from '../problems'
import { useMemberForm } from '../use-member-form'
import { MemberForm } from './member-form'

export interface EmailAddressesProps {
  email: string
  /** The address that waits to be confirmed; null for none. */
  pending: string | null
}

type Answer = 'sent' | 'withdrawn' | 'failed' | null

/** The account's address and the change of it: the new one counts once it is confirmed by a link. */
export function EmailAddresses({ email, pending: initial }: EmailAddressesProps) {
  const t = useTranslations('account.email')
  const [pending, setPending] = useState(initial)
  const [answer, setAnswer] = useState<Answer>(null)
  const { form, field, frame, login, withLogin } = useMemberForm({
    id: 'email',
    schema: emailRequestSchema,
    labels: { email: t('new') },
    async send(values) {
      setAnswer(null)
      const result = await callAuth('POST', 'account/email', values)
      if (result.ok) {
        setPending(values.email)
        setAnswer('sent')
        form.reset()
      }
      return result
    },
  })

  async function change(method: 'PUT' | 'DELETE', done: Answer) {
    const result = await withLogin(() => callAuth(method, 'account/email', { email: pending }))
    const isDone = problemsOf(result).length === 0 && !hasStatus(result, 401)
    if (isDone && method === 'DELETE') setPending(null)
    setAnswer(isDone ? done : 'failed')
  }

  return (
    <>
      <p>{t.rich('present', { email, b: (words) => <strong>{words}</strong> })}</p>
      {pending !== null && (
        <div className={styles.notice}>
          <p>{t.rich('pending', { email: pending, b: (words) => <strong>{words}</strong> })}</p>
          <p className={styles.actions}>
            <Button onClick={() => void change('PUT', 'sent')}>{t('again')}</Button>
            <Button onClick={() => void change('DELETE', 'withdrawn')}>{t('withdraw')}</Button>
          </p>
        </div>
      )}
      <p role="status">{answer && t(`answers.${answer}`)}</p>
      <MemberForm {...frame} login={login} email={email} label={t('title')} submitLabel={t('change')}>
        <TextField
          {...field('email')}
          isRequired
          input={{ ...form.register('email'), type: 'email', autoComplete: 'email' }}
        />
      </MemberForm>
    </>
  )
}
