import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import toolbar from '../toolbar/toolbar.module.css'
import styles from './session.module.css'
import type { Session } from './use-session'
import type { Account } from './who-is-logged-in'

/** The form that asks for the login; handed in, since features do not know each other. */
export type RenderLogin = (props: { onLogin: () => void; onClose: () => void }) => ReactNode

/** Asks for the login in front of the page, or, where somebody else is logged in, under which name to send what waits. */
export function SessionDialog({ session, renderLogin }: { session: Session; renderLogin: RenderLogin }) {
  const { login, isAsking, goOn, putOff } = session
  if (login.kind === 'open' || !isAsking) return null
  return (
    <FocusKept>
      {login.kind === 'ended' ? (
        renderLogin({ onLogin: () => void goOn(), onClose: putOff })
      ) : (
        <OtherAccount session={session} account={login.account} />
      )}
    </FocusKept>
  )
}

/** Gives the keyboard back to where it was. */
function FocusKept({ children }: { children: ReactNode }) {
  const before = useRef<Element | null>(null)
  before.current ??= document.activeElement
  useEffect(() => {
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus()
    }
  }, [])
  return children
}

function OtherAccount({ session, account }: { session: Session; account: Account | null }) {
  const t = useTranslations('editor.session')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="other-account-title"
      onClose={session.putOff}
    >
      <h2 id="other-account-title">{t('otherTitle')}</h2>
      <p>{account ? t('other', { name: account.name }) : t('otherWithoutRight')}</p>
      <div className={styles.choices}>
        <button type="button" className={`${toolbar.control} ${toolbar.main}`} onClick={session.change}>
          {t('change')}
        </button>
        {account && (
          <button type="button" className={toolbar.control} onClick={() => session.sendAs(account)}>
            {t('sendAs', { name: account.name })}
          </button>
        )}
        <button type="button" className={toolbar.control} onClick={() => dialog.current?.close()}>
          {t('later')}
        </button>
      </div>
    </dialog>
  )
}
