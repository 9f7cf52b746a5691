'use client'

import { BaseButton } from '@/components/ui/base-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import styles from './page-action.module.css'

/** Prints the page. Without scripts it is not there; its room is, so that nothing moves. */
export function PrintButton({ text }: { text: string }) {
  return (
    <BaseButton
      className={styles.action}
      hidden={!useHydrated()}
      onClick={() => window.print()}
      data-no-print=""
    >
      {text}
    </BaseButton>
  )
}
