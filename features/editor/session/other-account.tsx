import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { ToolButton } from '@/components/ui/tool-button'
import type { Account } from './current-account'
import styles from './session.module.css'
import type { Session } from './use-session'

/** Asks with which account to send unsent changes, after a login with another account. */
export function OtherAccount({ session, account }: { session: Session; account: Account | null }) {
  const t = useTranslations('editor.session')
  return (
    <Dialog title={t('otherTitle')} onClose={session.closeDialog} onTyping={session.postponeDialog}>
      <p>{account ? t('other', { name: account.name }) : t('otherWithoutRight')}</p>
      <div className={styles.choices}>
        <ToolButton variant="main" onClick={session.switchAccount}>
          {t('change')}
        </ToolButton>
        {account && (
          <ToolButton onClick={() => session.sendAs(account)}>{t('sendAs', { name: account.name })}</ToolButton>
        )}
        <ToolButton onClick={session.closeDialog}>{t('later')}</ToolButton>
      </div>
    </Dialog>
  )
}
