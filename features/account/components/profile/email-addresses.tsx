'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import { emailAddressesSchema } from '@/lib/contract/accounts/auth'
import { emailRequestSchema } from '@/lib/contract/accounts/auth-requests'
import { callEmails, hasStatus } from '../../allauth'
import { acceptWithoutProblems } from '../../problems'
import { type AccountEmails, emailsQuery, toAccountEmails } from '../../queries'
import { useMemberForm } from '../../use-member-form'
import { MemberForm } from '../login/member-form'

/**
 * Adds an address, to which the backend mails a link. If the address is already one of the
 * account's confirmed addresses, it becomes the primary one instead.
 */
async function addAddress(email: string, confirmedAddresses: readonly string[]): Promise<Result<'sent' | 'primary'>> {
  if (confirmedAddresses.includes(email)) return makePrimary(email)
  const addition = await callEmails('POST', { email })
  if (!addition.ok) return addition
  const addresses = emailAddressesSchema.safeParse(addition.value).data
  const isConfirmed = addresses !== undefined && toAccountEmails(addresses).confirmed.includes(email)
  return isConfirmed ? makePrimary(email) : { ok: true, value: 'sent' }
}

async function makePrimary(email: string): Promise<Result<'primary'>> {
  const result = await callEmails('PATCH', { email, primary: true })
  return result.ok ? { ok: true, value: 'primary' } : result
}

/**
 * Displays the e-mail address of the account and lets the user change it. A new address is valid
 * when the link in the mail is opened.
 */
export function EmailAddresses({ email }: { email: string }) {
  const t = useTranslations('account.email')
  const client = useQueryClient()
  const { data } = useQuery(emailsQuery())
  const pendingEmail = data?.pending ?? null
  const currentEmail = data?.primary || email
  const setEmails = (change: Partial<AccountEmails>) => {
    const { queryKey } = emailsQuery()
    client.setQueryData(queryKey, (emails) => emails && { ...emails, ...change })
    void client.invalidateQueries({ queryKey })
  }
  const { form, field, frame, callWithLogin, sendMutation } = useMemberForm({
    id: 'email',
    schema: emailRequestSchema,
    labels: { email: t('new') },
    async send(values) {
      pendingMutation.reset()
      const result = await addAddress(values.email, data?.confirmed ?? [])
      if (result.ok) {
        setEmails(result.value === 'primary' ? { primary: values.email } : { pending: values.email })
        form.reset()
      }
      return result
    },
  })
  const pendingMutation = useMutation({
    async mutationFn(method: 'PUT' | 'DELETE') {
      const result = await callWithLogin(() => callEmails(method, { email: pendingEmail }))
      await requireSuccess(hasStatus(result, 401) ? result : acceptWithoutProblems(result))
      if (method === 'DELETE') setEmails({ pending: null })
    },
  })
  const getStatusText = () => {
    if (pendingMutation.isError) return t('answers.failed')
    if (pendingMutation.isSuccess) return t(pendingMutation.variables === 'PUT' ? 'answers.sent' : 'answers.withdrawn')
    return pendingMutation.isIdle && sendMutation.isSuccess && t(`answers.${sendMutation.data}`)
  }

  return (
    <>
      <p>{t.rich('present', { email: currentEmail, b: (chunks) => <strong>{chunks}</strong> })}</p>
      {pendingEmail !== null && (
        <div className={styles.notice}>
          <p>{t.rich('pending', { email: pendingEmail, b: (chunks) => <strong>{chunks}</strong> })}</p>
          <p className={styles.actions}>
            <Button onClick={() => pendingMutation.mutate('PUT')}>{t('again')}</Button>
            <Button onClick={() => pendingMutation.mutate('DELETE')}>{t('withdraw')}</Button>
          </p>
        </div>
      )}
      <p role="status">{getStatusText()}</p>
      <MemberForm {...frame} email={email} label={t('title')} submitLabel={t('change')}>
        <TextField
          {...field('email')}
          isRequired
          input={{ ...form.register('email'), type: 'email', autoComplete: 'email' }}
        />
      </MemberForm>
    </>
  )
}
