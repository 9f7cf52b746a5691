'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { emailRequestSchema } from '@/lib/contract/auth-requests'
import { callAuth } from '../allauth'
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
      const result = await callAuth('POST', 'account/email', { data: values })
      if (result.status === 200) {
        setPending(values.email)
        setAnswer('sent')
        form.reset()
      }
      return result
    },
  })

  async function change(method: 'PUT' | 'DELETE', done: Answer) {
    const { problems, status } = await withLogin(() =>
      callAuth(method, 'account/email', { data: { email: pending } }),
    )
    const isDone = problems.length === 0 && status !== 401
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
            <button type="button" className={styles.quiet} onClick={() => void change('PUT', 'sent')}>
              {t('again')}
            </button>
            <button type="button" className={styles.quiet} onClick={() => void change('DELETE', 'withdrawn')}>
              {t('withdraw')}
            </button>
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
