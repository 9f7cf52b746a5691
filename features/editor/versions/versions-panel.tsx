import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { ToolButton } from '@/components/ui/tool-button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import type { PageDraft, PageVersion } from '@/lib/contract/pages/page-editing'
import { PendingPart } from '../toolbar/pending-part'
import styles from '../toolbar/toolbar.module.css'
import type { VersionListProps } from './version-list'

/** The version list and the dialogs, loaded on demand. */
export const versionTools = createOnDemand(async () => ({
  ...(await import('./version-list')),
  ...(await import('./restore-dialog')),
  ...(await import('../preview-links/preview-links-dialog')),
}))

export interface VersionsPanelProps extends Omit<VersionListProps, 'onRestore'> {
  onRestored: (page: PageDraft, version: PageVersion) => void
}

/** The panel of the page's versions and preview links, which are loaded when it opens. */
export function VersionsPanel({ page, locale, isReady, onRestored }: VersionsPanelProps) {
  const t = useTranslations('editor.versions')
  const tLinks = useTranslations('editor.previewLinks')
  const [isOpen, setOpen] = useState(false)
  const [selectedVersion, setSelectedVersion] = useState<PageVersion | null>(null)
  const [isSharing, setSharing] = useState(false)
  const { VersionList, RestoreDialog, PreviewLinksDialog } = useOnDemand(versionTools, isOpen) ?? {}

  return (
    <ToolDisclosure
      onToggle={(event) => setOpen(event.currentTarget.open)}
      icon="versions"
      priority={3}
      label={t('title')}
    >
      <div className={styles.panel}>
        {isOpen &&
          (VersionList ? (
            <>
              <ToolButton variant="link" onClick={() => setSharing(true)}>
                {tLinks('open')}
              </ToolButton>
              <VersionList page={page} locale={locale} isReady={isReady} onRestore={setSelectedVersion} />
            </>
          ) : (
            <PendingPart part={versionTools} />
          ))}
      </div>
      {isSharing && PreviewLinksDialog && (
        <PreviewLinksDialog draft={{ type: 'page', id: page.id }} locale={locale} onClose={() => setSharing(false)} />
      )}
      {selectedVersion && RestoreDialog && (
        <RestoreDialog
          page={page}
          locale={locale}
          version={selectedVersion}
          onClose={() => setSelectedVersion(null)}
          onRestored={(restoredDraft) => {
            setSelectedVersion(null)
            onRestored(restoredDraft, selectedVersion)
          }}
        />
      )}
    </ToolDisclosure>
  )
}
