'use client'

import { useTranslations } from 'next-intl'
import { AccountCalls } from '@/components/behavior/account-calls'
import { createPartOnDemand } from '@/components/ui/part-on-demand'
import { useHydrated } from '@/components/ui/use-hydrated'
import { LoginAgain } from '@/features/account/components/login/login-again'
import { useLoginAgain } from '@/features/account/use-login-again'
import type { AdministrationProps } from '@/features/administration/shell/administration'

const Administration = createPartOnDemand(
  () => import('@/features/administration/shell/administration').then((module) => module.Administration),
  LoadingStatus,
)

/**
 * The administration with its dialog for an expired login or a required password. It renders in the
 * browser only.
 */
export function AdministrationInBrowser(props: Omit<AdministrationProps, 'callWithLogin'>) {
  const isHydrated = useHydrated()
  const { callWithLogin, loginRequest } = useLoginAgain()
  if (!isHydrated) return <LoadingStatus />
  return (
    <>
      <AccountCalls accountId={props.user.id} />
      <Administration {...props} callWithLogin={callWithLogin} />
      <LoginAgain email={props.user.email} loginRequest={loginRequest} />
    </>
  )
}

function LoadingStatus() {
  const t = useTranslations('administration')
  return <p role="status">{t('loading')}</p>
}
