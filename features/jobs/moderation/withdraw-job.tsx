'use client'

import { useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { createPartOnDemand } from '@/components/ui/part-on-demand'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Locale } from '@/lib/contract/common/locale'
import actionStyles from '../page-action.module.css'
import styles from './withdraw-job.module.css'

const ModerationDialog = createPartOnDemand(() =>
  import('./moderation-dialog').then((module) => module.ModerationDialog),
)

export interface WithdrawJobProps {
  id: number
  locale: Locale
  texts: Record<'withdraw' | 'withdrawn', string>
}

/**
 * The button that withdraws an ad on its public page. All visitors get the markup. The style sheet
 * shows it only to editors without access to the administration of ads (spec §6).
 */
export function WithdrawJob({ id, locale, texts }: WithdrawJobProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'withdrawn'>('idle')
  const isHydrated = useHydrated()
  return (
    <div className={styles.moderation} data-no-print="">
      {state === 'withdrawn' ? (
        <p role="status">{texts.withdrawn}</p>
      ) : (
        <BaseButton className={actionStyles.action} hidden={!isHydrated} onClick={() => setState('asking')}>
          {texts.withdraw}
        </BaseButton>
      )}
      {state === 'asking' && (
        <ModerationDialog
          id={id}
          locale={locale}
          onClose={() => setState('idle')}
          onDone={() => setState('withdrawn')}
        />
      )}
    </div>
  )
}
