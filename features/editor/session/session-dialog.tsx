import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { ToolButton } from '@/components/ui/tool-button'
import type { Account } from './current-account'
import styles from './session.module.css'
import type { Session } from './use-session'

/** The login form; passed in, since features do not import each other. */
export type RenderLogin = (props: { onLogin: () => void; onClose: () => void }) => ReactNode

/**
 * Asks for the login in front of the page, or, if another user is logged in, as which user to send pending
 * changes.
 */
export function SessionDialog({ session, renderLogin }: { session: Session; renderLogin: RenderLogin }) {
  const { login, isAsking, continueAfterLogin, postpone } = session
  if (login.kind === 'open' || !isAsking) return null
  return login.kind === 'ended' ? (
    renderLogin({ onLogin: () => void continueAfterLogin(), onClose: postpone })
  ) : (
    <OtherAccount session={session} account={login.account} />
  )
}

function OtherAccount({ session, account }: { session: Session; account: Account | null }) {
  const t = useTranslations('editor.session')
  return (
    <Dialog title={t('otherTitle')} onClose={session.postpone}>
      <p>{account ? t('other', { name: account.name }) : t('otherWithoutRight')}</p>
      <div className={styles.choices}>
        <ToolButton variant="main" onClick={session.change}>
          {t('change')}
        </ToolButton>
        {account && (
          <ToolButton onClick={() => session.sendAs(account)}>
            {t('sendAs', { name: account.name })}
          </ToolButton>
        )}
        <ToolButton onClick={session.postpone}>{t('later')}</ToolButton>
      </div>
    </Dialog>
  )
}
