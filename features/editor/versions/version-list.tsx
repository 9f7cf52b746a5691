import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ReadFailure } from '@/components/ui/read-failure'
import { ToolButton } from '@/components/ui/tool-button'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft, PageVersion } from '@/lib/contract/pages/page-editing'
import { PageLink } from '@/lib/i18n/page-link'
import { WaiverList } from '../accessibility-audit/waiver-list'
import styles from '../toolbar/toolbar.module.css'
import { versionsQuery } from './queries'
import { useVersionFacts } from './use-version-facts'
import versionStyles from './versions-panel.module.css'
import { getViewAddress, workingCopy } from './views'

export interface VersionListProps {
  page: PageDraft
  locale: Locale
  /** True if all changes are saved, as a restore requires. */
  isReady: boolean
  onRestore: (version: PageVersion) => void
}

/** The page's versions, newest first, to preview, compare and restore. */
export function VersionList({ page, locale, isReady, onRestore }: VersionListProps) {
  const t = useTranslations('editor.versions')
  const list = useInfiniteQuery({ ...versionsQuery(locale, page, 10), placeholderData: keepPreviousData })
  const { data: versions = [] } = list
  const address = page.urls[locale] ?? `/${locale}`
  return (
    <>
      {list.data?.length === 0 && !list.isFetching && !list.isError && <p>{t('none')}</p>}
      {!isReady && versions.length > 0 && <p className={styles.quiet}>{t('unsaved')}</p>}
      <ol className={styles.versions}>
        {versions.map((version) => (
          <Entry
            key={version.id}
            version={version}
            address={address}
            onRestore={isReady ? () => onRestore(version) : null}
          />
        ))}
      </ol>
      <More list={list} />
    </>
  )
}

interface EntryProps {
  version: PageVersion
  address: string
  onRestore: (() => void) | null
}

function Entry({ version, address, onRestore }: EntryProps) {
  const t = useTranslations('editor.versions')
  const formatFacts = useVersionFacts()
  const { id, number, note, waived, is_published } = version
  const compare = getViewAddress(address, { kind: 'compare', from: String(id), to: workingCopy })
  return (
    <li>
      <p>
        <strong>{t('version', { number })}</strong>
        {is_published && <span className={versionStyles.published}>{t('published')}</span>}
      </p>
      <p className={styles.quiet}>{formatFacts(version)}</p>
      {note && <p className={versionStyles.note}>{note}</p>}
      <WaiverList waivers={waived} />
      <p className={versionStyles.actions}>
        <PageLink href={getViewAddress(address, { kind: 'version', id: String(id) })}>
          {t.rich('show', { number, hidden: visuallyHidden })}
        </PageLink>
        <PageLink href={compare}>{t.rich('compare', { number, hidden: visuallyHidden })}</PageLink>
        <ToolButton variant="link" isDisabled={!onRestore} onClick={() => onRestore?.()}>
          {t.rich('restore', { number, hidden: visuallyHidden })}
        </ToolButton>
      </p>
    </li>
  )
}

function More({ list }: { list: UseInfiniteQueryResult<PageVersion[]> }) {
  const t = useTranslations('editor.versions')
  const { error, isFetching, hasNextPage } = list
  return (
    <>
      <p role="status">{isFetching && t('loading')}</p>
      <ReadFailure query={list} isInToolbar />
      {hasNextPage && !error && !isFetching && (
        <ToolButton variant="link" onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </ToolButton>
      )}
    </>
  )
}
