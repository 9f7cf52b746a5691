'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import styles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import { recoveryCodesResponseSchema, totpSetupSchema } from '@/lib/contract/accounts/authenticators'
import { callAuth, hasStatus } from '../../allauth'
import { addPasskey, canUsePasskeys } from '../../passkey'
import { authenticatorsQuery } from '../../queries'
import { useLoginAgain } from '../../use-login-again'
import { LoginAgain } from '../login/login-again'
import { FactorList } from './factor-list'
import { RecoveryCodes } from './recovery-codes'
import { TotpSetup, type TotpSetupData } from './totp-setup'

const authenticatorsPath = 'account/authenticators'

/** Returns the data to set up an authenticator app; null if the account has one. */
async function loadTotpSetup(): Promise<TotpSetupData | null> {
  const result = await callAuth('GET', `${authenticatorsPath}/totp`)
  // A response with status 404 means that no app is set up, and contains the data to set one up.
  if (hasStatus(result, 404)) return totpSetupSchema.parse(result.failure.data).meta
  await requireSuccess(result)
  return null
}

interface Change {
  method: 'DELETE' | 'PUT'
  path: 'totp' | 'webauthn'
  data?: unknown
}

/**
 * Lets the browser create a passkey and adds it to the account.
 * @returns true if the user canceled
 */
async function addPasskeyUnlessCancelled(name: string): Promise<Result<boolean>> {
  const result = await addPasskey(name)
  if (result === null) return { ok: true, value: true }
  return result.ok ? { ok: true, value: false } : result
}

/** The second factors of the account: passkeys, an authenticator app and recovery codes. */
export function SecondFactors({ email, isStaff }: { email: string; isStaff: boolean }) {
  const t = useTranslations('account.factors')
  const client = useQueryClient()
  const tRefusal = useTranslations('account.refusal')
  const { data: factors = [], isLoadingError } = useQuery(authenticatorsQuery())
  const [setup, setSetup] = useState<TotpSetupData | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const status = useRef<HTMLParagraphElement>(null)
  const { callWithLogin, loginRequest } = useLoginAgain()
  const isPasskeyPossible = useHydrated() && canUsePasskeys()
  const hasTotp = factors.some(({ type }) => type === 'totp')
  const hasCodes = factors.some(({ type }) => type === 'recovery_codes')
  const refresh = () => client.invalidateQueries(authenticatorsQuery())

  const setupMutation = useMutation({
    mutationFn: async (_: { isRestarted: boolean }) => loadTotpSetup(),
    onSuccess: setSetup,
    onSettled: refresh,
  })
  const codesMutation = useMutation({
    async mutationFn() {
      const response = await requireSuccess(
        callWithLogin(() => callAuth('POST', `${authenticatorsPath}/recovery-codes`)),
      )
      return recoveryCodesResponseSchema.parse(response).data.unused_codes
    },
    onSuccess: setCodes,
    onSettled: refresh,
  })
  const changeMutation = useMutation({
    mutationFn: ({ method, path, data }: Change) =>
      requireSuccess(callWithLogin(() => callAuth(method, `${authenticatorsPath}/${path}`, data))),
    // The button that had the focus may have been removed.
    onSettled: () => refresh().then(() => status.current?.focus()),
  })
  const handleAddedFactor = () => {
    setSetup(null)
    void refresh()
    if (!hasCodes) codesMutation.mutate()
  }
  const addPasskeyMutation = useMutation({
    async mutationFn(name: string) {
      const isCancelled = await requireSuccess(callWithLogin(() => addPasskeyUnlessCancelled(name)))
      if (!isCancelled) handleAddedFactor()
    },
  })
  const isFailed = [setupMutation, codesMutation, changeMutation, addPasskeyMutation].some(({ isError }) => isError)
  const isBusy = [codesMutation, changeMutation, addPasskeyMutation].some(({ isPending }) => isPending)
  const passkeyCount = factors.filter(({ type }) => type === 'webauthn').length

  if (isLoadingError) return <p role="alert">{tRefusal('failed')}</p>
  return (
    <>
      <p>{t('text')}</p>
      <FactorList
        factors={factors}
        isStaff={isStaff}
        isBusy={isBusy}
        onRemoveTotp={() => changeMutation.mutate({ method: 'DELETE', path: 'totp' })}
        onRemovePasskey={(id) =>
          changeMutation.mutate({ method: 'DELETE', path: 'webauthn', data: { authenticators: [id] } })
        }
        onRenamePasskey={(id, name) => changeMutation.mutate({ method: 'PUT', path: 'webauthn', data: { id, name } })}
        onMakeCodes={() => codesMutation.mutate()}
      />
      <p ref={status} role="status" tabIndex={-1}>
        {isFailed && t('failed')}
        {!isFailed && changeMutation.isSuccess && t(changeMutation.variables.method === 'PUT' ? 'renamed' : 'removed')}
      </p>
      {codes.length > 0 && <RecoveryCodes email={email} codes={codes} onClose={() => setCodes([])} />}
      {setup && (
        <TotpSetup
          email={email}
          setup={setup}
          isRestarted={setupMutation.variables?.isRestarted ?? false}
          onEnded={() => setupMutation.mutate({ isRestarted: true })}
          onDone={handleAddedFactor}
          onCancel={() => setSetup(null)}
        />
      )}
      {!setup && (
        <p className={styles.actions}>
          {isPasskeyPossible && (
            <Button
              isDisabled={isBusy}
              onClick={() => addPasskeyMutation.mutate(t('newPasskey', { number: passkeyCount + 1 }))}
            >
              {t('addPasskey')}
            </Button>
          )}
          {!hasTotp && (
            <Button isDisabled={setupMutation.isPending} onClick={() => setupMutation.mutate({ isRestarted: false })}>
              {t('addTotp')}
            </Button>
          )}
        </p>
      )}
      <LoginAgain email={email} loginRequest={loginRequest} />
    </>
  )
}
