import { useTranslations } from 'next-intl'
import type { CurrentUserData } from '@/lib/contract/accounts/account'
import { PageLink } from '@/lib/i18n/page-link'
import { listShortcuts, listTasks, type Shortcut, type Task } from '../shortcuts'
import styles from './landing.module.css'

export interface LandingProps {
  user: CurrentUserData
  /** The e-mail address whose confirmation is pending; null for none. */
  pendingEmail: string | null
  addresses: Record<Shortcut, string>
}

const taskShortcuts: Record<Task, Shortcut | null> = {
  secondFactor: 'profile',
  noGroup: null,
  pendingEmail: 'profile',
  organization: 'profile',
  phone: 'profile',
}

/** The start page of the account: a greeting, tasks to complete, and shortcuts. */
export function Landing({ user, pendingEmail, addresses }: LandingProps) {
  const t = useTranslations('account.landing')
  const tasks = listTasks(user, pendingEmail)
  return (
    <div className={styles.landing}>
      <p className={styles.greeting}>{t('greeting', { name: user.full_name || user.email })}</p>
      <section aria-labelledby="account-tasks">
        <h2 id="account-tasks">{t('tasksTitle')}</h2>
        {tasks.length === 0 ? (
          <p>{t('nothingToDo')}</p>
        ) : (
          <ul className={styles.tasks}>
            {tasks.map((task) => {
              const shortcut = taskShortcuts[task]
              const text = t(`tasks.${task}`, { email: pendingEmail ?? '' })
              return <li key={task}>{shortcut ? <PageLink href={addresses[shortcut]}>{text}</PageLink> : text}</li>
            })}
          </ul>
        )}
      </section>
      <Shortcuts shortcuts={listShortcuts(user)} addresses={addresses} />
    </div>
  )
}

export function Shortcuts({
  shortcuts,
  addresses,
}: Pick<LandingProps, 'addresses'> & { shortcuts: readonly Shortcut[] }) {
  const t = useTranslations('account.landing')
  return (
    <nav aria-label={t('shortcutsTitle')}>
      <ul className={styles.shortcuts}>
        {shortcuts.map((shortcut) => (
          <li key={shortcut}>
            <PageLink href={addresses[shortcut]} className={styles.shortcut}>
              <strong>{t(`shortcuts.${shortcut}.title`)}</strong>
              <span>{t(`shortcuts.${shortcut}.text`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
