'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { orThrow } from '@/lib/api/query'
import { emailRequestSchema } from '@/lib/contract/auth-requests'
import { callAuth, hasStatus } from '../allauth'
import { acceptWithoutProblems } from '../problems'
import { emailsQuery } from '../queries'
import { useMemberForm } from '../use-member-form'
import { MemberForm } from './member-form'

/** The account's email address and its change: the new one becomes active once it is confirmed by a link. */
export function EmailAddresses({ email }: { email: string }) {
  const t = useTranslations('account.email')
  const client = useQueryClient()
  const { data } = useQuery(emailsQuery())
  const pending = data?.pending ?? null
  const setPending = (next: string | null) => {
    const { queryKey } = emailsQuery()
    client.setQueryData(queryKey, (known) => known && { ...known, pending: next })
    void client.invalidateQueries({ queryKey })
  }
  const { form, field, frame, login, withLogin, sending } = useMemberForm({
    id: 'email',
    schema: emailRequestSchema,
    labels: { email: t('new') },
    async send(values) {
      changing.reset()
      const result = await callAuth('POST', 'account/email', values)
      if (result.ok) {
        setPending(values.email)
        form.reset()
      }
      return result
    },
  })
  const changing = useMutation({
    async mutationFn(method: 'PUT' | 'DELETE') {
      const result = await withLogin(() => callAuth(method, 'account/email', { email: pending }))
      await orThrow(hasStatus(result, 401) ? result : acceptWithoutProblems(result))
      if (method === 'DELETE') setPending(null)
    },
  })
  const answer = () => {
    if (changing.isError) return t('answers.failed')
    if (changing.isSuccess) return t(changing.variables === 'PUT' ? 'answers.sent' : 'answers.withdrawn')
    return changing.isIdle && sending.isSuccess && t('answers.sent')
  }

  return (
    <>
      <p>{t.rich('present', { email, b: (chunks) => <strong>{chunks}</strong> })}</p>
      {pending !== null && (
        <div className={styles.notice}>
          <p>{t.rich('pending', { email: pending, b: (chunks) => <strong>{chunks}</strong> })}</p>
          <p className={styles.actions}>
            <Button onClick={() => changing.mutate('PUT')}>{t('again')}</Button>
            <Button onClick={() => changing.mutate('DELETE')}>{t('withdraw')}</Button>
          </p>
        </div>
      )}
      <p role="status">{answer()}</p>
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
