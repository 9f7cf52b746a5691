'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { IgnoreDoubleClicks } from '@/components/behavior/ignore-double-clicks'
import { findFollowedLink, isSamePage } from '@/components/behavior/links/followed-link'
import { Notice } from '@/components/ui/notice'
import { useNotice } from '@/components/ui/use-notice'
import type { CallWithLogin } from '@/lib/api/result'
import type { Administration as AdministrationData } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import { isAdministrationAddress, toAdministrationAddress } from '@/lib/i18n/administration-address'
import { useAddress } from '@/lib/i18n/plain-navigation'
import { AdministrationProvider } from '../administration-context'
import { type LeaveGuard, LeaveGuardProvider } from '../form/leave-guard'
import { listRecordTypeViews } from '../registry'
import styles from './administration.module.css'
import { CommandPalette } from './command-palette'
import { Navigation } from './navigation'
import { ScreenView } from './screen-view'
import { ShortcutsDialog } from './shortcuts-dialog'
import { useShortcuts } from './use-shortcuts'

export interface AdministrationProps extends AdministrationData {
  locale: Locale
  callWithLogin: CallWithLogin
}

/**
 * The administration: its navigation, and the screen for the current address. Links within the
 * administration change the screen without loading a document, unless they have `data-document`.
 */
export function Administration({
  locale,
  user,
  types,
  reports,
  has_checklist: hasChecklist,
  callWithLogin,
}: AdministrationProps) {
  const t = useTranslations('administration')
  const address = useAddress()
  const { notice, notify, holdHandlers } = useNotice()
  const [overlay, setOverlay] = useState<'palette' | 'shortcuts' | null>(null)
  const guard = useRef<LeaveGuard | null>(null)
  const main = useRef<HTMLElement>(null)
  /** True from a click on a link until the focus is on the new screen. */
  const hasNavigated = useRef(false)
  const root = toAdministrationAddress(locale)

  function open(target: string): void {
    const navigate = () => {
      hasNavigated.current = true
      window.history.pushState(null, '', target)
    }
    if (guard.current) guard.current(navigate)
    else navigate()
  }

  function followLink(event: MouseEvent): void {
    const link = findFollowedLink(event.nativeEvent)
    if (!link) return
    const target = new URL(link.href)
    const { origin, pathname, search, hash } = target
    // A link to a part of this screen does not leave it.
    if (hash !== '' && isSamePage(target, new URL(window.location.href))) return
    const isInside = isAdministrationAddress(pathname, locale)
    if (origin !== window.location.origin || !isInside || link.hasAttribute('data-document')) return
    event.preventDefault()
    open(`${pathname}${search}${hash}`)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new screen.
  useEffect(() => {
    if (!hasNavigated.current) return
    hasNavigated.current = false
    window.scrollTo(0, 0)
    main.current?.focus()
  }, [address])

  const shortcuts = useShortcuts({
    onPalette: () => setOverlay('palette'),
    onHelp: () => setOverlay('shortcuts'),
    onNew: (path) => open(path),
    root,
    creatableTypes: listRecordTypeViews(types, user.role)
      .filter(({ can }) => can.create)
      .map(({ contract }) => contract.name),
  })

  return (
    <AdministrationProvider value={{ locale, user, types, reports, hasChecklist, callWithLogin, notify, open }}>
      <LeaveGuardProvider value={guard}>
        <IgnoreDoubleClicks />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: links are followed here, by pointer and by keyboard alike. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
        <div className={styles.shell} onClick={followLink}>
          <Navigation
            address={address}
            onPalette={() => setOverlay('palette')}
            onHelp={() => setOverlay('shortcuts')}
          />
          <main id="main-content" ref={main} tabIndex={-1} className={styles.main}>
            <ScreenView address={address} />
          </main>
          <Notice
            notice={notice}
            holdHandlers={holdHandlers}
            className={styles.notice}
            close={{ label: t('close'), onClose: () => notify(null) }}
          />
        </div>
        {overlay === 'palette' && <CommandPalette onClose={() => setOverlay(null)} />}
        {overlay === 'shortcuts' && <ShortcutsDialog {...shortcuts} onClose={() => setOverlay(null)} />}
      </LeaveGuardProvider>
    </AdministrationProvider>
  )
}
