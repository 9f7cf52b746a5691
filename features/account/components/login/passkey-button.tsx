'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { requireSuccess } from '@/lib/api/require-success'
import { findPendingFlow, hasStatus } from '../../allauth'
import { canUsePasskeys, type PasskeyTask, sendPasskey } from '../../passkey'

export interface PasskeyButtonProps {
  task: PasskeyTask
  onDone: () => void
  /** Called if the backend no longer expects a passkey, with the next required step or null. */
  onEnded: (step: string | null) => void
}

/**
 * A button that asks for a passkey. If the browser does not support passkeys, a notice replaces it;
 * on the login page nothing does.
 */
export function PasskeyButton({ task, onDone, onEnded }: PasskeyButtonProps) {
  const t = useTranslations('account.passkey')
  const isHydrated = useHydrated()
  const { mutate, isPending, isError } = useMutation({
    async mutationFn() {
      const result = await sendPasskey(task)
      if (result === null) return
      if (result.ok || hasStatus(result, 409)) return onDone()
      if (hasStatus(result, 401)) return onEnded(findPendingFlow(result))
      await requireSuccess(result)
    },
  })
  if (!isHydrated) return null
  if (!canUsePasskeys()) return task === 'login' ? null : <p>{t('unable')}</p>
  return (
    <div className={formStyles.actions}>
      <Button isDisabled={isPending} onClick={() => mutate()}>
        {t(task)}
      </Button>
      <p role="status">{isError && t('failed')}</p>
    </div>
  )
}
