import { useTranslations } from 'next-intl'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import type { Locale } from '@/lib/contract/locale'
import type { TreePage } from '@/lib/contract/page-tree'
import { PageLink } from '@/lib/i18n/page-link'
import { pathOf } from '@/lib/i18n/paths'
import styles from './hub-page.module.css'
import { findPages, type TreeNode, treeOf } from './tree'

export interface HubPageProps {
  locale: Locale
  /** Null where the pages cannot be read. */
  pages: TreePage[] | null
  /** The words of the quick search; empty shows the whole tree. */
  words: string
}

/** The editors' hub (spec §2): all pages with their states, each a step away from being edited. */
export function HubPage({ locale, pages, words }: HubPageProps) {
  const t = useTranslations('hub')
  const found = words === '' ? null : findPages(pages ?? [], words)
  return (
    <div className={styles.hub}>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <form className={formStyles.form}>
        <TextField
          id="hub-search"
          label={t('search')}
          input={{ name: 'q', type: 'search', defaultValue: words, autoComplete: 'off', maxLength: 200 }}
        />
        <SubmitButton isSending={false}>{t('find')}</SubmitButton>
      </form>
      {pages === null && <p role="alert">{t('failed')}</p>}
      {found?.length === 0 && <p role="status">{t('nothing', { words })}</p>}
      {pages && <Tree nodes={found ? found.map((page) => ({ page, children: [] })) : treeOf(pages)} />}
      <p>
        <PageLink href={pathOf(locale, '/')}>{t('home')}</PageLink>
      </p>
    </div>
  )
}

function Tree({ nodes }: { nodes: TreeNode[] }) {
  return (
    <ul className={styles.tree}>
      {nodes.map(({ page, children }) => (
        <li key={page.id}>
          <Entry page={page} />
          {children.length > 0 && <Tree nodes={children} />}
        </li>
      ))}
    </ul>
  )
}

/** A page in this language; one that is only in the other is named as it is there. */
function Entry({ page }: { page: TreePage }) {
  const t = useTranslations('hub')
  const { title, url, state, other } = page
  return (
    <p className={styles.entry}>
      {title !== null && url !== null ? (
        <PageLink href={`${url}?edit`}>{title}</PageLink>
      ) : (
        <span lang={other.locale}>{other.title}</span>
      )}
      <span className={styles.state} data-state={state ?? 'missing'}>
        {t(`states.${state ?? 'missing'}`)}
      </span>
    </p>
  )
}
