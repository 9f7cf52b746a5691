'use client'

import { BaseButton } from '@/components/ui/base-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import styles from '../page-action.module.css'

/**
 * A button that prints the page. It is invisible without JavaScript but takes its space, so that
 * the layout does not shift.
 */
export function PrintButton({ text }: { text: string }) {
  return (
    <BaseButton className={styles.action} hidden={!useHydrated()} onClick={() => window.print()} data-no-print="">
      {text}
    </BaseButton>
  )
}
