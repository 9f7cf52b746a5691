import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useRef } from 'react'
import { returnToLastField } from '@/components/behavior/focus-origin'
import { useFocusFallback } from '@/components/behavior/use-focus-fallback'
import { IconLabel } from '@/components/ui/icon-label'
import { getToolButtonClass, ToolButton } from '@/components/ui/tool-button'
import { openDisclosure } from '@/components/ui/tool-disclosure'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { toHubAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import { AuditPanel } from '../accessibility-audit/audit-panel'
import { DragOverlay } from '../block-actions/dnd/drag-overlay'
import { ShortcutsPanel } from '../block-actions/shortcuts-panel'
import { FeedbackTool } from '../feedback/feedback-tool'
import { feedbackQuery, isApprovalMissing } from '../feedback/queries'
import { PublishingTools } from '../publishing/publishing-tools'
import { SessionDialog } from '../session/session-dialog'
import { SettingsTool } from '../settings/settings-tool'
import styles from '../toolbar/toolbar.module.css'
import { TranslationLinks } from '../translation/translation-links'
import { editExitAttributes } from './edit-mode-links'
import { EditTools } from './edit-tools'
import { FoldingRows } from './folding-rows'
import { PageState } from './page-state'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { useCurrentNotice, useNotify } from './state/notices'
import { usePageFacts } from './state/page-facts'
import { usePageWatch } from './state/page-watch'
import { usePanels } from './state/panels'
import { ToolbarNotices } from './toolbar-notices'
import { usePageWithSettings } from './use-page-with-settings'

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

/** The tools that concern the entire page: translation, comments, settings and publishing. */
function PageTools() {
  const { locale, site, capabilities, hasFeedback } = usePageFacts()
  const { page, setPage, editor, session } = useEditing()
  const { selection, blockActions, show, isStarted } = useBlocks()
  const { audit } = usePageWatch()
  const { thread, settingsPart, openSettings, setProblems } = usePanels()
  const notify = useNotify()
  const pageWithSettings = usePageWithSettings()
  const feedbackPanel = useRef<HTMLDetailsElement>(null)
  const { data } = useQuery({ ...feedbackQuery(locale, page.id), enabled: hasFeedback && isStarted })
  return (
    <>
      <TranslationLinks page={page} locale={locale} />
      {editor && hasFeedback && isStarted && (
        <FeedbackTool
          page={page}
          locale={locale}
          editor={editor}
          thread={thread}
          panel={feedbackPanel}
          userId={session.accountId}
          selectedKey={selection.activeKey}
          getName={blockActions.names.getName}
          onShow={show}
        />
      )}
      {editor && (
        <SettingsTool
          editor={editor}
          locale={locale}
          site={site}
          page={pageWithSettings}
          part={settingsPart}
          onPartChange={openSettings}
        />
      )}
      <PublishingTools
        page={page}
        locale={locale}
        capabilities={capabilities}
        editor={editor}
        audit={audit}
        notify={notify}
        onPage={setPage}
        onProblems={setProblems}
        isApprovalMissing={isApprovalMissing(data)}
        onReview={() => feedbackPanel.current && openDisclosure(feedbackPanel.current)}
      />
    </>
  )
}

/**
 * Keeps the focus in the editor: in the edited text, or else in the toolbar. Reads all contexts,
 * because any change may remove the focused element. Rendered last, so that its effect runs after
 * other parts have moved the focus.
 */
function FocusFallback({ toolbar }: { toolbar: RefObject<HTMLElement | null> }) {
  useCurrentNotice()
  useEditing()
  useBlocks()
  usePageWatch()
  usePanels()
  useFocusFallback(() => {
    if (!returnToLastField()) toolbar.current?.focus()
  })
  return null
}

/**
 * Returns the address to leave the editor to: the public page, or the hub in the editor's language.
 */
function getExitAddress(
  { is_online, urls }: Pick<PageDraft, 'is_online' | 'urls'>,
  locale: Locale,
  language: Locale,
): string {
  return (is_online && urls[locale]) || toHubAddress(language)
}
