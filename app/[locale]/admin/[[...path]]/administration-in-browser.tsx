'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { LoginAgain } from '@/features/account/components/login/login-again'
import { useLoginAgain } from '@/features/account/use-login-again'
import type { AdministrationProps } from '@/features/administration/shell/administration'

const Administration = lazy(() =>
  import('@/features/administration/shell/administration').then((module) => ({
    default: module.Administration,
  })),
)

/**
 * The administration with its dialog for an expired login or a required password. It renders in the
 * browser only.
 */
export function AdministrationInBrowser(props: Omit<AdministrationProps, 'withLogin'>) {
  const t = useTranslations('administration')
  const isHydrated = useHydrated()
  const { withLogin, login } = useLoginAgain()
  const loadingStatus = <p role="status">{t('loading')}</p>
  if (!isHydrated) return loadingStatus
  return (
    <>
      <Suspense fallback={loadingStatus}>
        <Administration {...props} withLogin={withLogin} />
      </Suspense>
      <LoginAgain email={props.user.email} login={login} />
    </>
  )
}
