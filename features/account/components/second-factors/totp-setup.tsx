'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { factorCodeSchema, type totpSetupSchema } from '@/lib/contract/accounts/authenticators'
import { callAuth, hasStatus } from '../../allauth'
import { useMemberForm } from '../../use-member-form'
import { MemberForm } from '../login/member-form'
import { QrCode } from './qr-code'
import styles from './second-factors.module.css'

export type TotpSetupData = z.infer<typeof totpSetupSchema>['meta']

export interface TotpSetupProps {
  email: string
  setup: TotpSetupData
  /** True if the secret replaces one whose set-up has ended. */
  isRestarted: boolean
  /** Called if the set-up has ended, for example with the session. */
  onEnded: () => void
  onDone: () => void
  onCancel: () => void
}

/**
 * Sets up an authenticator app: the user scans a QR code or copies the secret, then enters a code
 * of the app.
 */
export function TotpSetup({ email, setup, isRestarted, onEnded, onDone, onCancel }: TotpSetupProps) {
  const t = useTranslations('account.factors.setup')
  const { form, field, frame } = useMemberForm({
    id: 'totp',
    schema: factorCodeSchema,
    labels: { code: t('code') },
    async send(values) {
      const result = await callAuth('POST', 'account/authenticators/totp', values)
      if (result.ok) onDone()
      if (hasStatus(result, 409)) onEnded()
      return result
    },
  })
  return (
    <div className={styles.setup}>
      {isRestarted && <p role="alert">{t('restarted')}</p>}
      <p>{t('scan')}</p>
      <QrCode text={setup.totp_url} label={t('qrCode')} />
      <p>
        {t('type')} <code className={styles.secret}>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <p>
        <a href={setup.totp_url}>{t('open')}</a>
      </p>
      <MemberForm {...frame} email={email} label={t('title')} submitLabel={t('submit')}>
        <TextField
          {...field('code')}
          isRequired
          hint={t('codeHint')}
          input={{ ...form.register('code'), autoComplete: 'one-time-code', inputMode: 'numeric' }}
        />
      </MemberForm>
      <p>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </p>
    </div>
  )
}
