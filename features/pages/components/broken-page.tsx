'use client'

import { type ReactNode, useEffect } from 'react'
import { pageProgress } from '@/components/behavior/progress/progress'
import { reloadPage } from '@/components/behavior/reload-guard'
import { useErrorTexts } from '@/components/page-frame/error-texts-provider'
import { BaseButton } from '@/components/ui/base-button'
import { isChunkFailure } from '@/lib/chunk-failure'
import { reportShownError } from '@/lib/report'
import styles from './broken-page.module.css'
import { ErrorPage } from './error-page'

export interface BrokenPageProps {
  /** The error, which is reported but not shown. */
  error: Error
  retry: () => void
  /** The logo, which links to the home page. */
  logo: ReactNode
}

/**
 * The page after a failure in the browser, which shows only the logo because menus cannot be
 * loaded. Reloads the page if the server no longer has the scripts of its version (spec §8).
 */
export function BrokenPage({ error, retry, logo }: BrokenPageProps) {
  const texts = useErrorTexts()

  useEffect(() => {
    pageProgress.fail()
    if (isChunkFailure(error)) reloadPage()
    reportShownError('A page broke in the browser', error)
  }, [error])

  return (
    <>
      <title>{`${texts.title} 500`}</title>
      <header className={`shell ${styles.bar}`}>{logo}</header>
      <main id="main-content" tabIndex={-1}>
        <ErrorPage
          texts={texts}
          status={500}
          action={
            <BaseButton className={styles.retry} onClick={retry}>
              {texts.retry}
            </BaseButton>
          }
        />
      </main>
    </>
  )
}
