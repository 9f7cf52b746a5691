import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { ToolButton } from '@/components/ui/tool-button'
import type { Account } from './current-account'
import styles from './session.module.css'
import type { Session } from './use-session'

/** Asks as whom to send pending changes, where another user is logged in. */
export function OtherAccount({ session, account }: { session: Session; account: Account | null }) {
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
