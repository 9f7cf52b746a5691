'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import styles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { orThrow } from '@/lib/api/or-throw'
import { recoveryCodesAnswerSchema, totpSetupSchema } from '@/lib/contract/authenticators'
import { callAuth, hasStatus } from '../allauth'
import { authenticatorsQuery } from '../queries'
import { useLoginAgain } from '../use-login-again'
import { FactorList } from './factor-list'
import { LoginAgain } from './login-again'
import { RecoveryCodes } from './recovery-codes'
import { TotpSetup, type TotpSetupData } from './totp-setup'

const authenticators = 'account/authenticators'

async function beginTotp(): Promise<TotpSetupData> {
  const result = await callAuth('GET', `${authenticators}/totp`)
  // There is no app yet: the answer has what one is set up with.
  if (hasStatus(result, 404)) return totpSetupSchema.parse(result.failure.data).meta
  await orThrow(result)
  throw new Error('There is an authenticator app already.')
}

/** The second factors of the account: what there is, an authenticator app to set up or remove, recovery codes. */
export function SecondFactors({ email }: { email: string }) {
  const t = useTranslations('account.factors')
  const client = useQueryClient()
  const { data: factors = [] } = useQuery(authenticatorsQuery())
  const [setup, setSetup] = useState<TotpSetupData | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const status = useRef<HTMLParagraphElement>(null)
  const { withLogin, login } = useLoginAgain()
  const hasTotp = factors.some(({ type }) => type === 'totp')
  const hasCodes = factors.some(({ type }) => type === 'recovery_codes')
  const refresh = () => client.invalidateQueries(authenticatorsQuery())

  const beginning = useMutation({ mutationFn: beginTotp, onSuccess: setSetup })
  const makingCodes = useMutation({
    async mutationFn() {
      const made = await orThrow(withLogin(() => callAuth('POST', `${authenticators}/recovery-codes`)))
      return recoveryCodesAnswerSchema.parse(made).data.unused_codes
    },
    onSuccess: setCodes,
    onSettled: refresh,
  })
  const removing = useMutation({
    mutationFn: () => orThrow(withLogin(() => callAuth('DELETE', `${authenticators}/totp`))),
    // The focused button is gone.
    onSettled: () => refresh().then(() => status.current?.focus()),
  })
  const added = () => {
    setSetup(null)
    void refresh()
    if (!hasCodes) makingCodes.mutate()
  }
  const isFailed = [beginning, makingCodes, removing].some(({ isError }) => isError)

  return (
    <>
      <p>{t('text')}</p>
      <FactorList
        factors={factors}
        isBusy={removing.isPending || makingCodes.isPending}
        onRemoveTotp={() => removing.mutate()}
        onMakeCodes={() => makingCodes.mutate()}
      />
      <p ref={status} role="status" tabIndex={-1}>
        {isFailed && t('failed')}
        {!isFailed && removing.isSuccess && !hasTotp && t('removed')}
      </p>
      {codes.length > 0 && <RecoveryCodes email={email} codes={codes} onClose={() => setCodes([])} />}
      {setup && <TotpSetup email={email} setup={setup} onDone={added} onCancel={() => setSetup(null)} />}
      {!hasTotp && !setup && (
        <p className={styles.actions}>
          <Button isDisabled={beginning.isPending} onClick={() => beginning.mutate()}>
            {t('addTotp')}
          </Button>
        </p>
      )}
      <LoginAgain email={email} login={login} />
    </>
  )
}
