import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { openDisclosure } from '@/components/ui/tool-disclosure'
import { FeedbackTool } from '../feedback/feedback-tool'
import { feedbackQuery, isApprovalMissing } from '../feedback/queries'
import { PublishingTools } from '../publishing/publishing-tools'
import { SettingsTool } from '../settings/settings-tool'
import { TranslationLinks } from '../translation/translation-links'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { useNotify } from './state/notices'
import { usePageFacts } from './state/page-facts'
import { usePageWatch } from './state/page-watch'
import { usePanels } from './state/panels'
import { usePageWithSettings } from './use-page-with-settings'

/** The tools that concern the entire page: translation, comments, settings and publishing. */
export function PageTools() {
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
          user={session.account}
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
