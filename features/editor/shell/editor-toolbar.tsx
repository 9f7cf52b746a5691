import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { IconLabel } from '@/components/ui/icon-label'
import { getToolButtonClass, ToolButton } from '@/components/ui/tool-button'
import { PageLink } from '@/lib/i18n/page-link'
import { AuditPanel } from '../accessibility-audit/audit-panel'
import { DragOverlay } from '../block-actions/dnd/drag-overlay'
import { ShortcutsPanel } from '../block-actions/shortcuts-panel'
import { SessionDialog } from '../session/session-dialog'
import styles from '../toolbar/toolbar.module.css'
import { editExitAttributes } from './edit-mode-links'
import { EditTools } from './edit-tools'
import { getExitAddress } from './exit-address'
import { FocusFallback } from './focus-fallback'
import { FoldingRows } from './folding-rows'
import { PageState } from './page-state'
import { PageTools } from './page-tools'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { usePageFacts } from './state/page-facts'
import { usePageWatch } from './state/page-watch'
import { ToolbarNotices } from './toolbar-notices'

/** The toolbar below the page, with the drag overlay and the login dialog. */
export function EditorToolbar() {
  const { locale, root, hasPage, renderLogin } = usePageFacts()
  const { page, editor, editorInEditView, isEditView, setEditView, session } = useEditing()
  const { inlineText, blockActions, announcement, isStarted } = useBlocks()
  const { audit } = usePageWatch()
  const t = useTranslations('editor')
  const language = useLocale()
  const toolbar = useRef<HTMLElement>(null)
  return (
    <div lang={language} className={styles.editorParts} {...editExitAttributes}>
      <DragOverlay root={root} blockActions={blockActions} announcement={announcement} isStarted={isStarted} />
      <section ref={toolbar} tabIndex={-1} aria-label={t('toolbar')} className={`on-dark ${styles.toolbar}`}>
        <ToolbarNotices />
        <FoldingRows
          isWriting={inlineText.text !== null}
          blockTools={<PageState>{editorInEditView && <EditTools editor={editorInEditView} />}</PageState>}
          pageTools={
            <>
              <ToolButton
                aria-pressed={isEditView}
                title={t('editView')}
                onClick={() => {
                  inlineText.end()
                  setEditView(!isEditView)
                }}
              >
                <IconLabel icon="view" label={t('editView')} />
              </ToolButton>
              <ShortcutsPanel />
              {editor && <AuditPanel audit={audit} />}
              {hasPage && <PageTools />}
              <PageLink href={getExitAddress(page, locale, language)} className={getToolButtonClass()} title={t('end')}>
                <IconLabel icon="end" label={t('end')} priority={4} />
              </PageLink>
            </>
          }
        />
      </section>
      <SessionDialog session={session} renderLogin={renderLogin} />
      <FocusFallback toolbar={toolbar} />
    </div>
  )
}
